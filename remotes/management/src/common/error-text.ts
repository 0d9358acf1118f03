import { ApiError } from '@kavel/api-client';
import { invisibleCharacters } from '@kavel/contracts';
import { useTexts } from '../i18n';

const explained = [
  'bad-request',
  'forbidden',
  'not-found',
  'name-taken',
  'invalid-credentials',
  'too-many-requests',
  'not-held',
  'last-manager',
  'has-account',
  'password-known',
  'password-context',
  'invisible-characters',
  'accepted',
  'withdrawn',
  'mail-not-sent',
  'invalid-code',
  'challenge-expired',
  'recent-sign-in-required',
  'demanded',
  'not-enrolled',
  'not-begun',
] as const;

export type ErrorKey = (typeof explained)[number] | 'network' | 'unknown';

/** Text key of an error: by its reason, or else by its code. */
export function errorKey(error: unknown): ErrorKey {
  if (error instanceof TypeError) return 'network';
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.problems.some(({ message }) => message === invisibleCharacters)) return 'invisible-characters';
  const { reason } = (error.details ?? {}) as { reason?: unknown };
  return explained.find(key => key === reason) ?? explained.find(key => key === error.code) ?? 'unknown';
}

export function useErrorText(): (error: unknown) => string {
  const t = useTexts();
  return error => t(`errors.${errorKey(error)}`);
}
