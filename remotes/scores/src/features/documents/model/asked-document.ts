import { isBagId, type Language, languages, type PermissionKey } from '@kavel/contracts';
import { type ReportTemplate, reportTemplates } from '@kavel/contracts/reports';

/** A document as the page's address names it. */
export interface AskedDocument {
  template: ReportTemplate;
  /** Of the valuation, the address or the portfolio; null until it is chosen. */
  subject: string | null;
  language: Language;
}

/** Permission for each document: that of the page with the same figures. */
export const documentPermissions: Record<ReportTemplate, PermissionKey> = {
  valuation: 'auth.automated-valuation',
  passport: 'auth.property-pass',
  portfolio: 'auth.portfolio-hub',
};

/** Documents that somebody with these permissions can make. */
export function allowedTemplates(permissions: readonly PermissionKey[]): ReportTemplate[] {
  return reportTemplates.filter(template => permissions.includes(documentPermissions[template]));
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads `?document=…&id=…&language=…`; what is missing or cannot be read gets its default. */
export function readAsked(
  query: URLSearchParams,
  allowed: readonly ReportTemplate[],
  usual: Language,
): AskedDocument | null {
  const template = allowed.find(one => one === query.get('document')) ?? allowed[0];
  if (template === undefined) return null;
  const id = query.get('id') ?? '';
  const readable = template === 'passport' ? isBagId(id) : uuid.test(id);
  const language = languages.find(one => one === query.get('language')) ?? usual;
  return { template, subject: readable ? id : null, language };
}

export function writeAsked({ template, subject, language }: AskedDocument): URLSearchParams {
  return new URLSearchParams({ document: template, ...(subject ? { id: subject } : {}), language });
}
