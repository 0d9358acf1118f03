import { type ColumnRole, columnRoles } from '../model/columns';

/** A list as it was left: comes back after a reload of the tab. */
export interface Draft {
  text: string;
  /** Null while the text is pasted or typed. */
  fileName: string | null;
  /** The user's correction of the guessed columns. */
  roles: readonly ColumnRole[] | null;
  /** The list is on its way to the service under this id. */
  jobId: string | null;
}

export const emptyDraft: Draft = { text: '', fileName: null, roles: null, jobId: null };

const keyOf = (portfolioId: string) => `bulk-upload:${portfolioId}`;

/** Where it does not fit, the list lives as long as the page. */
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
  const rolesAreKnown = roles === null || roles?.every(role => columnRoles.includes(role));
  return typeof text === 'string' && rolesAreKnown === true && jobId !== undefined;
}
