import { type AddressOrder, catalogueQueries } from '@kavel/api-client';
import type { AddressPage, ListedObject } from '@kavel/contracts';
import { useQueries, useQueryClient } from '@kavel/query';
import { useMemo, useState } from 'react';
import { useWorkAreaFilter } from '../../work-areas';

export interface AllAddresses {
  /** Those of the order before stay until the first page of this one has come. */
  rows: readonly ListedObject[];
  /** All there are; undefined until it is known. */
  count: number | undefined;
  error: Error | null;
  /** Asks for all pages again: after an import those of before cannot be gone on with. */
  retry: () => void;
  more: () => void;
}

/** The addresses of the work area loaded so far, page after page. Another order starts again at the first page. */
export function useAllAddresses({ sort, direction }: AddressOrder): AllAddresses {
  const client = useQueryClient();
  const area = useWorkAreaFilter();
  const order = { sort, direction, ...area };
  const question = `${sort} ${direction} ${area?.within}`;
  const [wanted, setWanted] = useState({ question, pages: 1 });
  if (wanted.question !== question) setWanted({ question, pages: 1 });

  const cursors: (string | null)[] = [null];
  while (cursors.length < wanted.pages) {
    const { queryKey } = catalogueQueries.addresses(order, cursors.at(-1) ?? null);
    const next = client.getQueryData<AddressPage>(queryKey)?.next;
    if (!next) break;
    cursors.push(next);
  }
  const pages = useQueries({
    queries: area ? cursors.map(cursor => catalogueQueries.addresses(order, cursor)) : [],
  });
  const newest = pages.at(-1);
  const came = pages.flatMap(({ data }) => data ?? []);
  const key = `${question} ${came.length} ${came[0]?.snapshot}`;
  // The key tells the same pages from others.
  const rows = useMemo(() => came.flatMap(({ objects }) => objects), [key]);
  const count = came[0]?.count;
  const [last, setLast] = useState({ rows, count });
  const isOld = came.length === 0 && newest?.error == null;
  if (!isOld && last.rows !== rows) setLast({ rows, count });
  return {
    ...(isOld ? last : { rows, count }),
    error: newest?.error ?? null,
    retry: () => void client.invalidateQueries({ queryKey: ['catalogue', 'addresses'] }),
    more: () => {
      if (newest?.data?.next) setWanted({ question, pages: cursors.length + 1 });
    },
  };
}
