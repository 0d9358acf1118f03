import type { ErrorCode, FieldProblem } from '@kavel/contracts';

/** An error response of a call. `message` is the specified text; `reason` is the service's own message. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly reason: string,
    readonly details: unknown,
  ) {
    super(`HTTP error! Status: ${status}`);
  }

  /** For status 400: the invalid fields. */
  get problems(): readonly FieldProblem[] {
    return this.code === 'bad-request' && Array.isArray(this.details) ? this.details : [];
  }
}
