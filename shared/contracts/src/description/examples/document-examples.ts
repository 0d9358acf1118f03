import { noAssignment, usualSections } from '../../reports';
import { objectId, portfolioId, valuationId } from './made-up';

/** A new office building. */
const brief = {
  objectId: null,
  function: 'office',
  works: 'new',
  area: 2400,
  storeys: 4,
  highestFloor: 10.8,
  persons: 180,
  heatSource: 'heat-pump',
  ambition: 'A',
  parisProof: true,
  breeam: false,
  values: { 'rc-roof': 8 },
};

const article = {
  kind: 'legal',
  translationKey: 'office-label-c',
  lang: 'en',
  slug: 'office-label-c',
  title: 'Offices need label C',
  summary: 'Since 1 January 2023 an office needs energy label C or better.',
  body: 'An office of **100 m²** or more …',
  subjects: ['Sustainability'],
  law: 'Besluit bouwwerken leefomgeving',
  validFrom: '2023-01-01',
  validTo: null,
  checkedAt: '2026-11-22',
  checkedBy: 'Anouk Jansen',
  sources: [{ label: 'Dutch Green Building Council', url: 'https://www.dgbc.nl/' }],
  touches: 'office-label-c',
};

/** Bodies of documents, technical briefs, links to a passport, and articles. */
export const documentExamples: Record<string, unknown> = {
  valuationReport: { valuationId, language: 'nl' },
  valuationReportDocx: { valuationId, language: 'nl', templateId: null },
  valuationReportXlsx: { valuationId, language: 'nl' },
  valuationReportPicture: { valuationId, language: 'nl' },
  propertyScoreReport: { objectId, language: 'nl' },
  propertyScoreReportPicture: { objectId, language: 'nl' },
  passportReport: { objectId, language: 'en' },
  passportReportPicture: { objectId, language: 'en' },
  officeReport: { objectId, annualRent: 312_000, netYield: 0.07, language: 'nl' },
  officeReportPicture: { objectId, language: 'nl' },
  portfolioReport: { portfolioId, language: 'de' },
  portfolioReportPicture: { portfolioId, language: 'de' },
  computeBrief: brief,
  createBrief: { name: 'Kantoor Noord', input: brief },
  saveBriefVersion: { name: 'Kantoor Noord', input: brief },
  technicalBrief: { briefId: portfolioId, language: 'nl' },
  technicalBriefPicture: { briefId: portfolioId, language: 'nl' },
  createPassportLink: { objectId, parts: ['facts', 'score'], until: '2026-12-24' },
  readSharedPassport: { token: 'x3Jp0a9Yt1cQe7dVhGm2LwRkS8uBnF5iZoX6yTqA4vE' },
  createArticle: article,
  saveArticle: { revision: 3, content: article },
  setArticleStatus: { revision: 4, publishAt: '2026-12-01T08:00:00Z' },
  signReport: { valuationId, language: 'nl', sha256: 'a'.repeat(64) },
  verifySignature: {
    sha256: 'a'.repeat(64),
    file: {
      kind: 'kavel-report-signature',
      statement: {
        sha256: 'a'.repeat(64),
        valuationId,
        title: 'Jaareinde 2026',
        organisationId: portfolioId,
        organisation: 'Woonfonds Midden-Nederland',
        signedBy: 'Anna Visser',
        signedAt: '2026-11-28T10:00:00Z',
      },
      publicKey: 'MCowBQYDK2VwAyEA',
      signature: 'c2lnbmF0dXJl',
    },
  },
  saveAssignment: {
    revision: 0,
    facts: { ...noAssignment, client: 'Woonfonds Midden-Nederland', basisOfValue: 'market-value' },
  },
  createReportTemplate: { name: 'Bank', language: null, isDefault: true, sections: usualSections },
  saveReportTemplate: {
    revision: 1,
    name: 'Bank',
    language: 'nl',
    isDefault: true,
    sections: usualSections,
  },
  saveDocumentLook: { colour: '#1F4E79', logo: null },
  createDocumentBatch: { name: 'Paspoorten', template: 'passport', language: 'nl', subjects: [objectId] },
};
