import { isBagId, isIsoDate, type Language, languages, type PermissionKey } from '@kavel/contracts';
import { type ReportTemplate, reportPermissions, reportTemplates } from '@kavel/contracts/reports';

const officeNumbers = ['oppervlakte', 'annualRent', 'annualCosts', 'netYield', 'distanceInKm'] as const;
export type DocumentFacts = Partial<Record<(typeof officeNumbers)[number] | 'version', number>> & {
  valueDate?: string;
};

/** A document as the page's address names it. */
export interface AskedDocument {
  template: ReportTemplate;
  /** Of the valuation, the address or the portfolio; null until it is chosen. */
  subject: string | null;
  language: Language;
  /** What is known of an office, as the page of its valuation names it; the version of a technical brief. */
  given?: DocumentFacts;
  /** Own template of a valuation report, or `none`; by default the one that the organisation chose. */
  layout?: string;
}

/** Documents that somebody with these permissions can make. */
export function allowedTemplates(permissions: readonly PermissionKey[]): ReportTemplate[] {
  return reportTemplates.filter(template => permissions.includes(reportPermissions[template]));
}

/** Documents about one address; the others are about a valuation or a portfolio. */
export function ofAddress(template: ReportTemplate): boolean {
  return template === 'passport' || template === 'property-score' || template === 'office-valuation';
}

/** A report without a template of the organisation. */
export const noLayout = 'none';

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
  const asking = { template, subject: readable ? id : null, language };
  if (template === 'office-valuation') return { ...asking, given: officeFactsIn(query) };
  const layout = query.get('template') ?? '';
  if (template === 'valuation' && (layout === noLayout || uuid.test(layout))) return { ...asking, layout };
  const version = Number(query.get('version'));
  return template === 'technisch-pve' && Number.isInteger(version) && version > 0
    ? { ...asking, given: { version } }
    : asking;
}

export function writeAsked({ template, subject, language, given, layout }: AskedDocument): URLSearchParams {
  const facts = Object.entries(given ?? {}).map(([key, value]) => [key, String(value)]);
  return new URLSearchParams([
    ['document', template],
    ...(subject ? [['id', subject]] : []),
    ['language', language],
    ...(layout ? [['template', layout]] : []),
    ...facts,
  ]);
}

/** Numbers and a date by the names of the service; what cannot be read is left out. */
function officeFactsIn(query: URLSearchParams): DocumentFacts {
  const facts: DocumentFacts = {};
  for (const key of officeNumbers) {
    const text = query.get(key)?.trim();
    if (text && Number.isFinite(Number(text))) facts[key] = Number(text);
  }
  const valueDate = query.get('valueDate') ?? '';
  return isIsoDate(valueDate) ? { ...facts, valueDate } : facts;
}
