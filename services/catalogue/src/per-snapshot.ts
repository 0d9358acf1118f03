import type { Snapshot } from './snapshot';

/** Caches a result for the lifetime of its snapshot, which is immutable. Failures are not cached. */
export function perSnapshot<T>(
  answer: (snapshot: Snapshot) => Promise<T>,
): (snapshot: Snapshot) => Promise<T> {
  const known = new WeakMap<Snapshot, Promise<T>>();
  return snapshot => {
    const found = known.get(snapshot);
    if (found) return found;
    const made = answer(snapshot);
    known.set(snapshot, made);
    made.catch(() => known.delete(snapshot));
    return made;
  };
}
