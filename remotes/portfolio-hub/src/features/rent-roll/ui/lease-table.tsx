import type { Indexation } from '@kavel/contracts/leases';
import { type Formats, useFormats } from '@kavel/i18n';
import { Box, Card, Menu, Text } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { type ReactNode, useMemo } from 'react';
import { useRentRollTexts } from '../../../i18n/rent-roll';
import type { LeaseRow } from '../model/lease-row';

export interface LeaseTableProps {
  rows: readonly LeaseRow[];
  mayTenants: boolean;
  /** Absent: read-only. */
  onEdit: ((row: LeaseRow) => void) | undefined;
  onRemove: (row: LeaseRow) => void;
  empty: ReactNode;
}

/** The leases, each with its actions. Tenants have a column for those who may see them. */
export function LeaseTable({ rows, mayTenants, onEdit, onRemove, empty }: LeaseTableProps) {
  const columns = useLeaseColumns(mayTenants, onEdit, onRemove);
  const t = useRentRollTexts();
  return (
    <Card overflow="hidden" minWidth="0">
      <DataTable
        label={t('table.label')}
        columns={columns}
        rows={rows}
        rowKey={({ lease }) => lease.id}
        onSelect={onEdit}
        maxHeight="34rem"
        minWidth={mayTenants ? '86rem' : '79rem'}
        empty={empty}
      />
    </Card>
  );
}

/** `CPI, max. 5 %`: a clause in few words. */
export function clauseText(
  t: ReturnType<typeof useRentRollTexts>,
  { percent }: Formats,
  indexation: Indexation | null,
): string {
  if (indexation === null) return t('clauses.unknown');
  const { clause, rate, cap } = indexation;
  if (clause === 'fixed') return t('clauses.fixed', { rate: percent(rate ?? 0) });
  return clause === 'cpi' && cap !== null
    ? t('clauses.cpiCap', { rate: percent(cap) })
    : t(`clauses.${clause}`);
}

function useLeaseColumns(
  mayTenants: boolean,
  onEdit: LeaseTableProps['onEdit'],
  onRemove: LeaseTableProps['onRemove'],
): Column<LeaseRow>[] {
  const t = useRentRollTexts();
  const format = useFormats();
  return useMemo(() => {
    const day = (date: string | null, none: string) => (date === null ? none : format.date(date));
    const figure = (value: number | null) => (value === null ? '–' : format.number(value));
    const tenant: Column<LeaseRow> = {
      key: 'tenant',
      header: t('table.tenant'),
      width: 'minmax(7.5rem, 1.5fr)',
      sortBy: ({ lease }) => lease.tenant?.name ?? null,
      cell: ({ lease }) => lease.tenant?.name ?? lease.tenant?.reference ?? '–',
    };
    const actions: Column<LeaseRow> = {
      key: 'actions',
      header: '',
      width: '2.5rem',
      cell: row => (
        <Box data-apart>
          <Menu
            trigger="⋯"
            label={t('table.actions', { name: row.address })}
            items={[
              { key: 'edit', label: t('table.edit'), onSelect: () => onEdit?.(row) },
              { key: 'remove', label: t('table.remove'), onSelect: () => onRemove(row) },
            ]}
          />
        </Box>
      ),
    };
    return [
      {
        key: 'address',
        header: t('table.address'),
        width: 'minmax(9.5rem, 2.2fr)',
        sortBy: row => row.address,
        cell: row => row.address,
      },
      {
        key: 'reference',
        header: t('table.reference'),
        width: 'minmax(6rem, 1fr)',
        sortBy: ({ lease }) => lease.reference,
        cell: ({ lease }) => lease.reference ?? '–',
      },
      ...(mayTenants ? [tenant] : []),
      {
        key: 'rent',
        header: t('table.rent'),
        numeric: true,
        width: 'minmax(6.25rem, 1fr)',
        sortBy: ({ lease }) => lease.annualRent,
        cell: ({ lease }) => figure(lease.annualRent),
      },
      {
        key: 'market',
        header: t('table.market'),
        numeric: true,
        width: 'minmax(8.75rem, 1fr)',
        sortBy: row => row.marketRent,
        cell: row => figure(row.marketRent),
      },
      {
        key: 'difference',
        header: t('table.difference'),
        numeric: true,
        width: 'minmax(5.75rem, 0.8fr)',
        sortBy: row => row.difference,
        cell: row => (row.difference === null ? '–' : format.signedPercent(row.difference)),
      },
      {
        key: 'wws',
        header: t('table.wws'),
        numeric: true,
        width: 'minmax(8.5rem, 1fr)',
        sortBy: row => row.wwsRent,
        cell: row => (
          <Text as="span" color={isAboveWws(row) ? 'attention' : undefined}>
            {figure(row.wwsRent)}
            {isAboveWws(row) ? ' ▲' : ''}
          </Text>
        ),
      },
      {
        key: 'start',
        header: t('table.start'),
        width: 'minmax(6.5rem, 1fr)',
        sortBy: ({ lease }) => lease.start,
        cell: ({ lease }) => day(lease.start, '–'),
      },
      {
        key: 'end',
        header: t('table.end'),
        width: 'minmax(6.5rem, 1fr)',
        sortBy: ({ lease }) => lease.end,
        cell: ({ lease }) => day(lease.end, t('table.indefinite')),
      },
      {
        key: 'break',
        header: t('table.break'),
        width: 'minmax(6.5rem, 1fr)',
        sortBy: ({ lease }) => lease.breakDate,
        cell: ({ lease }) => day(lease.breakDate, '–'),
      },
      {
        key: 'clause',
        header: t('table.clause'),
        width: 'minmax(6.5rem, 1fr)',
        sortBy: ({ lease }) => clauseText(t, format, lease.indexation),
        cell: ({ lease }) => clauseText(t, format, lease.indexation),
      },
      {
        key: 'state',
        header: t('table.state'),
        width: 'minmax(6.25rem, 0.8fr)',
        sortBy: row => t(`states.${row.state}`),
        cell: row => t(`states.${row.state}`),
      },
      ...(onEdit ? [actions] : []),
    ];
  }, [t, format, mayTenants, onEdit, onRemove]);
}

function isAboveWws({ wwsRent, state, lease }: LeaseRow): boolean {
  return state === 'running' && wwsRent !== null && lease.annualRent > wwsRent;
}
