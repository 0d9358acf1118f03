import type { SelectedUser } from './session-state';

const storageKey = 'selected-user';

/**
 * Stores the subject for all tabs and across reloads, so that acting does not end unnoticed. It belongs to the
 * signed-in user and is ignored for others.
 */
export const selectedUserStore = {
  read(actorId: string): SelectedUser | null {
    const stored = localStorage.getItem(storageKey);
    if (!stored) return null;
    const { actor, ...user } = JSON.parse(stored) as SelectedUser & { actor: string };
    return actor === actorId ? user : null;
  },
  write(actorId: string, user: SelectedUser | null): void {
    if (user) localStorage.setItem(storageKey, JSON.stringify({ ...user, actor: actorId }));
    else localStorage.removeItem(storageKey);
  },
  /** Listens to storage events of other tabs. A bus event would arrive earlier, possibly before storage is updated. */
  onOtherTab(changed: () => void): void {
    addEventListener('storage', ({ key }) => {
      if (key === storageKey) changed();
    });
  },
};
