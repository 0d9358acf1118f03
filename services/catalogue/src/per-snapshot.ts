import type { Snapshot } from './snapshot';

/** Remembers an answer as long as its snapshot, which never changes. A failure is not remembered. */
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
