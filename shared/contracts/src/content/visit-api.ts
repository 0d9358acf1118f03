import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import { vitalNames } from '../remotes/telemetry';
import { visitPeriods } from './visit-lists';

const count = z.int().nonnegative();
const share = z.number().min(0).max(1);

/** Three of four values are at most this. `beyond`: above it, because it is the end of the last class. */
const percentileSchema = z.object({ value: z.number(), beyond: z.boolean() });
export type Percentile = z.infer<typeof percentileSchema>;

const vitalSchema = z.object({
  /** How many browsers reported it. */
  reports: count,
  good: share,
  needsImprovement: share,
  poor: share,
  p75: percentileSchema,
});
export type VitalFigures = z.infer<typeof vitalSchema>;

const pageFiguresSchema = z.object({
  /** How often Kavel was started on this page; a reload is another start. */
  visits: count,
  /** How often the page was opened, also from another page; estimated from the reports by the sampling rate. */
  loads: count,
  /** Milliseconds until the code of the page was there. Null: too few reports. */
  loadTime: percentileSchema.nullable(),
  failures: count,
  /** Failures per opened page. Null: too few of them. */
  failureShare: share.nullable(),
  /** Absent: too few reports. */
  vitals: z.partialRecord(z.enum(vitalNames), vitalSchema),
});
export type PageFigures = z.infer<typeof pageFiguresSchema>;

export const visitFiguresSchema = z.object({
  /** First and last day, in the Netherlands. */
  since: z.iso.date(),
  until: z.iso.date(),
  /** Every day of the period. */
  days: z.array(z.object({ day: z.iso.date(), visits: count })),
  /** Share of the visitors that reported loads and web vitals in the period. Null: nobody reported any. */
  sample: share.nullable(),
  all: pageFiguresSchema,
  /** By route pattern, never by address; most visited first. */
  pages: z.array(pageFiguresSchema.extend({ route: z.string() })),
});
export type VisitFigures = z.infer<typeof visitFiguresSchema>;

const periods = visitPeriods.map(String);

/** How the product is used and how fast it is: for managers of the platform's own organisation. */
export const visitApi = {
  readVisitFigures: defineEndpoint({
    service: 'content',
    method: 'GET',
    path: '/visit-figures',
    access: ['auth.management'],
    summary: 'Visits, loads, failures and web vitals by page, without personal data',
    query: z.object({ days: z.enum(periods).default('30').transform(Number) }),
    result: visitFiguresSchema,
  }),
} as const;
