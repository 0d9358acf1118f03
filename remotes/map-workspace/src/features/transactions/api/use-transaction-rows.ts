import type { Transaction, TransactionFilter } from '@kavel/contracts/transactions';
import { useQueries, useQueryClient } from '@kavel/query';
import { useMemo, useState } from 'react';
import type { TransactionView } from '../model/transaction-view';
import { pageSize, transactionQueries } from './transaction-queries';

export interface TransactionRows {
  /** Rows of the previous query stay until the first page has loaded. */
  rows: readonly Transaction[];
  /** Count of the whole result; undefined until the first page has loaded. */
  count: number | undefined;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
  more: () => void;
}

interface Shown {
  rows: readonly Transaction[];
  count: number | undefined;
}

/** Rows of the loaded pages. */
export function useTransactionRows(
  filter: TransactionFilter,
  sort: TransactionView['sort'],
): TransactionRows {
  const client = useQueryClient();
  const question = JSON.stringify([filter, sort]);
  const [wanted, setWanted] = useState({ question, pages: 1 });
  if (wanted.question !== question) setWanted({ question, pages: 1 });

  const offsets = Array.from(
    { length: wanted.question === question ? wanted.pages : 1 },
    (_, at) => at * pageSize,
  );
  const pages = useQueries({ queries: offsets.map(offset => transactionQueries.page(filter, sort, offset)) });

  const came = pages.flatMap(({ data }) => data ?? []);
  const cameKey = `${question} ${pages.map(({ dataUpdatedAt }) => dataUpdatedAt).join()}`;
  // Identifies the pages. Own sales change pages of the same snapshot.
  const fresh = useMemo<Shown>(
    () => ({ rows: came.flatMap(({ transactions }) => transactions), count: came[0]?.count }),
    [cameKey],
  );
  const [last, setLast] = useState(fresh);
  const error = pages.find(one => one.error)?.error ?? null;
  const isOld = came.length === 0 && error === null;
  if (!isOld && last !== fresh) setLast(fresh);
  const shown = isOld ? last : fresh;

  return {
    ...shown,
    isPending: isOld && last.rows.length === 0,
    error,
    retry: () => void client.invalidateQueries({ queryKey: [...transactionQueries.all(), 'page'] }),
    more: () => {
      const isComplete = shown.count !== undefined && shown.rows.length >= shown.count;
      if (!isOld && !isComplete && came.length === offsets.length)
        setWanted({ question, pages: offsets.length + 1 });
    },
  };
}
