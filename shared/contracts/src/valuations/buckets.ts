import { z } from 'zod';
import { vtwTypeSchema } from '../objects/real-estate-object';

/** Why the engine grouped the units, to be localised by the page. Years and m² are inclusive bounds, null is open. */
export const bucketReasonSchema = z.object({
  vtwType: vtwTypeSchema,
  builtFrom: z.int().nullable(),
  builtTo: z.int().nullable(),
  areaFrom: z.number().nullable(),
  areaTo: z.number().nullable(),
});
export type BucketReason = z.infer<typeof bucketReasonSchema>;

export const bucketSchema = z.object({
  name: z.string().trim().min(1).max(80),
  reason: bucketReasonSchema.nullable(),
  unitIds: z.array(z.uuid()),
});
export type Bucket = z.infer<typeof bucketSchema>;

/** Keyed by bucket key, a slug that does not change when the bucket is renamed. */
export const addressBucketsSchema = z.record(z.string().regex(/^[a-z0-9-]{1,60}$/), bucketSchema);
export type AddressBuckets = z.infer<typeof addressBucketsSchema>;

/** Number of units and of valued units per bucket, and their total value in euro. */
export const bucketOverviewSchema = z.array(
  z.object({
    bucket: z.string(),
    name: z.string(),
    units: z.int(),
    valued: z.int(),
    value: z.number(),
    pricePerM2: z.number().nullable(),
  }),
);
export type BucketOverview = z.infer<typeof bucketOverviewSchema>;
