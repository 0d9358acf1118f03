import {
  pastYear,
  type TransactionArea,
  type TransactionFilter,
  type TransactionStatistics,
} from '@kavel/contracts/transactions';
import type { Bounds } from '@kavel/map';
import { keepPreviousData, useQuery } from '@kavel/query';
import { positionsOf } from '../../../common/drawing/ring';
import { type Period, periodBefore } from '../model/months';
import type { TransactionView } from '../model/transaction-view';
import { transactionQueries } from './transaction-queries';

export interface FiguresInput {
  filter: TransactionFilter;
  view: TransactionView;
  /** Visible bounds of the map; null before they are known. */
  seen: Bounds | null;
  /** ISO date. */
  today: string;
}

export interface Figures {
  /** What the user must still provide. */
  needs: 'view' | 'ring' | null;
  period: Period;
  otherPeriod: Period;
  first: TransactionStatistics | null;
  second: TransactionStatistics | null;
  /** Whether a comparison is requested; `second` is null until it has loaded. */
  isCompared: boolean;
  needsSecondRing: boolean;
  error: Error | null;
  retry: () => void;
}

/** Statistics of an area, and optionally of another area or the previous period. */
export function useFigures({ filter, view, seen, today }: FiguresInput): Figures {
  const { scope, compare, ring, otherRing } = view;
  const period = filter.transactionDate ?? pastYear(today);
  const otherPeriod = periodBefore(period);
  const needs = scope === 'view' && !seen ? 'view' : scope === 'drawn' && !ring ? 'ring' : null;
  const area: TransactionArea | undefined =
    scope === 'view' && seen
      ? { bounds: [...seen] }
      : scope === 'drawn' && ring
        ? { ring: positionsOf(ring) }
        : undefined;
  const needsSecondRing = compare === 'area' && !otherRing;
  const isCompared = compare !== 'none' && !needsSecondRing;

  const first = useQuery({
    ...transactionQueries.statistics(filter, area),
    enabled: needs === null,
    placeholderData: keepPreviousData,
  });
  const other =
    compare === 'area' && otherRing
      ? transactionQueries.statistics(filter, { ring: positionsOf(otherRing) })
      : transactionQueries.statistics({ ...filter, transactionDate: otherPeriod }, area);
  const second = useQuery({
    ...other,
    enabled: isCompared && needs === null,
    placeholderData: keepPreviousData,
  });
  return {
    needs,
    period,
    otherPeriod,
    first: (needs === null ? first.data : null) ?? null,
    second: (isCompared ? second.data : null) ?? null,
    isCompared,
    needsSecondRing,
    error: first.error ?? (isCompared ? second.error : null),
    retry: () => void Promise.all([first.refetch(), isCompared ? second.refetch() : null]),
  };
}
