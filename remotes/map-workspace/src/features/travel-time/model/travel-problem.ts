import { ApiError } from '@kavel/api-client';
import { type TravelProblemDetails, travelProblemSchema } from '@kavel/contracts/travel-time';

/** What an error of travel times says of itself; null for one that says nothing. */
export function problemIn(error: unknown): TravelProblemDetails | null {
  if (!(error instanceof ApiError)) return null;
  const read = travelProblemSchema.safeParse(error.details);
  return read.success ? read.data : null;
}
