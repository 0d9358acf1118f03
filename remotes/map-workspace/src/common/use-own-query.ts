import { useLocation, useSearchParams } from '@kavel/router';
import { useCallback, useEffect, useRef } from 'react';

/** The query as in the address bar: also after a change that has not been drawn yet. */
export function newestQuery(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/**
 * The query of this page. A map that comes to rest after the user has left the page writes nothing: the router would
 * navigate back.
 */
export function useOwnQuery() {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  // The router makes another function with each change of the query.
  const newest = useRef(setQuery);
  useEffect(() => {
    newest.current = setQuery;
  });
  const change = useCallback(
    (next: URLSearchParams, { replace }: { replace: boolean }) => {
      if (location.pathname === pathname) newest.current(next, { replace, preventScrollReset: true });
    },
    [pathname],
  );
  return [query, change] as const;
}
