import { call } from '@kavel/api-client';
import {
  countInRange,
  type LocatorFilter,
  type LocatorRange,
  type LocatorRangeKey,
  locatorApi,
} from '@kavel/contracts/locator';
import { useQueryClient } from '@kavel/query';
import { useEffect, useRef } from 'react';
import { withRange } from '../model/filter';
import type { LiveCount } from '../model/live';
import { locatorQueries } from './locator-queries';

export interface LiveRange {
  /** A slider is about to move: how the objects lie along it is fetched once. */
  begin: (key: LocatorRangeKey) => void;
  /** It moved: the count is a look-up, or a call that the next movement calls off while the look-up is on its way. */
  move: (key: LocatorRangeKey, range: LocatorRange) => void;
  /** It was let go; unless the filter changed by it, the count is that of the filter again. */
  end: (changed: boolean) => void;
}

/** Counts while a slider moves. What it shows is confirmed by the exact count when the slider is let go. */
export function useLiveRange(filter: LocatorFilter, currentYear: number, live: LiveCount): LiveRange {
  const client = useQueryClient();
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const ask = async (key: LocatorRangeKey, range: LocatorRange) => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    const body = withRange(filter, key, range, currentYear);
    try {
      const { count } = await call(locatorApi.locatorCount, { body }, controller);
      if (!controller.signal.aborted) live.set(count);
    } catch (error) {
      if (!controller.signal.aborted) console.error(error);
    }
  };

  return {
    begin: key => void client.prefetchQuery(locatorQueries.distribution(filter, key, currentYear)),
    move: (key, range) => {
      const { queryKey } = locatorQueries.distribution(filter, key, currentYear);
      const distribution = client.getQueryData(queryKey);
      if (!distribution) return void ask(key, range);
      asking.current?.abort();
      live.set(countInRange(distribution, range, currentYear));
    },
    end: changed => {
      asking.current?.abort();
      if (!changed) live.set(null);
    },
  };
}
