import { type ErrorCode, errorStatus } from '@kavel/contracts';

/** A failure reported to the caller: its code decides the HTTP status, its message may be shown. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, message: string, details?: unknown) {
    super(message);
    this.name = 'ServiceError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
