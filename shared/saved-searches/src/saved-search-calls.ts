import { call } from '@kavel/api-client';
import {
  type NewSavedSearch,
  type SavedSearch,
  type SavedSearchChange,
  type SavedSearchKind,
  savedSearchApi,
} from '@kavel/contracts/saved-searches';
import { queryOptions } from '@kavel/query';

/** A watched search that was just kept has its first look within seconds. */
const isAwaited = ({ watched, seen, problem }: SavedSearch) => watched && !seen && !problem;
const awaitedMs = 3_000;

export const savedSearchesQuery = (kind: SavedSearchKind) =>
  queryOptions({
    queryKey: ['saved-searches', kind],
    queryFn: ({ signal }) => call(savedSearchApi.listSavedSearches, { query: { kind } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isAwaited) ? awaitedMs : false),
  });

export const createSearch = (body: NewSavedSearch) => call(savedSearchApi.createSavedSearch, { body });

export const changeSearch = ({ id }: SavedSearch, body: SavedSearchChange) =>
  call(savedSearchApi.changeSavedSearch, { params: { id }, body });

export const deleteSearch = ({ id }: SavedSearch) =>
  call(savedSearchApi.deleteSavedSearch, { params: { id } });

export const restoreSearch = ({ id }: SavedSearch) =>
  call(savedSearchApi.restoreSavedSearch, { params: { id } });
