import type { ErrorCode } from '@kavel/contracts';
import type { FileRefusalDetails } from '@kavel/contracts/services';
import { ServiceError } from '@kavel/service-kit';

/** An error about a file, with a machine-readable reason. */
export function refusal(code: ErrorCode, message: string, details: FileRefusalDetails): ServiceError {
  return new ServiceError(code, message, details);
}

/** Bytes in a readable unit. */
export function inWords(bytes: number): string {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

export function tooLarge(limit: number): ServiceError {
  return refusal('payload-too-large', `A file may be at most ${inWords(limit)}`, {
    reason: 'too-large',
    limit,
  });
}

export function quotaFull(limit: number): ServiceError {
  return refusal(
    'payload-too-large',
    `The files of an organisation may be at most ${inWords(limit)} together`,
    {
      reason: 'quota',
      limit,
    },
  );
}
