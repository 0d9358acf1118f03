import type { ErrorCode } from '@kavel/contracts';

export type EstimateProblem = 'notFound' | 'noValue' | 'busy' | 'away';

const byCode: Partial<Record<ErrorCode, EstimateProblem>> = {
  'bad-request': 'notFound',
  'not-found': 'notFound',
  'address-not-found': 'notFound',
  unprocessable: 'noValue',
  'results-missing': 'noValue',
  'too-many-requests': 'busy',
};

/** What a failed estimate means to a visitor; null code: no answer came at all. */
export function estimateProblem(code: ErrorCode | null): EstimateProblem {
  return (code && byCode[code]) ?? 'away';
}
