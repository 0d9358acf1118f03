import type { Snapshot } from '@kavel/catalogue';
import type { ObjectsInside } from '@kavel/locator-index';
import type { OrganisationCaller } from '@kavel/service-kit';
import type { OutlineBook } from './outline-book';
import { unknownOutlines } from './repositories/outlines';

/** The objects inside of the outlines of a filter; undefined when it has none. Throws `not-found` for unknown ones. */
export async function askedInside(
  outlines: OutlineBook | undefined,
  snapshot: Snapshot,
  caller: OrganisationCaller | null | undefined,
  within: string | undefined,
): Promise<ObjectsInside | undefined> {
  if (within === undefined) return undefined;
  if (!outlines || !caller) throw unknownOutlines();
  return outlines.objectsOf(snapshot, caller, within);
}
