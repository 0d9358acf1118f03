import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { addressSuggestionSchema, bagIdSchema } from '../objects/real-estate-object';

/** MultiPolygon of GeoJSON, WGS84 to a decimetre; rings are closed. */
const siteOutlineSchema = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))),
});
export type SiteOutline = z.infer<typeof siteOutlineSchema>;

/** How far away neighbours of other panden are at most, in metres, and how many are named in the pand and beside it. */
export const neighbourLimits = { metres: 60, inPand: 8, beside: 8 } as const;

export const neighbourSchema = addressSuggestionSchema.pick({ objectId: true, lon: true, lat: true }).extend({
  /** Street and house number. */
  address: z.string(),
  inPand: z.boolean(),
  /** Metres between the two addresses. */
  distance: z.number(),
});
export type Neighbour = z.infer<typeof neighbourSchema>;

/** What an address lies on and next to. */
export const objectSiteSchema = z.object({
  /** Plot of the BRK; null where no plots were imported. */
  plot: z
    .object({
      plotId: z.string(),
      /** Registered m². */
      area: z.number(),
      outline: siteOutlineSchema,
      fictional: z.boolean(),
    })
    .nullable(),
  /** Its share of the m² of the plot that are not built on; null without a plot. */
  plotFree: z.number().nullable(),
  /** Outline of its pand. */
  pand: siteOutlineSchema.nullable(),
  /** Number of other addresses in the pand. */
  othersInPand: z.int().nonnegative(),
  /** The nearest of those in the pand, then the nearest beside it. */
  neighbours: z.array(neighbourSchema),
});
export type ObjectSite = z.infer<typeof objectSiteSchema>;

export const siteApi = {
  objectSite: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/objects/:id/site',
    access: ['auth.property-pass'],
    acting: true,
    summary: 'Outlines of the plot and the pand of an address, and its neighbours',
    params: z.object({ id: bagIdSchema }),
    query: actingQuerySchema,
    result: objectSiteSchema,
  }),
} as const;
