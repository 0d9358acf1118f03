import { shownValue } from '@kavel/contracts';
import type { ReviewQueueItem } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { Text, TextLink, useBreakpoint } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { stepPath } from '../../../common/open-valuation';
import { StackedRows } from '../../../common/stacked-rows';
import { useTexts } from '../../../i18n';
import { daysBetween } from '../model/waiting';

export interface QueueTableProps {
  items: readonly ReviewQueueItem[];
  onOpen: (item: ReviewQueueItem) => void;
}

/** The queue, sortable by any header, on a phone as a list; each row leads to the summary of its valuation. */
export function QueueTable({ items, onOpen }: QueueTableProps) {
  const t = useTexts();
  const f = useFormats();
  const wide = useBreakpoint('md');
  const today = new Date().toISOString().slice(0, 10);
  const muted = (text: string) => (
    <Text as="span" color="muted">
      {text}
    </Text>
  );
  const due = ({ review }: ReviewQueueItem) => {
    if (!review?.dueDate) return muted('–');
    const late = daysBetween(review.dueDate, today);
    if (late <= 0) return f.date(review.dueDate);
    return (
      <Text as="span" color="red" fontWeight="medium" title={t('queue.late', { count: late })}>
        {f.date(review.dueDate)} · {t('queue.late', { count: late })}
      </Text>
    );
  };
  const columns: Column<ReviewQueueItem>[] = [
    {
      key: 'name',
      header: t('hub.name'),
      width: 'minmax(12rem, 3fr)',
      sortBy: row => row.name,
      cell: row => <TextLink to={stepPath(row.id, 'summary')}>{row.name}</TextLink>,
    },
    {
      key: 'portfolio',
      header: t('hub.portfolio'),
      width: 'minmax(7.5rem, 2fr)',
      sortBy: row => row.portfolioName,
      cell: row => row.portfolioName,
    },
    {
      key: 'due',
      header: t('status.review.dueDate'),
      width: '13rem',
      sortBy: row => row.review?.dueDate ?? null,
      cell: due,
    },
    {
      key: 'waiting',
      header: t('queue.waiting'),
      width: '6rem',
      numeric: true,
      sortBy: row => daysBetween(row.submittedAt, today),
      cell: row => t('queue.days', { count: daysBetween(row.submittedAt, today) }),
    },
    {
      key: 'reviewer',
      header: t('status.review.reviewer'),
      width: 'minmax(11rem, 1.5fr)',
      sortBy: row => row.review?.reviewer.name ?? null,
      cell: row => row.review?.reviewer.name ?? muted(t('status.review.noOne')),
    },
    {
      key: 'by',
      header: t('queue.submittedBy'),
      width: 'minmax(8.5rem, 1.5fr)',
      sortBy: row => row.submittedBy.name,
      cell: row => row.submittedBy.name,
    },
    {
      key: 'value',
      header: t('common.value'),
      width: '13.5rem',
      numeric: true,
      sortBy: row => row.totalValue,
      cell: row => (row.totalValue === null ? '–' : f.money(shownValue({ ...row, value: row.totalValue }))),
    },
    {
      key: 'deviation',
      header: <span title={t('queue.deviationWhy')}>{t('queue.deviation')}</span>,
      width: '6.5rem',
      numeric: true,
      sortBy: row => (row.deviation === null ? null : Math.abs(row.deviation)),
      cell: row =>
        row.overrides === 0 || row.deviation === null ? (
          muted(t('queue.noOverrides'))
        ) : (
          <span title={t('overridden.count', { count: f.number(row.overrides) })}>
            {f.signedPercent(row.deviation)}
          </span>
        ),
    },
    {
      key: 'checklist',
      header: t('checklist.title'),
      width: '6rem',
      numeric: true,
      sortBy: ({ checklist }) => checklist.confirmed / checklist.of,
      cell: ({ checklist }) => `${checklist.confirmed} / ${checklist.of}`,
    },
  ];
  const table = { label: t('queue.title'), columns, rows: items, rowKey: (row: ReviewQueueItem) => row.id };
  if (!wide) return <StackedRows {...table} />;
  return <DataTable {...table} onSelect={onOpen} />;
}
