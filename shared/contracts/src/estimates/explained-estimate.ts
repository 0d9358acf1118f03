import { z } from 'zod';
import { energyLabelSchema } from '../objects/real-estate-object';
import { valueDriverSchema } from '../valuations/results';
import { estimateSchema } from './estimate';

/**
 * A sale that a value rests on, as everybody may see it: street, month and a rounded price; its place lies within some
 * tens of metres.
 */
export const publicComparableSchema = z.object({
  street: z.string(),
  /** `yyyy-mm` */
  month: z.string(),
  /** Euro, in thousands; indexed and adjusted likewise. */
  price: z.number(),
  adjustedPrice: z.number(),
  oppervlakte: z.number(),
  bouwjaar: z.int().nullable(),
  energielabel: energyLabelSchema.nullable(),
  /** Metres, in tens. */
  distance: z.number(),
  /** Share in the estimate. */
  weight: z.number(),
  lon: z.number(),
  lat: z.number(),
  fictional: z.boolean(),
});
export type PublicComparable = z.infer<typeof publicComparableSchema>;

/** An estimate with what it rests on; comparables by weight, heaviest first. */
export const explainedEstimateSchema = estimateSchema.extend({
  low95: z.number(),
  high95: z.number(),
  /** Median of the comparables, to which the drivers add. */
  baseValue: z.number(),
  drivers: z.array(valueDriverSchema),
  modelVersion: z.string(),
  comparables: z.array(publicComparableSchema),
});
export type ExplainedEstimate = z.infer<typeof explainedEstimateSchema>;
