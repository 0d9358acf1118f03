import type { AddressBuckets, Bucket } from '@kavel/contracts';

const keyOf = (valuationId: string) => `kavel.buckets.${valuationId}`;

function isBucket(value: unknown): value is Bucket {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'unitIds' in value &&
    Array.isArray(value.unitIds) &&
    value.unitIds.every(id => typeof id === 'string')
  );
}

/** The unsaved bucket draft of this tab, which survives a reload; null when there is no readable draft. */
export function readDraft(valuationId: string): AddressBuckets | null {
  const stored = sessionStorage.getItem(keyOf(valuationId));
  if (!stored) return null;
  try {
    const draft: unknown = JSON.parse(stored);
    if (typeof draft !== 'object' || draft === null || !Object.values(draft).every(isBucket)) return null;
    return draft as AddressBuckets;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Stores the draft; null deletes it. When storage is full, the draft is not stored and no error is thrown. */
export function writeDraft(valuationId: string, draft: AddressBuckets | null): void {
  try {
    if (!draft) sessionStorage.removeItem(keyOf(valuationId));
    else sessionStorage.setItem(keyOf(valuationId), JSON.stringify(draft));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    sessionStorage.removeItem(keyOf(valuationId));
  }
}
