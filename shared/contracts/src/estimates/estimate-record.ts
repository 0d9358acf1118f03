import { z } from 'zod';
import { bagIdSchema, energyLabelSchema, vtwTypeSchema } from '../objects/real-estate-object';

/** Most records in one answer, newest first; `total` counts all. */
export const mostEstimateRecords = 500;
/** Sales that measures need: fewer say more about chance than about the model. */
export const leastSoldRecords = 10;

/** An estimate as it was made, with what it was made of. Euro; it names no person. */
export const estimateRecordSchema = z.object({
  id: z.uuid(),
  objectId: bagIdSchema,
  address: z.string(),
  madeAt: z.iso.datetime(),
  valueDate: z.iso.date(),
  modelVersion: z.string(),
  snapshot: z.string(),
  value: z.number(),
  low68: z.number(),
  high68: z.number(),
  low95: z.number(),
  high95: z.number(),
  referenceCount: z.int(),
  inputs: z.object({
    vtwType: vtwTypeSchema,
    oppervlakte: z.number().nullable(),
    bouwjaar: z.int().nullable(),
    energielabel: energyLabelSchema.nullable(),
  }),
  /** Whether the comparables were generated. */
  fictional: z.boolean(),
  /** The first sale in the market after the value date, as far as the catalogue knows. */
  sale: z.object({ date: z.iso.date(), price: z.number(), fictional: z.boolean() }).nullable(),
});
export type EstimateRecord = z.infer<typeof estimateRecordSchema>;

/** How estimates compare with the sales after them. Percentages; null with fewer than `leastSoldRecords`. */
export const trackRecordSchema = z.object({
  sold: z.int(),
  measures: z
    .object({
      mdape: z.number(),
      medianRatio: z.number(),
      ppe10: z.number(),
      coverage68: z.number(),
      coverage95: z.number(),
    })
    .nullable(),
});
export type TrackRecord = z.infer<typeof trackRecordSchema>;

export const estimateRecordsSchema = z.object({
  total: z.int(),
  records: z.array(estimateRecordSchema),
  /** Over `records`. */
  track: trackRecordSchema,
});
export type EstimateRecords = z.infer<typeof estimateRecordsSchema>;
