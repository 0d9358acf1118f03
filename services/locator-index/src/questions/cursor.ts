import type { LocatorPageQuery } from '@kavel/contracts/locator';
import { ServiceError } from '@kavel/service-kit';
import type { Place } from '../jobs/index';

/** What `next` of a page holds: where the page after it begins, and in what order of which snapshot. */
export function writeCursor(snapshot: string, { sort }: LocatorPageQuery, { rank, position }: Place): string {
  const parts = [snapshot, sort.by, sort.direction, rank, position];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * Throws `bad-request` for a cursor that is none, or of another order, and `revision-behind` when the catalogue has
 * a newer snapshot: pages of two snapshots would miss objects or repeat them.
 */
export function readCursor(cursor: string, snapshot: string, { sort }: LocatorPageQuery): Place {
  const [of, by, direction, rank, position] = decode(cursor);
  if (typeof rank !== 'number' || typeof position !== 'number') refuse('This is no cursor of the locator');
  if (by !== sort.by || direction !== sort.direction) refuse('This cursor belongs to another order');
  if (of !== snapshot) {
    throw new ServiceError(
      'revision-behind',
      'The catalogue has changed since the first page. Please ask for the first page again.',
      { snapshot },
    );
  }
  return { rank, position };
}

function decode(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

function refuse(message: string): never {
  const field = 'body.cursor';
  throw new ServiceError('bad-request', `The input is not valid: ${field}`, [{ field, message }]);
}
