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

/** Problem to show for a failed estimate; null code: no response. */
export function estimateProblem(code: ErrorCode | null): EstimateProblem {
  return (code && byCode[code]) ?? 'away';
}
