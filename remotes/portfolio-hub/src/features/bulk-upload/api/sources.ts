import type { ColumnRole } from '../model/columns';
import { ListReader } from '../model/list-reader';
import { loadDraft } from './draft';

/** Where the lines of a list come from while it is sent. */
export interface LineSource {
  reader: ListReader;
  roles: readonly ColumnRole[];
}

/** By job; they outlive the page they were chosen on, and end with the tab. */
const sources = new Map<string, LineSource>();

export function keepSource(jobId: string, source: LineSource): void {
  sources.set(jobId, source);
}

/** The lines of a job are all with the service, or no longer wanted. */
export function dropSource(jobId: string): void {
  sources.get(jobId)?.reader.close();
  sources.delete(jobId);
}

/** After a reload the draft of the tab brings the list back; null when nobody here has it. */
export async function findSource(portfolioId: string, jobId: string): Promise<LineSource | null> {
  const known = sources.get(jobId);
  if (known) return known;
  const draft = loadDraft(portfolioId);
  if (draft.jobId !== jobId || draft.roles === null) return null;
  const reader = ListReader.open();
  await reader.openText(draft.text);
  const source = { reader, roles: draft.roles };
  sources.set(jobId, source);
  return source;
}
