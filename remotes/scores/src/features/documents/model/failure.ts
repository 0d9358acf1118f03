import { ApiError } from '@kavel/api-client';
import { isTooSlow } from '@kavel/contracts/reports';

const worded = ['unauthenticated', 'forbidden', 'not-found', 'too-many-requests', 'unavailable'] as const;
export type DocumentFailure = (typeof worded)[number] | 'too-slow' | 'internal';

/** Text key for a failed call; an error that is no answer means that the service was not reached. */
export function failureOf(error: unknown): DocumentFailure {
  if (!(error instanceof ApiError)) return 'unavailable';
  if (isTooSlow(error.details)) return 'too-slow';
  if (error.status === 404 || error.status === 400) return 'not-found';
  return worded.find(one => one === error.code) ?? 'internal';
}
