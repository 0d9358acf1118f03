import { ApiError } from '@kavel/api-client';
import { type TravelProblemDetails, travelProblems } from '@kavel/contracts/travel-time';

/** What an error of travel times says of itself; null for one that says nothing. */
export function problemIn(error: unknown): TravelProblemDetails | null {
  if (!(error instanceof ApiError) || typeof error.details !== 'object') return null;
  const details = error.details as Partial<TravelProblemDetails> | null;
  const problem = travelProblems.find(one => one === details?.problem);
  return problem ? { ...details, problem } : null;
}
