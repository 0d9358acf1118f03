import type { ErrorCode, FieldProblem } from '@kavel/contracts';

/** A call that was answered with an error. `message` is the spec's text; `reason` is what the service said. */
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

  /** For 400: the fields that were wrong. */
  get problems(): readonly FieldProblem[] {
    return this.code === 'bad-request' && Array.isArray(this.details) ? this.details : [];
  }
}
