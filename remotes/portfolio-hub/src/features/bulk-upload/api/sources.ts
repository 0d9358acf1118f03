import type { ColumnRole } from '../model/columns';
import { ListReader } from '../model/list-reader';
import { loadDraft } from './draft';

/** Source of a list's lines while it is sent. */
export interface LineSource {
  reader: ListReader;
  roles: readonly ColumnRole[];
}

/** By job id; kept when the page is left, until the tab is closed. */
const sources = new Map<string, LineSource>();

export function keepSource(jobId: string, source: LineSource): void {
  sources.set(jobId, source);
}

/** Drops the source when all lines of a job were sent, or the job was cancelled. */
export function dropSource(jobId: string): void {
  sources.get(jobId)?.reader.close();
  sources.delete(jobId);
}

/** Restores the list from the tab's draft after a reload; null when this tab does not have it. */
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
