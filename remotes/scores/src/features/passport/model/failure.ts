import type { ErrorCode } from '@kavel/contracts';

const worded = [
  'unauthenticated',
  'forbidden',
  'not-found',
  'too-many-requests',
  'unavailable',
  'internal',
] as const;
export type Failure = (typeof worded)[number];

/** Which text says what a code means here. Null: the network gave no answer at all. */
export function failureOf(code: ErrorCode | null): Failure {
  if (code === null) return 'unavailable';
  if (code === 'address-not-found' || code === 'bad-request') return 'not-found';
  if (code === 'invalid-refresh-token') return 'unauthenticated';
  return worded.find(failure => failure === code) ?? 'internal';
}
