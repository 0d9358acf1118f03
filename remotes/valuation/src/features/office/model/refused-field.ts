import { ApiError } from '@kavel/api-client';

/** What the service refused, by the field that mends it: its texts are in `office.refused`. */
export type RefusedField = 'address' | 'noOffice' | 'area' | 'date';

/** Null for an error that no field mends. */
export function refusedField(error: unknown): RefusedField | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 404) return 'address';
  if (error.code !== 'unprocessable') return null;
  const details = (error.details ?? {}) as Record<string, unknown>;
  if (details.reason === 'no-area') return 'area';
  if ('vtwType' in details) return 'noOffice';
  return 'valueDate' in details ? 'date' : null;
}
