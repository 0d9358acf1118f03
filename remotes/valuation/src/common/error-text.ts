import { ApiError } from '@kavel/api-client';
import { SignInRequired } from '@kavel/auth';
import { type ErrorCode, invisibleCharacters } from '@kavel/contracts';
import { overrideRefusals, ownReferenceRefusals, reviewerRefusals } from '@kavel/contracts/valuations';
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

const moveRefusals = [
  'own-work',
  'results-missing',
  'results-outdated',
  'evidence-missing',
  'override-undecided',
  'checklist-open',
] as const;

const commentRefusals: Partial<Record<string, 'comments.tooOld' | 'comments.tooMany' | 'comments.noAccess'>> =
  {
    'comment-too-old': 'comments.tooOld',
    'too-many-comments': 'comments.tooMany',
    'mention-without-access': 'comments.noAccess',
  };

/**
 * The localised reason of a refusal, when the error details name a rule that has a text; the service's message is
 * English.
 */
function refusalText(details: unknown, t: Translate): string | undefined {
  const { refusal, reason } = (details ?? {}) as { refusal?: unknown; reason?: unknown };
  const move = moveRefusals.find(known => known === refusal);
  const override = [...overrideRefusals, ...ownReferenceRefusals].find(known => known === reason);
  const comment = commentRefusals[String(reason)];
  if (comment) return t(comment);
  const reviewer = reviewerRefusals.find(known => known === reason);
  if (move) return t(`status.refusals.${move}`);
  if (reviewer) return t(`status.refusals.${reviewer}`);
  return override && t(`appraisal.refusals.${override}`);
}

/** Error message in the user's language. */
export function errorText(error: unknown, t: Translate): string {
  if (error instanceof SignInRequired) return t('errors.signIn');
  if (!(error instanceof ApiError)) return t('errors.network');
  if (error.problems.some(({ message }) => message === invisibleCharacters)) return t('errors.invisible');
  const refused = refusalText(error.details, t);
  if (refused) return refused;
  if (isKnown(error.code)) return t(texts[error.code]);
  if (error.code === 'bad-request' || error.code === 'unprocessable') return t('errors.badRequest');
  return t('errors.other');
}

export function hasCode(error: unknown, ...codes: ErrorCode[]): boolean {
  return error instanceof ApiError && codes.includes(error.code);
}
