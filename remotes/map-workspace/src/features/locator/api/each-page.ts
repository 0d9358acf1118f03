import type { LocatorFilter, LocatorObject } from '@kavel/contracts/locator';
import { locatorPageLimit } from '@kavel/contracts/locator';
import { type ResultOrder, resultPage } from './locator-queries';

/** A place in a result: the cursor of a page, and how many objects come before it. */
export interface Place {
  cursor: string | null;
  before: number;
}

export const beginning: Place = { cursor: null, before: 0 };

export interface PagesWanted {
  /** Objects, counted from the beginning of the result. */
  most: number;
  signal: AbortSignal;
  /** To go on from where an earlier round ended. */
  from?: Place;
  /** Told the place of each page before its objects come. */
  onPage?: (place: Place) => void;
}

/**
 * The objects of a result in parts, up to a number of them.
 * @throws `ApiError` `revision-behind` when the catalogue changes under way; an `AbortError` when called off.
 */
export async function* eachPage(
  filter: LocatorFilter,
  order: ResultOrder,
  { most, signal, from = beginning, onPage }: PagesWanted,
): AsyncGenerator<readonly LocatorObject[]> {
  let place = from;
  while (place.before < most) {
    const limit = Math.min(most - place.before, locatorPageLimit);
    const page = await resultPage(filter, order, { cursor: place.cursor, limit }, signal);
    onPage?.(place);
    yield page.objects;
    if (page.next === null || page.objects.length === 0) return;
    place = { cursor: page.next, before: place.before + page.objects.length };
  }
}
