import { call, callForResponse } from '@kavel/api-client';
import { type DocumentFormat, reportApi, type ValuationReportBody } from '@kavel/contracts/reports';
import { queryOptions } from '@kavel/query';
import { type AskedDocument, noLayout } from '../model/asked-document';

/** A document whose subject is chosen. */
export interface ChosenDocument extends AskedDocument {
  subject: string;
}

/** The first page of the document as a picture, and its number of pages. */
export function pictureQuery(chosen: ChosenDocument) {
  const { template, subject, language, given, layout } = chosen;
  return queryOptions({
    queryKey: ['reports', 'picture', template, subject, language, given, layout],
    queryFn: ({ signal }) => pictureOf(chosen, signal),
    // Figures may change on other pages meanwhile.
    staleTime: 0,
  });
}

function pictureOf(chosen: ChosenDocument, signal: AbortSignal) {
  const { template, subject, language, given } = chosen;
  if (template === 'valuation') {
    return call(reportApi.valuationReportPicture, { body: reportBodyOf(chosen) }, { signal });
  }
  if (template === 'portfolio') {
    return call(reportApi.portfolioReportPicture, { body: { portfolioId: subject, language } }, { signal });
  }
  if (template === 'property-score') {
    return call(reportApi.propertyScoreReportPicture, { body: { objectId: subject, language } }, { signal });
  }
  if (template === 'technisch-pve') {
    return call(
      reportApi.technicalBriefPicture,
      { body: { ...given, briefId: subject, language } },
      { signal },
    );
  }
  if (template === 'office-valuation') {
    const body = { ...given, objectId: subject, language };
    return call(reportApi.officeReportPicture, { body }, { signal });
  }
  return call(reportApi.passportReportPicture, { body: { objectId: subject, language } }, { signal });
}

const endpoints = {
  valuation: reportApi.valuationReport,
  'property-score': reportApi.propertyScoreReport,
  passport: reportApi.passportReport,
  portfolio: reportApi.portfolioReport,
  'technisch-pve': reportApi.technicalBrief,
  'office-valuation': reportApi.officeReport,
};
const subjects = {
  valuation: 'valuationId',
  'property-score': 'objectId',
  passport: 'objectId',
  portfolio: 'portfolioId',
  'technisch-pve': 'briefId',
  'office-valuation': 'objectId',
} as const;

/** The layout as the calls name it. */
export const layoutOf = (layout: string | undefined) =>
  layout === undefined ? {} : { templateId: layout === noLayout ? null : layout };

/** What asks for a valuation report. */
export function reportBodyOf({ subject, language, layout }: ChosenDocument): ValuationReportBody {
  return { valuationId: subject, language, ...layoutOf(layout) };
}

const fileEndpoints = { docx: reportApi.valuationReportDocx, xlsx: reportApi.valuationReportXlsx };

/** The document as a file; only a valuation report is another than a PDF. Throws like `call`. */
export async function fetchDocument(chosen: ChosenDocument, kind: DocumentFormat): Promise<Blob> {
  const { template, subject, language, given, layout } = chosen;
  const endpoint = kind === 'pdf' ? endpoints[template] : fileEndpoints[kind];
  const response = await callForResponse(
    endpoint,
    {},
    {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...given, [subjects[template]]: subject, language, ...layoutOf(layout) }),
    },
  );
  return new Blob([await response.arrayBuffer()], { type: endpoint.produces ?? '' });
}
