import type { LocatorPageQuery } from '@kavel/contracts/locator';
import { ServiceError } from '@kavel/service-kit';
import type { Place } from '../jobs/index';

/** Encodes the cursor `next`: the start of the next page, its sort order and its snapshot. */
export function writeCursor(snapshot: string, { sort }: LocatorPageQuery, { rank, position }: Place): string {
  const parts = [snapshot, sort.by, sort.direction, rank, position];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * Throws `bad-request` for an invalid cursor, or one with another sort order, and `revision-behind` when the catalogue
 * has a newer snapshot, because pages of two snapshots would miss or repeat objects.
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
