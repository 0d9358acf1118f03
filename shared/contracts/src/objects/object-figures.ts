import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import { bagIdSchema, listedObjectsSchema } from './real-estate-object';

/**
 * Figures of an object besides its address, in display order. Areas m², heights and distances metres, shares percent.
 */
export const objectFigures = [
  'gebruiksdoelen',
  'oppervlakte',
  'bouwjaar',
  'energielabel',
  'status',
  'footprint',
  'height',
  'coverage',
  'enkelbestemming',
  'trainstationDistance',
  'highwayDistance',
  'kvkRegistration',
  'kvkCoverage',
  'buurtnaam',
  'wijknaam',
  'gemeentenaam',
  'objectId',
  'pandId',
] as const;
export type ObjectFigureName = (typeof objectFigures)[number];

/** Sources of figures, by untranslated names; `demo` for generated data. */
export const registers = [
  'BAG',
  'EP-Online',
  'CBS',
  '3DBAG',
  'RUDIFUN',
  'IMRO',
  'stations',
  'ramps',
  'KvK',
  'demo',
] as const;
export type Register = (typeof registers)[number];

/**
 * Meaning of a figure's date: `registered` when the register recorded it, `imported` when its file was imported.
 * `undated` when files of several days were imported and the source is ambiguous; `absent` when no file of that
 * register was imported.
 */
export const datings = ['registered', 'imported', 'undated', 'absent'] as const;
export type Dating = (typeof datings)[number];

export const objectFigureSchema = z.object({
  figure: z.enum(objectFigures),
  /** Null when unknown. Several functions are one comma-separated text. */
  value: z.union([z.string(), z.number()]).nullable(),
  register: z.enum(registers),
  dating: z.enum(datings),
  /** Null for `undated` and `absent`. */
  date: z.iso.date().nullable(),
});
export type ObjectFigure = z.infer<typeof objectFigureSchema>;

export const objectApi = {
  objectFigures: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/objects/:id/figures',
    access: 'public',
    summary: 'Everything known about one object, each figure with its register and the date of that',
    params: z.object({ id: bagIdSchema }),
    result: z.array(objectFigureSchema),
  }),
  listObjectFigures: defineEndpoint({
    service: 'real-estate-data',
    method: 'POST',
    path: '/objects/figures',
    access: 'authenticated',
    summary: 'The figures of several objects, as for one; unknown ids are left out',
    body: listedObjectsSchema,
    result: z.array(z.object({ objectId: bagIdSchema, figures: z.array(objectFigureSchema) })),
  }),
} as const;
