import { type LocatorFilter, type LocatorObject, locatorPageLimit } from '@kavel/contracts/locator';
import { beginning, type Place, type ResultOrder } from '../model/result-order';
import { resultPage } from './locator-queries';

export interface PagesWanted {
  /** Objects, counted from the beginning of the result. */
  most: number;
  signal: AbortSignal;
  /** To go on from where an earlier round ended. */
  from?: Place;
}

export interface ResultPart {
  objects: readonly LocatorObject[];
  /** Where the part after this one begins. */
  next: Place;
}

/**
 * The objects of a result in parts, up to a number of them.
 * @throws `ApiError` `revision-behind` when the catalogue changes under way; an `AbortError` when called off.
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
