import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import { bagIdSchema, listedObjectsSchema } from './real-estate-object';

/** Half the width and height in metres of what is drawn around an address. */
export const surroundingsReach = { east: 110, north: 62 } as const;

/** Rings or a line as x, y pairs in metres east and north of the address. */
const outlineSchema = z.array(z.number());

/** What lies around an address, to draw it on paper. */
export const surroundingsSchema = z.object({
  panden: z.array(
    z.object({
      /** The pand that the address is in. */
      own: z.boolean(),
      rings: z.array(outlineSchema),
    }),
  ),
  ground: z.array(
    z.object({
      kind: z.string(),
      line: z.boolean(),
      rings: z.array(outlineSchema),
    }),
  ),
});
export type Surroundings = z.infer<typeof surroundingsSchema>;

export const surroundingsApi = {
  objectSurroundings: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/objects/:id/surroundings',
    access: 'public',
    summary: 'Outlines of panden, water, green and roads around an address, in metres',
    params: z.object({ id: bagIdSchema }),
    result: surroundingsSchema,
  }),
  listSurroundings: defineEndpoint({
    service: 'real-estate-data',
    method: 'POST',
    path: '/objects/surroundings',
    access: 'authenticated',
    summary: 'The outlines around several addresses, as around one; unknown ids are left out',
    body: listedObjectsSchema,
    result: z.array(z.object({ objectId: bagIdSchema, surroundings: surroundingsSchema })),
  }),
} as const;
