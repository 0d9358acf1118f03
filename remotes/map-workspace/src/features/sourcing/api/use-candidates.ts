import type { Candidate, SourcingPage, SourcingQuestion } from '@kavel/contracts/sourcing';
import { useQueries, useQueryClient } from '@kavel/query';
import { useMemo, useState } from 'react';
import { sourcingQueries } from './sourcing-queries';

export interface Candidates {
  candidates: readonly Candidate[];
  /** The first page; undefined while nothing is known, and without an area. */
  first: SourcingPage | undefined;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
  more: () => void;
}

const nothing: readonly Candidate[] = [];

/** The candidates loaded so far, page by page. */
export function useCandidates(question: SourcingQuestion | null): Candidates {
  const client = useQueryClient();
  const key = JSON.stringify(question);
  const [wanted, setWanted] = useState({ key, pages: 1 });
  if (wanted.key !== key) setWanted({ key, pages: 1 });

  const cursors: (string | null)[] = question ? [null] : [];
  while (question && cursors.length < wanted.pages) {
    const { queryKey } = sourcingQueries.page(question, cursors.at(-1) ?? null);
    const next = client.getQueryData<SourcingPage>(queryKey)?.next;
    if (!next) break;
    cursors.push(next);
  }
  const pages = useQueries({
    queries: question ? cursors.map(cursor => sourcingQueries.page(question, cursor)) : [],
  });
  const came = pages.flatMap(({ data }) => data ?? []);
  const cameKey = `${key} ${came.length} ${came[0]?.snapshot}`;
  // The key tells the same pages from others.
  const candidates = useMemo(() => came.flatMap(page => page.candidates), [cameKey]);
  const newest = pages.at(-1);
  return {
    candidates: came.length === 0 ? nothing : candidates,
    first: came[0],
    isPending: question !== null && came.length === 0 && !newest?.error,
    error: newest?.error ?? null,
    // After an import the pages of before cannot be continued: all are asked for again.
    retry: () => void client.invalidateQueries({ queryKey: sourcingQueries.all() }),
    more: () => {
      if (newest?.data?.next) setWanted({ key, pages: cursors.length + 1 });
    },
  };
}
