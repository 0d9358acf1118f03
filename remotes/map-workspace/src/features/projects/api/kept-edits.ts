import { type ProjectEdits, parseEdits } from '../model/project-edits';

const keyOf = (userId: string, projectId: string) => `kavel.project-edits.${userId}.${projectId}`;

/** Unsaved edits of this tab, so that a reload, the back button or an expired session loses none. */
export const keptEdits = {
  read: (userId: string, projectId: string): ProjectEdits =>
    parseEdits(sessionStorage.getItem(keyOf(userId, projectId))),

  write(userId: string, projectId: string, edits: ProjectEdits): void {
    const key = keyOf(userId, projectId);
    if (Object.keys(edits).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(edits));
  },
};
