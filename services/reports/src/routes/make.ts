import type { Language } from '@kavel/contracts';
import { documentLookApi } from '@kavel/contracts/reports';
import { ServiceError } from '@kavel/service-kit';
import type { Content } from '../documents/content';
import { type FindLook, type Look, organisationLook } from '../documents/look';
import { readBrief } from '../documents/read-brief';
import { readOffice } from '../documents/read-office';
import { readPassport } from '../documents/read-passport';
import { readPortfolio } from '../documents/read-portfolio';
import { readPropertyScore } from '../documents/read-property-score';
import type { Asking, FigureServices } from '../documents/services';
import type { DocumentCompiler } from '../typst/document-compiler';
import { seal } from '../typst/seal';
import type { Template } from '../typst/templates';
import { readValuationReport } from '../valuation-report/read-valuation-report';

export interface ReportContext {
  services: FigureServices;
  compiler: DocumentCompiler;
  findLook: FindLook;
}

/** `given`: the body of the request, for documents about more than an id. */
type ReadContent = (asking: Asking, id: string, language: Language, given?: object) => Promise<Content>;

/** What reads the figures of each document. */
export const readerOf: Record<Template, ReadContent> = {
  valuation: readValuationReport,
  'property-score': readPropertyScore,
  passport: readPassport,
  portfolio: readPortfolio,
  'technisch-pve': readBrief,
  'office-valuation': readOffice,
};

/** Names of files. */
const fileNames: Record<Template, Record<Language, string>> = {
  valuation: { nl: 'Waarderingsrapport', en: 'Valuation report', de: 'Bewertungsbericht' },
  'property-score': { nl: 'Scorerapport', en: 'Score report', de: 'Scorebericht' },
  passport: { nl: 'Vastgoedpaspoort', en: 'Property passport', de: 'Objektpass' },
  'technisch-pve': {
    nl: 'Technisch programma van eisen',
    en: 'Technical brief',
    de: 'Technisches Anforderungsprogramm',
  },
  'office-valuation': { nl: 'Kantoorwaardering', en: 'Office valuation', de: 'Bürobewertung' },
  portfolio: { nl: 'Portefeuillerapport', en: 'Portfolio report', de: 'Portfoliobericht' },
};

/** The document with the name of its file. */
export async function pdfOf(
  { compiler }: ReportContext,
  template: Template,
  content: Content,
  look: Look,
): Promise<{ fileName: string; pdf: Uint8Array }> {
  const { pdf } = await compiler.make({ template, ...seal(content, look), as: 'pdf' });
  return { fileName: fileNameOf(template, content, 'pdf'), pdf };
}

/** `Valuation report Year end 2026.pdf`. */
export function fileNameOf(
  template: Template,
  { language, title }: Pick<Content, 'language' | 'title'>,
  ending: 'pdf' | 'docx' | 'xlsx',
): string {
  return `${fileNames[template][language]} ${title}.${ending}`;
}

/** The look of the partner's brand, otherwise of the organisation, whose name `nameOf` gives. */
export async function lookOf(
  findLook: FindLook,
  asking: Asking,
  brand: string | undefined,
  nameOf: () => string | Promise<string>,
): Promise<Look> {
  if (brand === undefined) {
    const [name, chosen] = await Promise.all([nameOf(), asking.ask(documentLookApi.getDocumentLook, {})]);
    return organisationLook(name, chosen);
  }
  const look = findLook(brand);
  if (look === undefined) throw new ServiceError('bad-request', `There is no brand ${brand}`);
  return look;
}
