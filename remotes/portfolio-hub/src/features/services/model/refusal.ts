import { ApiError } from '@kavel/api-client';
import { type FileRefusal, type FileRefusalDetails, fileRefusals } from '@kavel/contracts/services';

export type UploadProblem = FileRefusal | 'scannerAway' | 'expired' | 'unreadable';

/** Thrown before anything is sent, when the file is refused locally. */
export class LocalRefusal extends Error {
  constructor(readonly problem: UploadProblem) {
    super(problem);
  }
}

/** File refusal details of the service's error. */
export function refusalDetails(error: unknown): Partial<FileRefusalDetails> {
  const details = error instanceof ApiError ? error.details : null;
  return typeof details === 'object' && details !== null ? details : {};
}

/** Text key of the reason why a file was refused; null for a general error. */
export function uploadProblem(error: unknown): UploadProblem | null {
  if (error instanceof LocalRefusal) return error.problem;
  if (error instanceof DOMException && error.name.startsWith('Not')) return 'unreadable';
  if (!(error instanceof ApiError)) return null;
  const { reason } = refusalDetails(error);
  if (reason !== undefined && fileRefusals.includes(reason)) return reason;
  if (error.problems.some(({ field }) => field === 'body.file_name')) return 'name';
  if (error.code === 'not-found') return 'expired';
  return error.code === 'unavailable' ? 'scannerAway' : null;
}

/** Whether a retry cannot succeed. */
export function isFinal(error: unknown): boolean {
  const final: (UploadProblem | null)[] = [
    'name',
    'empty',
    'infected',
    'too-large',
    'not-scannable',
    'unreadable',
  ];
  return final.includes(uploadProblem(error));
}
