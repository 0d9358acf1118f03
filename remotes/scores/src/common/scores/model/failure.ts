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

/** Text key for an error code; null code: no response from the network. */
export function failureOf(code: ErrorCode | null): Failure {
  if (code === null) return 'unavailable';
  if (code === 'address-not-found' || code === 'bad-request') return 'not-found';
  if (code === 'invalid-refresh-token') return 'unauthenticated';
  return worded.find(failure => failure === code) ?? 'internal';
}
