import type { PermissionKey } from '../auth/permissions';

/** Documents that the reports service makes. */
export const reportTemplates = [
  'valuation',
  'property-score',
  'passport',
  'portfolio',
  'technisch-pve',
  'office-valuation',
] as const;
export type ReportTemplate = (typeof reportTemplates)[number];

/** Permission for each document: that of the page with the same figures. */
export const reportPermissions: Record<ReportTemplate, PermissionKey> = {
  valuation: 'auth.automated-valuation',
  'property-score': 'auth.unrestricted-access-general',
  passport: 'auth.property-pass',
  portfolio: 'auth.portfolio-hub',
  'technisch-pve': 'auth.unrestricted-access-general',
  'office-valuation': 'auth.automated-valuation',
};

/** Files that a document can be; only a valuation report is more than a PDF. */
export const documentFormats = ['pdf', 'docx', 'xlsx'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** Stages in which a document is made: its figures are read, its files drawn. */
export const documentStages = ['reading', 'drawing'] as const;

/** Documents of a batch, batches that are kept for a user, and days that a file stays. */
export const batchLimits = { documents: 500, kept: 20, days: 7 } as const;

export const batchStates = ['running', 'done', 'cancelled', 'failed'] as const;
export type BatchState = (typeof batchStates)[number];

/** Why a document was not made: unknown or foreign, without permission, an error, or it took too long. */
export const documentFailures = ['not-found', 'forbidden', 'failed', 'too-slow'] as const;
export type DocumentFailure = (typeof documentFailures)[number];

/** Details of the error `unprocessable` for a document that took too long. */
export const tooSlowDetails = { reason: 'too-slow' } as const satisfies { reason: DocumentFailure };

/** Whether the details of an error say that a document took too long. */
export function isTooSlow(details: unknown): boolean {
  return (details as Partial<typeof tooSlowDetails> | null | undefined)?.reason === tooSlowDetails.reason;
}
