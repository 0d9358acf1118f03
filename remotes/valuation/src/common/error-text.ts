import { ApiError } from '@kavel/api-client';
import { SignInRequired } from '@kavel/auth';
import { type ErrorCode, invisibleCharacters } from '@kavel/contracts';
import type { Translate } from '../i18n';

const texts = {
  unauthenticated: 'errors.signIn',
  forbidden: 'errors.forbidden',
  'not-found': 'errors.notFound',
  conflict: 'errors.locked',
  'revision-behind': 'errors.revisionBehind',
  'name-taken': 'errors.nameTaken',
  'no-portfolio-selected': 'errors.noPortfolio',
  'portfolio-empty': 'errors.portfolioEmpty',
  'buckets-missing': 'errors.bucketsMissing',
  'results-missing': 'errors.resultsMissing',
  'rate-at-or-below-growth': 'errors.rateBelowGrowth',
  'too-many-requests': 'errors.tooMany',
  unavailable: 'errors.unavailable',
} as const satisfies Partial<Record<ErrorCode, string>>;

function isKnown(code: ErrorCode): code is keyof typeof texts {
  return code in texts;
}

/** What went wrong, in the words of the reader. */
export function errorText(error: unknown, t: Translate): string {
  if (error instanceof SignInRequired) return t('errors.signIn');
  if (!(error instanceof ApiError)) return t('errors.network');
  if (error.problems.some(({ message }) => message === invisibleCharacters)) return t('errors.invisible');
  if (isKnown(error.code)) return t(texts[error.code]);
  if (error.code === 'bad-request' || error.code === 'unprocessable') {
    const named = error.problems.map(({ field, message }) => `${field}: ${message}`).join('; ');
    return t('errors.badRequest', { problem: named || error.reason });
  }
  return t('errors.other');
}

export function hasCode(error: unknown, ...codes: ErrorCode[]): boolean {
  return error instanceof ApiError && codes.includes(error.code);
}
