import type { SelectedUser } from './session-state';

const storageKey = 'selected-user';

/** Remembers for this tab on whose behalf calls are made, so that a reload does not quietly end it. */
export const selectedUserStore = {
  read(): SelectedUser | null {
    const stored = sessionStorage.getItem(storageKey);
    return stored ? (JSON.parse(stored) as SelectedUser) : null;
  },
  write(user: SelectedUser | null): void {
    if (user) sessionStorage.setItem(storageKey, JSON.stringify(user));
    else sessionStorage.removeItem(storageKey);
  },
};
