import { useLocation, useSearchParams } from '@kavel/router';
import { useCallback } from 'react';

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
  const change = useCallback(
    (next: URLSearchParams, { replace }: { replace: boolean }) => {
      if (location.pathname === pathname) setQuery(next, { replace, preventScrollReset: true });
    },
    [pathname, setQuery],
  );
  return [query, change] as const;
}
