import type { LocatorFilter, LocatorObject, LocatorPage } from '@kavel/contracts/locator';
import { useQueries, useQueryClient } from '@kavel/query';
import { useMemo, useState } from 'react';
import type { ResultOrder } from '../model/result-order';
import { locatorQueries } from './locator-queries';

export interface ResultRows {
  /** Rows of the previous query are kept until the first page of this one arrives. */
  rows: readonly LocatorObject[];
  isOld: boolean;
  /** True while there is nothing to show yet. */
  isPending: boolean;
  error: Error | null;
  retry: () => void;
  more: () => void;
}

/** The rows loaded so far, page by page. */
export function useResultRows(filter: LocatorFilter, order: ResultOrder): ResultRows {
  const client = useQueryClient();
  const question = JSON.stringify([filter, order]);
  const [wanted, setWanted] = useState({ question, pages: 1 });
  if (wanted.question !== question) setWanted({ question, pages: 1 });

  const cursors: (string | null)[] = [null];
  while (cursors.length < wanted.pages) {
    const { queryKey } = locatorQueries.page(filter, order, cursors.at(-1) ?? null);
    const next = client.getQueryData<LocatorPage>(queryKey)?.next;
    if (!next) break;
    cursors.push(next);
  }
  const pages = useQueries({ queries: cursors.map(cursor => locatorQueries.page(filter, order, cursor)) });

  const newest = pages.at(-1);
  const came = pages.flatMap(({ data }) => data ?? []);
  const cameKey = `${question} ${came.length} ${came[0]?.snapshot}`;
  // The key tells the same pages from others.
  const rows = useMemo(() => came.flatMap(({ objects }) => objects), [cameKey]);

  const [last, setLast] = useState(rows);
  const isOld = came.length === 0 && newest?.error == null;
  if (!isOld && last !== rows) setLast(rows);

  return {
    rows: isOld ? last : rows,
    isOld,
    isPending: isOld && last.length === 0,
    error: newest?.error ?? null,
    // After an import the pages of before cannot be gone on with: all are asked for again.
    retry: () => void client.invalidateQueries({ queryKey: [...locatorQueries.all(), 'page'] }),
    more: () => {
      if (newest?.data?.next) setWanted({ question, pages: cursors.length + 1 });
    },
  };
}
