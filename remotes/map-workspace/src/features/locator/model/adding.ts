import { bulkPartLimit } from '@kavel/contracts/bulk';
import type { LocatorFilter } from '@kavel/contracts/locator';
import type { Place, ResultOrder } from './result-order';

/** Objects being added to a portfolio, in parts of a list that the service stores. */
export interface Adding {
  /** The list at the service. */
  jobId: string;
  portfolio: { id: string; name: string };
  objects: ObjectsToAdd;
  /** Total number of objects. */
  total: number;
  /** Parts that the service has stored, and the start of the next one. */
  sent: number;
  place: Place;
}

export type ObjectsToAdd =
  | { kind: 'chosen'; ids: readonly string[] }
  | { kind: 'result'; filter: LocatorFilter; order: ResultOrder };

/** Objects of a part. */
export const partSize = Math.min(1_000, bulkPartLimit);

export function partsOf(total: number): number {
  return Math.ceil(total / partSize);
}

/** Parses the stored text; null when it is not in the format that this page writes. */
export function parseAdding(text: string | null): Adding | null {
  try {
    const stored: Partial<Adding> | null = JSON.parse(text ?? 'null');
    return stored?.jobId && stored.portfolio && stored.objects && stored.place ? (stored as Adding) : null;
  } catch {
    return null;
  }
}
