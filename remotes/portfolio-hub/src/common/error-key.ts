import { ApiError } from '@kavel/api-client';
import { SignInRequired } from '@kavel/auth';
import { type ErrorCode, invisibleCharacters } from '@kavel/contracts';
import { rentFromLeases } from '@kavel/contracts/leases';

const keyByCode = {
  'bad-request': 'badRequest',
  unauthenticated: 'signIn',
  'invalid-refresh-token': 'signIn',
  forbidden: 'forbidden',
  'not-found': 'notFound',
  'address-not-found': 'addressNotFound',
  'address-ambiguous': 'addressAmbiguous',
  'already-in-portfolio': 'alreadyInPortfolio',
  'name-taken': 'nameTaken',
  'portfolio-archived': 'archived',
  conflict: 'changedMeanwhile',
  'revision-behind': 'changedMeanwhile',
  'portfolio-empty': 'portfolioEmpty',
  'no-portfolio-selected': 'noPortfolioSelected',
  'results-missing': 'resultsMissing',
  'payload-too-large': 'tooLarge',
  'too-many-requests': 'tooMany',
  unavailable: 'unavailable',
} as const satisfies Partial<Record<ErrorCode, string>>;

export type ErrorKey =
  | (typeof keyByCode)[keyof typeof keyByCode]
  | 'invisible'
  | 'rentFromLeases'
  | 'network'
  | 'unknown';

/** Text key of an error. */
export function errorKey(error: unknown): ErrorKey {
  if (error instanceof SignInRequired) return 'signIn';
  if (error instanceof TypeError) return 'network';
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.problems.some(({ message }) => message === invisibleCharacters)) return 'invisible';
  if (error.problems.some(({ message }) => message === rentFromLeases)) return 'rentFromLeases';
  return error.code in keyByCode ? keyByCode[error.code as keyof typeof keyByCode] : 'unknown';
}

/** An unknown id, or an invalid one. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-found' || error.problems.some(isAboutId));
}

function isAboutId({ field }: { field: string }): boolean {
  return field.startsWith('params.');
}
