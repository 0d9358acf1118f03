import { type ColumnRole, isRole } from '../model/columns';

/** An unfinished list, restored after a reload of the tab. */
export interface Draft {
  text: string;
  /** Null for pasted or typed text. */
  fileName: string | null;
  /** Column roles corrected by the user. */
  roles: readonly ColumnRole[] | null;
  /** Id of the job to which the list is being sent; null before. */
  jobId: string | null;
}

export const emptyDraft: Draft = { text: '', fileName: null, roles: null, jobId: null };

const keyOf = (portfolioId: string) => `bulk-upload:${portfolioId}`;

/** When storage is full, the list is kept only while the page is open. */
export function saveDraft(portfolioId: string, draft: Draft | null): void {
  sessionStorage.removeItem(keyOf(portfolioId));
  if (draft === null || draft.text.trim() === '') return;
  try {
    sessionStorage.setItem(keyOf(portfolioId), JSON.stringify(draft));
  } catch (error) {
    console.warn('The list is too long to keep for a reload.', error);
  }
}

export function loadDraft(portfolioId: string): Draft {
  const draft = parse(sessionStorage.getItem(keyOf(portfolioId)));
  return isDraft(draft) ? draft : emptyDraft;
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, roles, jobId } = value as Partial<Draft>;
  const rolesAreKnown = roles === null || roles?.every(isRole);
  return typeof text === 'string' && rolesAreKnown === true && jobId !== undefined;
}
