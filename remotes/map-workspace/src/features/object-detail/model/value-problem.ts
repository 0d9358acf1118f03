import { ApiError } from '@kavel/api-client';

/** Why there is no value: the market says too little, or the service could not answer. */
export function valueProblem(error: unknown): 'tooFew' | 'failed' {
  const answered = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return answered ? 'tooFew' : 'failed';
}
