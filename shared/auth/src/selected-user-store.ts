import type { SelectedUser } from './session-state';

const storageKey = 'selected-user';

/**
 * Remembers on whose behalf calls are made, for all tabs and across a reload, so that it does not quietly end.
 * What one user chose is never taken over by the next who signs in.
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
  /** Another tab wrote. The bus would tell sooner, and storage might not show it yet. */
  onOtherTab(changed: () => void): void {
    addEventListener('storage', ({ key }) => {
      if (key === storageKey) changed();
    });
  },
};
