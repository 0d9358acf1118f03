import { useCallback, useMemo } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import { type DistrictView, readDistrictView, writeDistrictView } from '../model/district-view';

export type ChangeView = (change: Partial<DistrictView>, options?: { replace?: boolean }) => void;

/** What the address says of the page; a change is a step in the history unless it replaces. */
export function useDistrictView(): [DistrictView, ChangeView] {
  const [query, setQuery] = useOwnQuery();
  const view = useMemo(() => readDistrictView(query), [query]);
  const change = useCallback<ChangeView>(
    (next, { replace = false } = {}) => setQuery(writeDistrictView(newestQuery(), next), { replace }),
    [setQuery],
  );
  return [view, change];
}
