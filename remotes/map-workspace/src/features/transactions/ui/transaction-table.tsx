import { errorDetails } from '@kavel/api-client';
import { type Transaction, type TransactionSort, transactionSorts } from '@kavel/contracts/transactions';
import { useFormats } from '@kavel/i18n';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Skeleton,
  Stack,
  Text,
  useBreakpoint,
} from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { useMemo } from 'react';
import type { TransactionRows } from '../api/use-transaction-rows';
import { useTexts } from '../i18n';
import { type TransactionView, usualSort } from '../model/transaction-view';
import { FictionalBadge } from './fictional-badge';
import { MarkBadge } from './mark-badge';
import { OwnBadge } from './own-badge';

export interface TransactionTableProps {
  results: TransactionRows;
  sort: TransactionView['sort'];
  onSort: (sort: TransactionView['sort']) => void;
  selectedId: string | null;
  onSelect: (transaction: Transaction) => void;
  hoveredId: string | null;
  onHover: (transaction: Transaction | null) => void;
  /** The market has no transactions at all. */
  isMarketEmpty: boolean;
  onReset: (() => void) | null;
}

const rowKey = ({ id }: Transaction) => id;

/** Table of transactions that loads more rows on scroll, with help when it is empty. */
export function TransactionTable(props: TransactionTableProps) {
  const { results, sort, onReset } = props;
  const t = useTexts();
  const columns = useColumns();
  // On a phone the address has room before the price, and the rest is a swipe away.
  const minWidth = useBreakpoint('md') ? '27rem' : '32rem';
  const { rows, count, error } = results;
  if (error && rows.length === 0) return <ListFailed error={error} onRetry={results.retry} />;
  if (results.isPending) {
    return (
      <Stack gap="3" p="3" aria-hidden>
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} height="6" />
        ))}
      </Stack>
    );
  }
  if (rows.length === 0) {
    const reset = onReset ? (
      <Button variant="solid" onClick={onReset}>
        {t('reset')}
      </Button>
    ) : null;
    return (
      <EmptyState
        title={t('empty')}
        description={t(props.isMarketEmpty ? 'emptyMarket' : 'emptyHelp')}
        action={reset}
      />
    );
  }
  const isUsual = sort.by === usualSort.by && sort.direction === usualSort.direction;
  return (
    <>
      <DataTable
        label={t('list')}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowCount={count ?? rows.length}
        maxHeight="100%"
        minWidth={minWidth}
        selectedKey={props.selectedId}
        onSelect={props.onSelect}
        hoveredKey={props.hoveredId}
        onHover={props.onHover}
        onEndReached={results.more}
        sorting={isUsual ? null : { key: sort.by, descending: sort.direction === 'descending' }}
        onSort={next => {
          const by = transactionSorts.find(key => key === next?.key);
          props.onSort(
            by && next ? { by, direction: next.descending ? 'descending' : 'ascending' } : usualSort,
          );
        }}
      />
      {error ? <ListFailed error={error} onRetry={results.retry} /> : null}
    </>
  );
}

function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts();
  return (
    <ErrorState
      title={t('title')}
      description={t('listFailed')}
      retry={{ label: t('retry'), onRetry }}
      details={{ label: t('details'), text: errorDetails(error) }}
    />
  );
}

const missing = '–';

function useColumns(): Column<Transaction>[] {
  const t = useTexts();
  const { number, date } = useFormats();
  return useMemo(() => {
    const figure = (value: number | null) => (value === null ? missing : number(value));
    const sortable = (key: TransactionSort) => ({
      key,
      header: t(`columns.${key}`),
      numeric: true,
      sortable: true,
    });
    return [
      {
        key: 'address',
        header: t('columns.address'),
        width: 'minmax(8rem, 1fr)',
        cell: ({ address, fictional, own, marks }) => (
          <Flex alignItems="center" gap="1.5" title={address}>
            <Text truncate>{address}</Text>
            {fictional ? <FictionalBadge /> : null}
            {marks ? <MarkBadge marks={marks} own={own === true} /> : own ? <OwnBadge /> : null}
          </Flex>
        ),
      },
      { ...sortable('date'), width: '5.75rem', cell: row => <Box whiteSpace="nowrap">{date(row.date)}</Box> },
      { ...sortable('price'), width: '5.25rem', cell: row => figure(row.price) },
      { ...sortable('pricePerM2'), width: '4.25rem', cell: row => figure(row.pricePerM2) },
      { ...sortable('area'), width: '3.75rem', cell: row => figure(row.area) },
    ];
  }, [t, number, date]);
}
