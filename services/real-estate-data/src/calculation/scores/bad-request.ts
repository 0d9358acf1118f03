import { ScoreUpdateError } from '@kavel/engine';
import { ServiceError } from '@kavel/service-kit';

/** Runs work; a change of the caller that cannot be applied becomes a 400 that names it. */
export function orBadRequest<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof ScoreUpdateError) throw new ServiceError('bad-request', error.message);
    throw error;
  }
}
