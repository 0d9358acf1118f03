import { readOwn, writeOwn } from '../../../common/own-storage';
import { readAddress, type WorkspaceState, writeAddress } from '../model/workspace-address';

const name = 'map-workspace';

/** Where the user left the map, kept on this device in the form of the page's own query. */
export const lastVisit = {
  read: (panels: readonly string[]): WorkspaceState =>
    readAddress(new URLSearchParams(readOwn(name) ?? ''), panels),

  /** Keeps the view, the portfolio and the panel; an address that was looked at is not reopened. */
  keep(state: WorkspaceState): void {
    const query = writeAddress(new URLSearchParams(), { ...state, selection: null });
    writeOwn(name, query.toString());
  },
};
