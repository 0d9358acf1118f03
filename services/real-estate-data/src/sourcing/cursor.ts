import { createHash } from 'node:crypto';
import type { SourcingBody } from '@kavel/contracts/sourcing';
import { ServiceError } from '@kavel/service-kit';

/** Where a page ends, and of which ranking. */
export interface Place {
  asOf: string;
  score: number;
  pandId: string;
}

export function writeCursor(snapshot: string, body: SourcingBody, { asOf, score, pandId }: Place): string {
  return Buffer.from(JSON.stringify([snapshot, digestOf(body), asOf, score, pandId])).toString('base64url');
}

/**
 * Throws `bad-request` for an invalid cursor or one of other criteria, and `revision-behind` when the catalogue has a newer
 * snapshot, because pages of two snapshots would miss or repeat panden.
 */
export function readCursor(cursor: string, snapshot: string, body: SourcingBody): Place {
  const [of, digest, asOf, score, pandId] = decode(cursor);
  if (typeof asOf !== 'string' || typeof score !== 'number' || typeof pandId !== 'string')
    refuse('This is no cursor of sourcing');
  if (!/^\d{4}-\d\d-\d\d$/.test(asOf)) refuse('This is no cursor of sourcing');
  if (digest !== digestOf(body)) refuse('This cursor belongs to other criteria');
  if (of !== snapshot)
    throw new ServiceError(
      'revision-behind',
      'The catalogue has changed since the first page. Please ask for the first page again.',
      { snapshot },
    );
  return { asOf, score, pandId };
}

/** Of what decides the ranking, whatever the order of the fields. */
function digestOf({ cursor: _, limit: __, pandId: ____, ...criteria }: SourcingBody): string {
  const text = JSON.stringify(criteria, (___, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
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
