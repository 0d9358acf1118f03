import type { RentRoll } from '@kavel/contracts/leases';
import { csvFile, exportFile, workbookFile } from '@kavel/files';
import { fileNameOf, useFormats } from '@kavel/i18n';
import { Menu } from '@kavel/ui/core';
import { toastError } from '../../../common/toast';
import { useRentRollTexts } from '../../../i18n/rent-roll';
import type { LeaseRow } from '../model/lease-row';
import { clauseText } from './lease-table';

type Cell = string | number | null;

/** Offers the shown leases as a file: without tenants, or with them for those who may see them. */
export function ExportMenu({ roll, rows }: { roll: RentRoll; rows: readonly LeaseRow[] }) {
  const t = useRentRollTexts();
  const format = useFormats();
  const { portfolioId, name, asOf, mayTenants } = roll;

  const table = (withTenants: boolean): { heading: string[]; cells: Cell[][] } => {
    const tenantHeading = [t('form.tenantReference'), t('form.tenantName'), t('form.kvk')];
    const heading = [
      ...[t('table.address'), t('form.reference'), t('form.kind'), t('table.rent'), t('table.market')],
      ...[t('table.wws'), t('table.start'), t('table.end'), t('table.break'), t('table.clause')],
      ...[t('form.area'), t('form.rentFree'), t('form.discount'), t('form.deposit'), t('form.service')],
      ...[t('table.state'), ...(withTenants ? tenantHeading : [])],
    ];
    const cells = rows.map(({ lease, address, marketRent, wwsRent, state }): Cell[] => [
      ...[address, lease.reference, t(`kinds.${lease.kind}`), lease.annualRent, marketRent, wwsRent],
      ...[lease.start, lease.end, lease.breakDate, clauseText(t, format, lease.indexation), lease.area],
      ...[lease.rentFreeMonths, lease.discount, lease.deposit, lease.serviceCosts, t(`states.${state}`)],
      ...(withTenants
        ? [lease.tenant?.reference ?? null, lease.tenant?.name ?? null, lease.tenant?.kvk ?? null]
        : []),
    ]);
    return { heading, cells };
  };

  const save = async (kind: 'csv' | 'xlsx', withTenants: boolean) => {
    const { heading, cells } = table(withTenants);
    const about = [
      [t('title'), name],
      [t('asOf'), asOf],
    ];
    const content =
      kind === 'csv'
        ? await csvFile([...about, [], heading, ...cells])
        : await workbookFile([
            {
              name: t('title'),
              rows: [heading.map(value => ({ value, fontWeight: 'bold' as const })), ...cells],
              widths: heading.map((_, at) => (at === 0 ? 42 : 16)),
              stickyRows: 1,
            },
          ]);
    const fileName = fileNameOf([t('title'), name, asOf], kind);
    await exportFile({ content, fileName, object: 'rent-roll', objectId: portfolioId, rows: rows.length });
  };
  const item = (kind: 'csv' | 'xlsx', withTenants: boolean) => {
    const key = withTenants ? (`${kind}Tenants` as const) : kind;
    return {
      key,
      label: t(`actions.${key}`),
      onSelect: () => {
        save(kind, withTenants).catch((error: unknown) => toastError(t('actions.failed'), error));
      },
    };
  };
  return (
    <Menu
      trigger={t('actions.export')}
      variant="outline"
      items={[false, ...(mayTenants ? [true] : [])].flatMap(withTenants => [
        item('csv', withTenants),
        item('xlsx', withTenants),
      ])}
    />
  );
}
