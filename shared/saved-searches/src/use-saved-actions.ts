import { ApiError } from '@kavel/api-client';
import type { SavedSearch, SavedSearchChange, SavedSearchKind } from '@kavel/contracts/saved-searches';
import { bus } from '@kavel/event-bus';
import { useState } from 'react';
import { toCriteria } from './criteria';
import { useTexts } from './i18n';
import { changeSearch, createSearch, deleteSearch, restoreSearch } from './saved-search-calls';

/** A search to keep: what the page asks its service as the page has it. */
export interface SearchToSave {
  kind: SavedSearchKind;
  name: string;
  address: string;
  criteria: object | null;
  watched: boolean;
}

export interface SavedActions {
  busy: boolean;
  /** Why the last action was not done. */
  problem: string | null;
  /** The search deleted last, which can be restored. */
  deleted: SavedSearch | null;
  /** True when it is kept. `replaced`: an own search of this name. */
  save: (search: SearchToSave, replaced: SavedSearch | undefined) => Promise<boolean>;
  change: (search: SavedSearch, change: SavedSearchChange) => Promise<boolean>;
  remove: (search: SavedSearch) => Promise<boolean>;
  restore: (search: SavedSearch) => Promise<boolean>;
}

/** What is done to saved searches; each asks for the list again. */
export function useSavedActions(refresh: () => void): SavedActions {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<SavedSearch | null>(null);

  const attempt = async (work: () => Promise<unknown>, name: string): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const texts = { 'name-taken': t('taken', { name }), conflict: t('tooMany') } as const;
      setProblem(code === 'name-taken' || code === 'conflict' ? texts[code] : t('notDone'));
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  };

  return {
    busy,
    problem,
    deleted,
    async save({ criteria: asked, ...search }, replaced) {
      const criteria = toCriteria(asked);
      const { address, name, watched } = search;
      const done = await attempt(
        () =>
          replaced
            ? changeSearch(replaced, { address, criteria, watched: criteria !== null && watched })
            : createSearch({ ...search, criteria }),
        name,
      );
      if (done) bus.publish('toast', { tone: 'success', title: t('savedAs', { name }) });
      return done;
    },
    change: (search, change) => attempt(() => changeSearch(search, change), change.name ?? search.name),
    async remove(search) {
      const done = await attempt(() => deleteSearch(search), search.name);
      if (done) setDeleted(search);
      return done;
    },
    async restore(search) {
      const done = await attempt(() => restoreSearch(search), search.name);
      if (done) setDeleted(null);
      return done;
    },
  };
}
