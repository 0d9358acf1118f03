import { ApiError } from './api-error';

/** What support wants to know of a failed call: its message, and for an error answer the reason given. */
export function errorDetails(error: unknown): string {
  if (error instanceof ApiError) return `${error.message} (${error.code}) ${error.reason}`;
  return error instanceof Error ? error.message : String(error);
}
