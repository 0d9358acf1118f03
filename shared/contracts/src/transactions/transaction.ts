import { z } from 'zod';
import { bagIdSchema, energyLabelSchema, gebruiksdoelSchema } from '../objects/real-estate-object';
import {
  bouwvormen,
  koopcondities,
  onderhoudsniveaus,
  propertyTypes,
  saleMarks,
  subtypes,
  transactionCategories,
  woningtypes,
} from './lists';

const onderhoudSchema = z.enum(onderhoudsniveaus).nullable();

/** A sale or a letting with its filterable fields. Units are those of `transactionRanges` for its market. */
export const transactionSchema = z.object({
  id: z.string(),
  objectId: bagIdSchema,
  category: z.enum(transactionCategories),
  propertyType: z.enum(propertyTypes),
  address: z.string(),
  gemeentecode: z.string().nullable(),
  date: z.iso.date(),
  price: z.number(),
  pricePerM2: z.number().nullable(),
  area: z.number().nullable(),
  rooms: z.int().nullable(),
  year: z.int().nullable(),
  plot: z.number().nullable(),
  /** Percent; on passing rent, theoretical rent when fully let, and market rent. */
  bar_kk_hi: z.number().nullable(),
  bar_kk_thi: z.number().nullable(),
  bar_kk_mh: z.number().nullable(),
  /** Theoretical rent when fully let. */
  thi: z.number().nullable(),
  /** Weighted average unexpired lease term in years. */
  walt: z.number().nullable(),
  gebruiksdoelen: z.array(gebruiksdoelSchema),
  woningtype: z.enum(woningtypes).nullable(),
  subtype: z.enum(subtypes).nullable(),
  koopconditie: z.enum(koopcondities).nullable(),
  energielabel: energyLabelSchema.nullable(),
  onderhoudBinnen: onderhoudSchema,
  onderhoudBuiten: onderhoudSchema,
  bouwvorm: z.enum(bouwvormen).nullable(),
  /** Degrees WGS84. */
  lon: z.number(),
  lat: z.number(),
  /** True for a generated price, even of a real object. */
  fictional: z.boolean(),
  /** True when the caller's organisation brought it itself: nobody else is told of it. */
  own: z.boolean().optional(),
  /** What the deed says of a sale; absent without marks. */
  marks: z.array(z.enum(saleMarks)).optional(),
});
export type Transaction = z.infer<typeof transactionSchema>;
