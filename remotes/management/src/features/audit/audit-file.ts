import { currentLanguage } from '@kavel/i18n';

const byteOrderMark = '\uFEFF';

/** Hands the log to the user as a table that a spreadsheet of his language opens; moments in UTC, as ISO 8601. */
export async function auditFile<Event>(
  events: readonly Event[],
  headers: string[],
  cellsOf: (event: Event) => string[],
): Promise<void> {
  const { unparse } = (await import('papaparse')).default;
  const table = unparse([headers, ...events.map(cellsOf)], {
    delimiter: currentLanguage() === 'en' ? ',' : ';',
    escapeFormulae: true,
  });
  const file = new Blob([byteOrderMark, table], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const download = `kavel-audit-${new Date().toISOString().slice(0, 10)}.csv`;
  Object.assign(document.createElement('a'), { href: address, download }).click();
  URL.revokeObjectURL(address);
}
