import { type LocatorFilter, type LocatorObject, locatorPageLimit } from '@kavel/contracts/locator';
import { beginning, type Place, type ResultOrder } from '../model/result-order';
import { resultPage } from './locator-queries';

export interface PagesWanted {
  /** Number of objects from the start of the result. */
  most: number;
  signal: AbortSignal;
  /** Where to continue: the end of an earlier run. */
  from?: Place;
}

export interface ResultPart {
  objects: readonly LocatorObject[];
  /** Start of the next part. */
  next: Place;
}

/**
 * The objects of a result in parts, up to a number of them.
 * @throws `ApiError` `revision-behind` when the catalogue changes meanwhile; an `AbortError` when cancelled.
 */
export async function* eachPage(
  filter: LocatorFilter,
  order: ResultOrder,
  { most, signal, from = beginning }: PagesWanted,
): AsyncGenerator<ResultPart> {
  let place = from;
  while (place.before < most) {
    const limit = Math.min(most - place.before, locatorPageLimit);
    const { objects, next } = await resultPage(filter, order, { cursor: place.cursor, limit }, signal);
    if (objects.length === 0) return;
    place = { cursor: next, before: place.before + objects.length };
    yield { objects, next: place };
    if (next === null) return;
  }
}
