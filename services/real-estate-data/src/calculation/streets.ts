import { objectsInStreets, type Snapshot, type Street } from '@kavel/catalogue';
import type { ReferenceParams } from '@kavel/contracts';

/** Ids of the objects in a street, by `keyOf` the street. */
export type Streets = ReadonlyMap<string, ReadonlySet<string>>;

/** Streets of the subjects whose references must be in the same street. */
export async function streetsOf(
  snapshot: Snapshot,
  subjects: readonly (Street & { params: ReferenceParams })[],
): Promise<Streets> {
  const wanted = new Map(
    subjects.filter(({ params }) => params.strictStreet).map(subject => [keyOf(subject), subject]),
  );
  const streets = new Map<string, Set<string>>();
  if (wanted.size === 0) return streets;
  for (const row of await objectsInStreets(snapshot, [...wanted.values()])) {
    const key = keyOf(row);
    const ids = streets.get(key) ?? new Set();
    streets.set(key, ids.add(row.objectId));
  }
  return streets;
}

/** Filter: whether a deal's object is in the subject's street. */
export function inSameStreet(street: Street, streets: Streets): (deal: { objectId: string }) => boolean {
  const ids = streets.get(keyOf(street));
  return ({ objectId }) => ids?.has(objectId) ?? false;
}

function keyOf({ straat, woonplaats }: Street): string {
  return `${straat}, ${woonplaats}`;
}
