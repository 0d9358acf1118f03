import { z } from 'zod';
import { developmentStatuses } from './lists';

const statusSchema = z.enum(developmentStatuses);
const countSchema = z.int().nonnegative();

/** A new building: a pand of the BAG. */
export const developmentSchema = z.object({
  /** BAG id of the pand. */
  id: z.string(),
  /** Building year of the BAG: the year in which it is expected to be ready while it is not. */
  year: z.int().nullable(),
  status: statusSchema,
  /** Objects with a living function, and all objects. */
  dwellings: countSchema,
  objects: countSchema,
  gemeente: z.string(),
  buurt: z.string(),
  /** Degrees (WGS84), the middle of its bounds. */
  lon: z.number(),
  lat: z.number(),
  fictional: z.boolean(),
});
export type Development = z.infer<typeof developmentSchema>;

export const developmentPipelineSchema = z.object({
  snapshot: z.string(),
  /** First building year that counts as new. */
  from: z.int(),
  /** All new buildings by year and status. */
  counts: z.array(
    z.object({
      year: z.int().nullable(),
      status: statusSchema,
      buildings: countSchema,
      dwellings: countSchema,
    }),
  ),
  /** Those with most dwellings first, at most `developmentLimit`. */
  buildings: z.array(developmentSchema),
});
export type DevelopmentPipeline = z.infer<typeof developmentPipelineSchema>;
