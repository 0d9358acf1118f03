import { ApiError } from '@kavel/api-client';

/** What kept an address out of a portfolio, as the key of its text. */
export function addProblem(error: unknown): 'already' | 'nameTaken' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'already-in-portfolio') return 'already';
  return error.code === 'name-taken' ? 'nameTaken' : 'failed';
}
