import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { officeValuationBodySchema } from '../estimates/office';
import { bagIdSchema } from '../objects/real-estate-object';
import { languages } from '../remotes/remote';
import { unitViewSchema } from '../units/views';
import { brandSchema } from './look';

const service = 'reports';
const query = actingQuerySchema;
const cost = 'expensive';
const produces = 'application/pdf';
const method = 'POST';

/** How a document looks. */
const lookSchema = z.strictObject({
  language: z.enum(languages).default('nl'),
  /** By default the organisation's name. */
  brand: brandSchema.optional(),
});

/**
 * A valuation report: of what, and how it looks. Bodies name what a document is about; the service reads the figures
 * itself, in the name of the caller.
 */
export const valuationReportBodySchema = lookSchema.extend({
  valuationId: z.uuid(),
  /** A template of the organisation; null: none. By default the one that the organisation chose. */
  templateId: z.uuid().nullable().optional(),
});
export type ValuationReportBody = z.output<typeof valuationReportBodySchema>;
const ofObject = lookSchema.extend({ objectId: bagIdSchema });
/** By default the latest version. */
const ofBrief = lookSchema.extend({ briefId: z.uuid(), version: z.int().min(1).optional() });
/** By default of all units; with a view of those that it shows, in its order. */
const ofPortfolio = lookSchema.extend({ portfolioId: z.uuid(), view: unitViewSchema.optional() });
export type PortfolioReportBody = z.output<typeof ofPortfolio>;
/** An office with what is known of it, and the distance within which its references lie. */
const ofOffice = lookSchema.extend({
  ...officeValuationBodySchema.omit({ params: true }).shape,
  distanceInKm: z.number().positive().max(1_000).optional(),
});
export type OfficeReportBody = z.output<typeof ofOffice>;

const valuationAccess = ['auth.automated-valuation'] as const;
const passportAccess = ['auth.property-pass'] as const;
const scoreAccess = ['auth.property-pass', 'auth.unrestricted-access-general'] as const;
const briefAccess = ['auth.unrestricted-access-general'] as const;
const portfolioAccess = ['auth.portfolio-hub'] as const;

/** The first page of a document as a picture. */
export const reportPictureSchema = z.object({
  svg: z.string(),
  /** Number of pages of the document. */
  pages: z.int(),
});
export type ReportPicture = z.infer<typeof reportPictureSchema>;

/** Documents as PDF/UA, and their first pages as pictures, to look at before they are downloaded. */
export const reportApi = {
  valuationReport: defineEndpoint({
    service,
    method,
    path: '/valuation',
    access: valuationAccess,
    acting: true,
    summary: 'A valuation as PDF: assignment, outcome, objects, evidence, calculation, signature, account',
    audit: { kind: 'valuation-exported', object: 'valuation' },
    cost,
    query,
    body: valuationReportBodySchema,
    produces,
    result: z.unknown(),
  }),
  valuationReportDocx: defineEndpoint({
    service,
    method,
    path: '/valuation/docx',
    access: valuationAccess,
    acting: true,
    summary: 'The same report as a Word document',
    audit: { kind: 'valuation-exported', object: 'valuation' },
    cost,
    query,
    body: valuationReportBodySchema,
    produces: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    result: z.unknown(),
  }),
  valuationReportXlsx: defineEndpoint({
    service,
    method,
    path: '/valuation/xlsx',
    access: valuationAccess,
    acting: true,
    summary: 'The same report as a workbook: a sheet for each section',
    audit: { kind: 'valuation-exported', object: 'valuation' },
    cost,
    query,
    body: valuationReportBodySchema,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    result: z.unknown(),
  }),
  valuationReportPicture: defineEndpoint({
    service,
    method,
    path: '/valuation/picture',
    access: valuationAccess,
    acting: true,
    summary: 'Its first page as a picture',
    cost,
    query,
    body: valuationReportBodySchema,
    result: reportPictureSchema,
  }),
  propertyScoreReport: defineEndpoint({
    service,
    method,
    path: '/property-score',
    access: scoreAccess,
    acting: true,
    summary: 'The score of one address as PDF: total, parts with references, weights and sources',
    cost,
    query,
    body: ofObject,
    produces,
    result: z.unknown(),
  }),
  propertyScoreReportPicture: defineEndpoint({
    service,
    method,
    path: '/property-score/picture',
    access: scoreAccess,
    acting: true,
    summary: 'Its first page as a picture',
    cost,
    query,
    body: ofObject,
    result: reportPictureSchema,
  }),
  passportReport: defineEndpoint({
    service,
    method,
    path: '/passport',
    access: passportAccess,
    acting: true,
    summary: 'The passport of one address as PDF: value, score, all facts with their registers',
    cost,
    query,
    body: ofObject,
    produces,
    result: z.unknown(),
  }),
  passportReportPicture: defineEndpoint({
    service,
    method,
    path: '/passport/picture',
    access: passportAccess,
    acting: true,
    summary: 'Its first page as a picture',
    cost,
    query,
    body: ofObject,
    result: reportPictureSchema,
  }),
  portfolioReport: defineEndpoint({
    service,
    method,
    path: '/portfolio',
    access: portfolioAccess,
    acting: true,
    summary: 'A portfolio as PDF: value, composition, units',
    audit: { kind: 'list-exported', object: 'portfolio' },
    cost,
    query,
    body: ofPortfolio,
    produces,
    result: z.unknown(),
  }),
  portfolioReportPicture: defineEndpoint({
    service,
    method,
    path: '/portfolio/picture',
    access: portfolioAccess,
    acting: true,
    summary: 'Its first page as a picture',
    cost,
    query,
    body: ofPortfolio,
    result: reportPictureSchema,
  }),
  technicalBrief: defineEndpoint({
    service,
    method,
    path: '/technisch-pve',
    access: briefAccess,
    acting: true,
    summary:
      'A version of a technical brief as PDF, by default the latest: requirements by chapter, with articles',
    cost,
    query,
    body: ofBrief,
    produces,
    result: z.unknown(),
  }),
  technicalBriefPicture: defineEndpoint({
    service,
    method,
    path: '/technisch-pve/picture',
    access: briefAccess,
    acting: true,
    summary: 'Its first page as a picture',
    cost,
    query,
    body: ofBrief,
    result: reportPictureSchema,
  }),
  officeReport: defineEndpoint({
    service,
    method,
    path: '/office-valuation',
    access: valuationAccess,
    acting: true,
    summary: 'The valuation of a loose office as PDF: values, steps, sensitivity, references',
    cost,
    query,
    body: ofOffice,
    produces,
    result: z.unknown(),
  }),
  officeReportPicture: defineEndpoint({
    service,
    method,
    path: '/office-valuation/picture',
    access: valuationAccess,
    acting: true,
    summary: 'Its first page as a picture',
    cost,
    query,
    body: ofOffice,
    result: reportPictureSchema,
  }),
} as const;
