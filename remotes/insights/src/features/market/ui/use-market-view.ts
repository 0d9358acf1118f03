import { useSearchParams } from '@kavel/router';
import { useCallback, useMemo } from 'react';
import { type MarketView, readMarketView, writeMarketView } from '../model/market-view';

/** What the address says of the page, and how to change it: each choice is a step in the history. */
export function useMarketView(): [MarketView, (change: Partial<MarketView>) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readMarketView(query), [query]);
  const change = useCallback(
    (next: Partial<MarketView>) =>
      setQuery(before => writeMarketView(before, next), { preventScrollReset: true }),
    [setQuery],
  );
  return [view, change];
}
