import { ApiError } from './api-error';

/** Details for support of a failed call: its message, and the reason of an error response. */
export function errorDetails(error: unknown): string {
  if (error instanceof ApiError) return `${error.message} (${error.code}) ${error.reason}`;
  return error instanceof Error ? error.message : String(error);
}
