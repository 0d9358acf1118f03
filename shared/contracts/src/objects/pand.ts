import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import { addressSuggestionSchema, bagIdSchema } from './real-estate-object';

/** Addresses of a pand that are named at most. */
export const mostAddressesOfPand = 20;

/** A pand of the BAG. Degrees, WGS84. */
export const pandSchema = z.object({
  pandId: bagIdSchema,
  bouwjaar: z.int().nullable(),
  /** The middle of its bounds. */
  lon: z.number(),
  lat: z.number(),
  /** Number of all its addresses. */
  addressCount: z.int().nonnegative(),
  /** The first of them. */
  addresses: z.array(addressSuggestionSchema),
});
export type Pand = z.infer<typeof pandSchema>;

/** Panden of one call for values. */
export const mostPandenValued = 500;

export const pandValuesSchema = z.object({
  /** Day that the values are of. */
  valueDate: z.iso.date(),
  /** € per m² of the addresses of each pand together, in the order asked; null where the model values none of them. */
  values: z.array(z.number().nullable()),
});
export type PandValues = z.infer<typeof pandValuesSchema>;

export const pandApi = {
  getPand: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/panden/:id',
    access: 'public',
    summary: 'A pand with its addresses',
    params: z.object({ id: bagIdSchema }),
    result: pandSchema,
  }),
  pandValues: defineEndpoint({
    service: 'real-estate-data',
    method: 'POST',
    path: '/panden/values',
    access: 'public',
    cost: 'expensive',
    summary: 'Values per m² of panden by the model alone, for colours on a map',
    body: z.object({ pandIds: z.array(bagIdSchema).min(1).max(mostPandenValued) }),
    result: pandValuesSchema,
  }),
} as const;
