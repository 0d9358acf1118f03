import { useCallback, useMemo } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import { readSearch, type SearchInAddress, writeSearch } from '../model/search-address';

/** Reads and changes the search in the address of the page. */
export function useSearchAddress() {
  const [query, setQuery] = useOwnQuery();
  // The camera changes the rest of the query all the time.
  const own = writeSearch(new URLSearchParams(), readSearch(query)).toString();
  const search = useMemo(() => readSearch(new URLSearchParams(own)), [own]);
  const change = useCallback(
    (part: Partial<SearchInAddress>) => setQuery(writeSearch(newestQuery(), part), { replace: true }),
    [setQuery],
  );
  return { search, change };
}
