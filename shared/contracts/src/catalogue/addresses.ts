import { z } from 'zod';
import { addressSuggestionSchema, realEstateObjectSchema } from '../objects/real-estate-object';

/** Sort keys of addresses; rows without a value come last. */
export const addressSorts = ['address', 'area', 'year', 'energyLabel'] as const;
export type AddressSort = (typeof addressSorts)[number];

export const listedObjectSchema = addressSuggestionSchema.extend(
  realEstateObjectSchema.pick({ bouwjaar: true, energielabel: true }).shape,
);
export type ListedObject = z.infer<typeof listedObjectSchema>;

export const addressPageSchema = z.object({
  snapshot: z.string(),
  /** Total number of addresses. */
  count: z.int(),
  objects: z.array(listedObjectSchema),
  /** Null on the last page. */
  next: z.string().nullable(),
});
export type AddressPage = z.infer<typeof addressPageSchema>;
