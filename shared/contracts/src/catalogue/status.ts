import { z } from 'zod';

/** The current snapshot: shown on public pages and as map attribution. */
export const catalogueStatusSchema = z.object({
  snapshot: z.string(),
  createdAt: z.iso.datetime(),
  objects: z.int(),
  panden: z.int(),
  transactions: z.int(),
  buurten: z.int(),
  /** Bounds as west, south, east, north in degrees. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  datasets: z.array(
    z.object({
      name: z.string(),
      bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      /** Longitude and latitude of a built-up place near the centre of the bounds. */
      focus: z.tuple([z.number(), z.number()]),
      objects: z.int(),
      fictional: z.boolean(),
    }),
  ),
});
export type CatalogueStatus = z.infer<typeof catalogueStatusSchema>;
