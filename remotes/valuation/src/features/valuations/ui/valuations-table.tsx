import {
  isEditable,
  isOnRecord,
  shownValue,
  type ValuationListItem,
  valuationStatuses,
} from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Menu, Text, TextLink } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Checkbox } from '@kavel/ui/forms';
import { stepPath } from '../../../common/open-valuation';
import { StatusBadge } from '../../../common/status-badge';
import { useTexts } from '../../../i18n';
import { changeSinceApproved } from '../../compare';

export interface ValuationsTableProps {
  valuations: readonly ValuationListItem[];
  /** Includes rows that are filtered out: the valuation to compare with may be among them. */
  all: readonly ValuationListItem[];
  /** The valuation the user opened last. */
  currentId: string | null;
  /** Selected for comparison, in order of selection. */
  selected: readonly string[];
  onSelected: (selected: readonly string[]) => void;
  onOpen: (valuation: ValuationListItem) => void;
  onEdit: (valuation: ValuationListItem) => void;
  onRemove: (valuation: ValuationListItem) => void;
  onDuplicate: (valuation: ValuationListItem) => void;
  onSummary: (valuation: ValuationListItem) => void;
  /** Undefined for a user without documents. */
  onDocument: ((valuation: ValuationListItem) => void) | undefined;
}

/** Table of valuations, sortable by any header; each row links to its valuation and ends with its actions. */
export function ValuationsTable({
  valuations,
  all,
  onOpen,
  onEdit,
  onRemove,
  onDuplicate,
  onSummary,
  onDocument,
  selected,
  onSelected,
  currentId,
}: ValuationsTableProps) {
  const t = useTexts();
  const f = useFormats();

  const actionsOf = (valuation: ValuationListItem) => [
    { key: 'open', label: t('hub.open'), onSelect: () => onOpen(valuation) },
    ...(isEditable(valuation)
      ? [{ key: 'edit', label: t('hub.edit'), onSelect: () => onEdit(valuation) }]
      : []),
    ...(valuation.totalValue === null
      ? []
      : [{ key: 'status', label: t('status.change'), onSelect: () => onSummary(valuation) }]),
    ...(onDocument && valuation.totalValue !== null
      ? [{ key: 'document', label: t('hub.document'), onSelect: () => onDocument(valuation) }]
      : []),
    { key: 'duplicate', label: t('hub.duplicate'), onSelect: () => onDuplicate(valuation) },
    ...(isOnRecord(valuation)
      ? []
      : [{ key: 'remove', label: t('hub.remove'), onSelect: () => onRemove(valuation) }]),
  ];
  const columns: Column<ValuationListItem>[] = [
    {
      key: 'select',
      header: '',
      width: '2.75rem',
      cell: ({ id, name, totalValue }) =>
        totalValue === null ? null : (
          <Text
            as="span"
            onClick={event => event.stopPropagation()}
            onKeyDown={event => event.stopPropagation()}
          >
            <Checkbox
              hideLabel
              label={t('compare.choose', { name })}
              checked={selected.includes(id)}
              onChange={on => onSelected(on ? [...selected, id] : selected.filter(other => other !== id))}
            />
          </Text>
        ),
    },
    {
      key: 'name',
      header: t('hub.name'),
      width: 'minmax(14rem, 3fr)',
      sortBy: row => row.name,
      cell: row => <TextLink to={stepPath(row.id, 'buckets')}>{row.name}</TextLink>,
    },
    {
      key: 'portfolio',
      header: t('hub.portfolio'),
      width: 'minmax(9rem, 2fr)',
      sortBy: row => row.portfolioName,
      cell: row => <span title={row.portfolioName}>{row.portfolioName}</span>,
    },
    {
      key: 'status',
      header: t('status.label'),
      width: '9rem',
      sortBy: row => valuationStatuses.indexOf(row.status),
      cell: row => <StatusBadge status={row.status} />,
    },
    {
      key: 'units',
      header: t('common.unitsPlain'),
      width: '6rem',
      numeric: true,
      sortBy: row => row.unitCount,
      cell: row => f.number(row.unitCount),
    },
    {
      key: 'value',
      header: <span title={t('common.value')}>{t('hub.value')}</span>,
      width: '10rem',
      numeric: true,
      sortBy: row => row.totalValue,
      cell: row =>
        row.totalValue === null ? (
          <Text as="span" color="muted">
            {t('hub.notValued')}
          </Text>
        ) : (
          f.money(shownValue({ ...row, value: row.totalValue }))
        ),
    },
    {
      key: 'change',
      header: <span title={t('hub.sinceApproved')}>{t('hub.change')}</span>,
      width: '6rem',
      numeric: true,
      sortBy: row => changeSinceApproved(row, all),
      cell: row => {
        const change = changeSinceApproved(row, all);
        return change === null ? '–' : f.signedPercent(change);
      },
    },
    {
      key: 'owner',
      header: t('hub.owner'),
      width: 'minmax(8.5rem, 1.5fr)',
      sortBy: row => row.ownerName ?? null,
      cell: row => row.ownerName ?? '–',
    },
    {
      key: 'valueDate',
      header: t('common.valueDate'),
      width: '7rem',
      sortBy: row => row.valueDate,
      cell: row => f.date(row.valueDate),
    },
    {
      key: 'updatedAt',
      header: t('hub.changed'),
      width: '7rem',
      sortBy: row => row.updatedAt,
      cell: row => f.date(row.updatedAt),
    },
    {
      key: 'actions',
      header: '',
      width: '4.5rem',
      cell: row => (
        <Text
          as="span"
          onClick={event => event.stopPropagation()}
          onKeyDown={event => event.stopPropagation()}
        >
          <Menu trigger="⋯" label={t('hub.actions', { name: row.name })} items={actionsOf(row)} />
        </Text>
      ),
    },
  ];

  return (
    <DataTable
      label={t('hub.title')}
      columns={columns}
      rows={valuations}
      rowKey={row => row.id}
      selectedKey={currentId}
      onSelect={onOpen}
    />
  );
}
