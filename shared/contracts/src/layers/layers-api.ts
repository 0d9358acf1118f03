import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import { energyLabelSchema } from '../objects/real-estate-object';
import { areaFigures, countedLayers, figureBases, mapLayers, roofKinds } from './lists';

const layerSchema = z.enum(mapLayers);
const figureSchema = z.enum(areaFigures);
const basisSchema = z.enum(figureBases);

const classesSchema = z.array(z.object({ key: z.string(), count: z.int().nonnegative() }));

/** A file that a layer is made of. */
const layerSourceSchema = z.object({
  name: z.string(),
  /** Day on which it was imported, YYYY-MM-DD. */
  date: z.string(),
  fictional: z.boolean(),
});

/** What there is of the layers. Areas by a figure have no classes here: the browser makes them of the values. */
export const layerOverviewSchema = z.object({
  snapshot: z.string(),
  layers: z.array(
    z.object({
      layer: layerSchema,
      /** Classes with their counts, in the order of the legend; a key is a bestemming, a label, a year or a way of roofs. */
      classes: classesSchema,
      sources: z.array(layerSourceSchema),
    }),
  ),
  figures: z.array(
    z.object({
      figure: figureSchema,
      /** The last year that there is. */
      year: z.int(),
      /** What the file has values by; values of PC4 are averaged over the addresses of a buurt. */
      basis: basisSchema,
      source: z.string(),
      fictional: z.boolean(),
    }),
  ),
});
export type LayerOverview = z.infer<typeof layerOverviewSchema>;

/** Classes of a layer in a box, without those that nothing there is in; keys and order as in the overview. */
export const layerCountsSchema = z.object({ classes: classesSchema });
export type LayerCounts = z.infer<typeof layerCountsSchema>;

/** The last known value of a figure by buurt, column by column in the order of the codes; null where there is none. */
export const layerFigureSchema = z.object({
  figure: figureSchema,
  /** The last year that any buurt has. */
  year: z.int(),
  basis: basisSchema,
  source: z.string(),
  fictional: z.boolean(),
  codes: z.array(z.string()),
  names: z.array(z.string()),
  values: z.array(z.number().nullable()),
  /** Year of each value, where not all are of `year`; null where there is no value. */
  years: z.array(z.int().nullable()).optional(),
});
export type LayerFigure = z.infer<typeof layerFigureSchema>;

/** What the layers say of a place; null where they say nothing. */
export const layersAtSchema = z.object({
  zoning: z
    .object({ bestemming: z.string(), naam: z.string().nullable(), plan: z.string().nullable() })
    .nullable(),
  pand: z
    .object({
      pandId: z.string(),
      bouwjaar: z.int().nullable(),
      /** The one that most of its addresses have. */
      energielabel: energyLabelSchema.nullable(),
      roof: z
        .object({
          kind: z.enum(roofKinds),
          /** m² of roof, and of it what is flat or looks between east and west over south. */
          area: z.number(),
          sunny: z.number(),
          /** Degrees of the largest sloped face. */
          azimuth: z.number().nullable(),
          slope: z.number().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  buurt: z
    .object({
      code: z.string(),
      naam: z.string(),
      figures: z.array(z.object({ figure: figureSchema, year: z.int(), value: z.number() })),
    })
    .nullable(),
});
export type LayersAt = z.infer<typeof layersAtSchema>;

/** A box in degrees. */
const boxSchema = z.object({
  west: z.coerce.number().min(-180).max(180),
  south: z.coerce.number().min(-85).max(85),
  east: z.coerce.number().min(-180).max(180),
  north: z.coerce.number().min(-85).max(85),
});

export const layerApi = {
  layerOverview: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/layers',
    access: 'public',
    summary: 'The six layers of the map with their classes, counts and sources',
    result: layerOverviewSchema,
  }),
  layerFigure: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/layers/figures/:figure',
    access: 'public',
    summary: 'WOZ value, noise, air or liveability by buurt',
    params: z.object({ figure: figureSchema }),
    result: layerFigureSchema,
  }),
  layerCounts: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/layers/:layer/counts',
    access: 'public',
    cost: 'frequent',
    summary: 'How many of each class of a layer lie in a box, such as the view of a map',
    params: z.object({ layer: z.enum(countedLayers) }),
    query: boxSchema,
    result: layerCountsSchema,
  }),
  buurtenInBox: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/layers/buurten',
    access: 'public',
    cost: 'frequent',
    summary: 'Codes of the buurten that lie in a box or reach into it',
    query: boxSchema,
    result: z.object({ codes: z.array(z.string()) }),
  }),
  layersAt: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/layers/at',
    access: 'public',
    summary: 'What the layers say of a place',
    query: z.object({ lon: z.coerce.number().min(-180).max(180), lat: z.coerce.number().min(-85).max(85) }),
    result: layersAtSchema,
  }),
} as const;
