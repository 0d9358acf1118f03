import { z } from 'zod';
import { realEstateObjectSchema } from '../objects/real-estate-object';

/** Value and range of one address, without references. */
export const estimateSchema = z.object({
  object: realEstateObjectSchema,
  value: z.number(),
  low68: z.number(),
  high68: z.number(),
  pricePerM2: z.number(),
  accuracyClass: z.int(),
  referenceCount: z.int(),
  valueDate: z.iso.date(),
  fictionalSales: z.boolean(),
});
export type Estimate = z.infer<typeof estimateSchema>;
