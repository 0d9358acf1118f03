import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import {
  bagIdSchema,
  energyLabelSchema,
  gebruiksdoelSchema,
  vtwTypeSchema,
} from '../objects/real-estate-object';

/** Maximum number of sales in one response; `total` counts all. */
export const mostInvestmentReferences = 500;

/** A number in a query string: empty text and `NaN` are invalid, not zero. */
const numberText = z.string().trim().min(1).pipe(z.coerce.number());
const price = numberText.pipe(z.number().nonnegative());
const date = z.iso.date();

/** Prices in euro, dates inclusive, the origin in degrees WGS84; the distance is a great-circle distance. */
export const investmentQuerySchema = actingQuerySchema
  .extend({
    /** Objects; repeated for more than one. */
    id: z.union([bagIdSchema.transform(id => [id]), z.array(bagIdSchema).max(500)]).optional(),
    minTransactionDate: date.optional(),
    maxTransactionDate: date.optional(),
    minTransactionPrice: price.optional(),
    maxTransactionPrice: price.optional(),
    distanceInKm: numberText.pipe(z.number().positive().max(1_000)).optional(),
    originLatitude: numberText.pipe(z.number().min(-90).max(90)).optional(),
    originLongitude: numberText.pipe(z.number().min(-180).max(180)).optional(),
  })
  .refine(query => inOrder(query.minTransactionDate, query.maxTransactionDate), {
    path: ['maxTransactionDate'],
    message: 'must not be before minTransactionDate',
  })
  .refine(query => inOrder(query.minTransactionPrice, query.maxTransactionPrice), {
    path: ['maxTransactionPrice'],
    message: 'must not be below minTransactionPrice',
  })
  .refine(query => (query.originLatitude === undefined) === (query.originLongitude === undefined), {
    path: ['originLongitude'],
    message: 'latitude and longitude go together',
  })
  .refine(query => query.distanceInKm === undefined || query.originLatitude !== undefined, {
    path: ['distanceInKm'],
    message: 'needs originLatitude and originLongitude',
  });
export type InvestmentQuery = z.output<typeof investmentQuerySchema>;

function inOrder<Bound extends number | string>(from: Bound | undefined, to: Bound | undefined): boolean {
  return from === undefined || to === undefined || from <= to;
}

/** A sale of a property that was let when it was sold. */
export const investmentReferenceSchema = z.object({
  id: z.string(),
  objectId: bagIdSchema,
  address: z.string(),
  vtwType: vtwTypeSchema,
  gebruiksdoelen: z.array(gebruiksdoelSchema),
  oppervlakte: z.number().nullable(),
  bouwjaar: z.int().nullable(),
  energielabel: energyLabelSchema.nullable(),
  transactionDate: z.iso.date(),
  price: z.number(),
  /** Euro a year, last agreed before the sale. */
  annualRent: z.number(),
  rentDate: z.iso.date(),
  /** Rent divided by price. */
  barKk: z.number(),
  lon: z.number(),
  lat: z.number(),
  /** Great-circle distance from the origin in kilometres; null without an origin. */
  distanceInKm: z.number().nullable(),
  fictional: z.boolean(),
});
export type InvestmentReference = z.infer<typeof investmentReferenceSchema>;

/** Nearest first with an origin, else newest first. */
export const investmentReferencesSchema = z.object({
  total: z.int(),
  references: z.array(investmentReferenceSchema),
});
