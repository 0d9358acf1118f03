import type { Language } from '@kavel/contracts';
import { type DocumentFormat, documentLookApi } from '@kavel/contracts/reports';
import { ServiceError } from '@kavel/service-kit';
import type { Content } from '../documents/content';
import { type FindLook, type Look, organisationLook } from '../documents/look';
import { readBrief } from '../documents/read-brief';
import { readOffice } from '../documents/read-office';
import { readPassport } from '../documents/read-passport';
import { readPortfolio } from '../documents/read-portfolio';
import { readPropertyScore } from '../documents/read-property-score';
import type { Asking, FigureServices } from '../documents/services';
import { type DocumentCompiler, timeoutMs } from '../typst/document-compiler';
import { sealed } from '../typst/seal';
import type { Template } from '../typst/templates';
import { renderDocx } from '../valuation-report/docx/render-docx';
import type { Report } from '../valuation-report/model/report';
import { readValuationReport } from '../valuation-report/read-valuation-report';
import { renderXlsx } from '../valuation-report/xlsx/render-xlsx';

export interface ReportContext {
  services: FigureServices;
  compiler: DocumentCompiler;
  findLook: FindLook;
}

/** `given`: the body of the request, for documents about more than an id. */
type ReadContent = (
  asking: Asking,
  id: string,
  language: Language,
  given?: object,
) => Promise<Content | Report>;

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
  timeout: number = timeoutMs.page,
): Promise<{ fileName: string; pdf: Uint8Array }> {
  const { pdf } = await compiler.make({ template, content, look, as: 'pdf' }, timeout);
  return { fileName: fileNameOf(template, content, 'pdf'), pdf };
}

/** The document in a format; `bad-request` for another document than a valuation report as something else than a PDF. */
export async function fileOf(
  context: ReportContext,
  template: Template,
  content: Content | Report,
  look: Look,
  format: DocumentFormat,
  timeout?: number,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  if (format === 'pdf') {
    const { fileName, pdf } = await pdfOf(context, template, content, look, timeout);
    return { fileName, bytes: pdf };
  }
  if (!('sections' in content)) throw new ServiceError('bad-request', 'This document is a PDF only');
  const { content: drawn, pictures } = sealed(content, look);
  const bytes = format === 'docx' ? await renderDocx(drawn, pictures) : await renderXlsx(drawn);
  return { fileName: fileNameOf(template, content, format), bytes };
}

/** `Valuation report Year end 2026.pdf`. */
function fileNameOf(
  template: Template,
  { language, title }: Pick<Content, 'language' | 'title'>,
  ending: DocumentFormat,
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
