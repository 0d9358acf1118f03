import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { energyLabels } from '../objects/lists';
import { bagIdSchema } from '../objects/real-estate-object';
import { saleMarks } from '../transactions/lists';
import { wwsAssumptions, wwsParts } from '../valuations/wws';

/** What registers and deals tell of one address over time, with the points of a dwelling. */
export const objectRecordSchema = z.object({
  /** Energielabels by day of registration, newest first. */
  labels: z.array(
    z.object({
      label: z.enum(energyLabels),
      registered: z.iso.date().nullable(),
      validUntil: z.iso.date().nullable(),
    }),
  ),
  /** Sales and lettings, newest first. */
  deals: z.array(
    z.object({
      kind: z.enum(['sale', 'rent']),
      date: z.iso.date(),
      /** Euro; of a letting a year. */
      amount: z.number(),
      marks: z.array(z.enum(saleMarks)),
      fictional: z.boolean(),
    }),
  ),
  /** Null for what is no dwelling, or has no oppervlakte. */
  wws: z
    .object({
      points: z.int(),
      /** Euro a month. */
      maxRent: z.number(),
      year: z.int(),
      source: z.string(),
      parts: z.array(z.object({ part: z.enum(wwsParts), points: z.number() })),
      /** The mean WOZ value of the buurt, which stands in for that of the address; euro. */
      wozOfBuurt: z.number().nullable(),
      assumed: z.array(z.enum(wwsAssumptions)),
    })
    .nullable(),
});
export type ObjectRecord = z.infer<typeof objectRecordSchema>;

export const recordApi = {
  objectRecord: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/objects/:id/record',
    access: ['auth.property-pass'],
    acting: true,
    summary: 'Labels, sales and lettings of an address over time, and the WWS points of a dwelling',
    params: z.object({ id: bagIdSchema }),
    query: actingQuerySchema,
    result: objectRecordSchema,
  }),
} as const;
