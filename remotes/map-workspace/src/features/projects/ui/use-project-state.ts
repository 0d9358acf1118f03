import { type ProjectFilter, projectQueryOf } from '@kavel/contracts/projects';
import { useCallback, useMemo } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import { type ProjectState, readProjectState, writeProjectState } from '../model/project-address';

/** Filter, view and selected project, kept in the URL. Each choice of the user is a step in the history. */
export function useProjectState() {
  const [query, setQuery] = useOwnQuery();
  const state = useMemo(() => readProjectState(query), [query]);
  const filterQuery = useMemo(() => projectQueryOf(state.filter), [state]);

  const change = useCallback(
    (part: Partial<ProjectState>, { replace = false } = {}) =>
      setQuery(writeProjectState(newestQuery(), part), { replace }),
    [setQuery],
  );
  const changeFilter = useCallback(
    (part: Partial<ProjectFilter>, options?: { replace?: boolean }) =>
      change({ filter: { ...readProjectState(newestQuery()).filter, ...part } }, options),
    [change],
  );
  return { ...state, filterQuery, change, changeFilter };
}

export type ProjectAddress = ReturnType<typeof useProjectState>;
