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
} as const;
