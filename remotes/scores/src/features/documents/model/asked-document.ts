import { isBagId, type Language, languages, type PermissionKey } from '@kavel/contracts';
import { type ReportTemplate, reportPermissions, reportTemplates } from '@kavel/contracts/reports';

/** A document as the page's address names it. */
export interface AskedDocument {
  template: ReportTemplate;
  /** Of the valuation, the address or the portfolio; null until it is chosen. */
  subject: string | null;
  language: Language;
}

/** Documents that somebody with these permissions can make. */
export function allowedTemplates(permissions: readonly PermissionKey[]): ReportTemplate[] {
  return reportTemplates.filter(template => permissions.includes(reportPermissions[template]));
}

/** Documents about one address; the others are about a valuation or a portfolio. */
export function ofAddress(template: ReportTemplate): boolean {
  return template === 'passport' || template === 'property-score';
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads `?document=…&id=…&language=…`; what is missing or cannot be read gets its default. `template`: that of the page. */
export function readAsked(
  query: URLSearchParams,
  allowed: readonly ReportTemplate[],
  { language: usual, template: preselected }: { language: Language; template?: ReportTemplate | undefined },
): AskedDocument | null {
  const asked = query.get('document') ?? preselected;
  const template = allowed.find(one => one === asked) ?? allowed[0];
  if (template === undefined) return null;
  const id = query.get('id') ?? '';
  const readable = ofAddress(template) ? isBagId(id) : uuid.test(id);
  const language = languages.find(one => one === query.get('language')) ?? usual;
  return { template, subject: readable ? id : null, language };
}

export function writeAsked({ template, subject, language }: AskedDocument): URLSearchParams {
  return new URLSearchParams({ document: template, ...(subject ? { id: subject } : {}), language });
}
