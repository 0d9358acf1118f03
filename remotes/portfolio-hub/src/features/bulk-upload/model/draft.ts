import { columnRoles } from './columns';
import { emptyUpload, type UploadState } from './upload-state';

type Draft = Pick<UploadState, 'text' | 'fileName' | 'roles' | 'edits'> & { checked: boolean };

const keyOf = (portfolioId: string) => `bulk-upload:${portfolioId}`;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<Draft>;
  const rolesAreKnown = draft.roles === null || draft.roles?.every(role => columnRoles.includes(role));
  return typeof draft.text === 'string' && typeof draft.edits === 'object' && rolesAreKnown === true;
}

/** Keeps the list for a reload of the tab. Where it does not fit, the list lives as long as the page. */
export function saveDraft(portfolioId: string, state: UploadState): void {
  const { text, fileName, roles, edits, stage } = state;
  sessionStorage.removeItem(keyOf(portfolioId));
  if (text.trim() === '' || stage === 'done') return;
  const draft: Draft = { text, fileName, roles, edits, checked: stage !== 'source' };
  try {
    sessionStorage.setItem(keyOf(portfolioId), JSON.stringify(draft));
  } catch (error) {
    console.warn('The list is too long to keep for a reload.', error);
  }
}

/** The list as it was left, and whether it had been checked. */
export function loadDraft(portfolioId: string): { state: UploadState; checked: boolean } {
  const draft = parse(sessionStorage.getItem(keyOf(portfolioId)));
  if (!isDraft(draft)) return { state: emptyUpload, checked: false };
  const { text, fileName, roles, edits, checked } = draft;
  return { state: { ...emptyUpload, text, fileName, roles, edits }, checked };
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
