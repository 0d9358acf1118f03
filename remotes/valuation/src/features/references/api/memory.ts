import type { UnvaluedUnit } from '@kavel/contracts';
import type { Unvalued } from '../model/unit-outcome';

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

/** Units that the model refused in this session; they are not requested again at each visit. */
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
