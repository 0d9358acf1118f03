import { fullAddress, type Portfolio } from '@kavel/contracts';
import type { TransitQuestion } from '@kavel/contracts/travel-time';
import { bus } from '@kavel/event-bus';
import { exportFile } from '@kavel/files';
import { fileNameOf, useFormats } from '@kavel/i18n';
import { useMutation } from '@kavel/query';
import { localToday } from '../../../common/travel/travel-queries';
import { writeFile } from '../../../common/write-file';
import type { Times } from '../api/use-times';
import { useTexts } from '../i18n';
import type { TableView } from '../model/table-address';
import { timesRow } from '../model/times';

export interface TimesExport {
  table: TableView;
  goalNames: readonly string[];
  transit: TransitQuestion;
  sources: readonly string[];
  portfolio: Pick<Portfolio, 'id' | 'name'> | null;
}

/** Writes the table to a file that also says what was asked. */
export function useTimesExport({ table, goalNames, transit, sources, portfolio }: TimesExport) {
  const t = useTexts();
  const { date } = useFormats();
  const about = [
    { name: 'Kavel', value: t('table.title') },
    { name: t('table.portfolio'), value: portfolio?.name ?? '' },
    { name: t('file.mode'), value: `${t(`modes.${table.mode}`)} (min)` },
    { name: t('file.direction'), value: t(`table.directions.${table.direction}`) },
    { name: t('table.most'), value: t('table.min', { n: table.mostMinutes }) },
    ...(table.mode === 'transit'
      ? [{ name: t('file.time'), value: `${date(transit.date)} ${transit.time}` }]
      : []),
    { name: t('file.made'), value: date(localToday()) },
    { name: t('file.assumption'), value: sources.join(' ') },
    { name: t('file.link'), value: location.href },
  ];
  return useMutation({
    mutationFn: async ({ rows }: Times) => {
      const content = await writeFile({
        kind: 'csv',
        head: { headers: [t('table.address'), ...goalNames], about },
        rows: rows.map(row => timesRow(row, fullAddress(row.unit.addressObjectData))),
        sheets: { results: t('table.title'), filter: t('file.assumption') },
      });
      const fileName = fileNameOf([t('file.name'), portfolio?.name, localToday()], 'csv');
      await exportFile({
        content,
        fileName,
        object: 'portfolio',
        objectId: portfolio?.id,
        rows: rows.length,
      });
    },
    onSuccess: () => bus.publish('toast', { tone: 'success', title: t('exportDone') }),
    onError: () => bus.publish('toast', { tone: 'error', title: t('exportFailed') }),
  });
}
