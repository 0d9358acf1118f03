import type { LocatorFilter, LocatorObject } from '@kavel/contracts/locator';
import { locatorPageLimit } from '@kavel/contracts/locator';
import { type ResultOrder, resultPage } from './locator-queries';

/**
 * The objects of a result in parts, up to a number of them.
 * @throws `ApiError` `revision-behind` when the catalogue changes under way; an `AbortError` when called off.
 */
export async function* eachPage(
  filter: LocatorFilter,
  order: ResultOrder,
  { most, signal }: { most: number; signal: AbortSignal },
): AsyncGenerator<readonly LocatorObject[]> {
  let cursor: string | null = null;
  let left = most;
  while (left > 0) {
    const limit = Math.min(left, locatorPageLimit);
    const page = await resultPage(filter, order, { cursor, limit }, signal);
    yield page.objects;
    left -= page.objects.length;
    if (page.next === null || page.objects.length === 0) return;
    cursor = page.next;
  }
}
