import { readAddress, type WorkspaceState, writeAddress } from '../model/workspace-address';

const storageKey = 'map-workspace';

/** Where the user left the map, kept on this device in the form of the page's own query. */
export const lastVisit = {
  read: (panels: readonly string[]): WorkspaceState =>
    readAddress(new URLSearchParams(localStorage.getItem(storageKey) ?? ''), panels),

  /** Keeps the view, the portfolio and the panel; an address that was looked at is not reopened. */
  keep(state: WorkspaceState): void {
    const query = writeAddress(new URLSearchParams(), { ...state, selection: null });
    localStorage.setItem(storageKey, query.toString());
  },
};
