import type { PermissionKey } from '../auth/permissions';

/** Documents that the reports service makes. */
export const reportTemplates = ['valuation', 'property-score', 'passport', 'portfolio'] as const;
export type ReportTemplate = (typeof reportTemplates)[number];

/** Permission for each document: that of the page with the same figures. */
export const reportPermissions: Record<ReportTemplate, PermissionKey> = {
  valuation: 'auth.automated-valuation',
  'property-score': 'auth.unrestricted-access-general',
  passport: 'auth.property-pass',
  portfolio: 'auth.portfolio-hub',
};
