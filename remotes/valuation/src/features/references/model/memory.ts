import type { ReferenceParams, UnvaluedUnit } from '@kavel/contracts';
import { readableParams } from './settings-form';
import type { Unvalued } from './unit-outcome';

function readRecord(storage: Storage, key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

const unvaluedKey = (valuationId: string) => `kavel.unvalued.${valuationId}`;

/** Units that the model would not value in this session: they are not asked for again at each visit. */
export function readUnvalued(valuationId: string): Unvalued {
  const entries = Object.entries(readRecord(sessionStorage, unvaluedKey(valuationId)));
  return new Map(
    entries.filter((entry): entry is [string, UnvaluedUnit['reason']] =>
      ['no-area', 'no-references'].includes(String(entry[1])),
    ),
  );
}

export function writeUnvalued(valuationId: string, unvalued: Unvalued): void {
  sessionStorage.setItem(unvaluedKey(valuationId), JSON.stringify(Object.fromEntries(unvalued)));
}

const paramsKey = (valuationId: string) => `kavel.reference-params.${valuationId}`;

/** The settings last used for a bucket in this browser; the defaults when there are none. */
export function readParams(valuationId: string, bucket: string): ReferenceParams {
  return readableParams(readRecord(localStorage, paramsKey(valuationId))[bucket]);
}

export function writeParams(valuationId: string, bucket: string, params: ReferenceParams): void {
  const all = { ...readRecord(localStorage, paramsKey(valuationId)), [bucket]: params };
  localStorage.setItem(paramsKey(valuationId), JSON.stringify(all));
}
