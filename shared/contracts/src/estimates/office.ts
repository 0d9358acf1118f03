import { z } from 'zod';
import { bagIdSchema } from '../objects/real-estate-object';
import { referenceParamsSchema, referenceSchema } from '../valuations/references';
import { valuationResultSchema } from '../valuations/results';

/** Euro a year; m². Missing values are taken from the catalogue, the market, or the norm of the type. */
export const officeValuationBodySchema = z.object({
  objectId: bagIdSchema,
  valueDate: z.iso.date().optional(),
  oppervlakte: z.number().positive().max(1_000_000).optional(),
  annualRent: z.number().nonnegative().max(1_000_000_000).optional(),
  annualCosts: z.number().nonnegative().max(1_000_000_000).optional(),
  /** Net initial yield, as a fraction. */
  netYield: z.number().min(0.001).max(1).optional(),
  params: referenceParamsSchema.default({}),
});
export type OfficeValuationBody = z.output<typeof officeValuationBodySchema>;

/** Value of an office by comparable sales and by rent. Null when its inputs are missing. */
export const officeValuationSchema = z.object({
  objectId: bagIdSchema,
  valueDate: z.iso.date(),
  oppervlakte: z.number(),
  bySales: z
    .object({
      result: valuationResultSchema.omit({ unitId: true, bucket: true }),
      references: z.array(referenceSchema),
    })
    .nullable(),
  /** value = (rent − costs) / (net yield × (1 + transfer costs)), so that NAR v.o.n. is the net yield. */
  byRent: z
    .object({
      value: z.number(),
      annualRent: z.number(),
      /** True when no rent was given and the market rent is used. */
      rentFromMarket: z.boolean(),
      operatingCosts: z.number(),
      netYield: z.number(),
      transferCosts: z.number(),
      barKk: z.number(),
      /** Rent 10 % lower with a yield half a point higher, and the reverse. Null where the costs leave nothing. */
      range: z.object({ low: z.number().nullable(), high: z.number().nullable() }).optional(),
      /** Values by rent (rows) and net yield (columns). */
      sensitivity: z
        .object({
          annualRents: z.array(z.number()),
          netYields: z.array(z.number()),
          values: z.array(z.array(z.number().nullable())),
        })
        .optional(),
    })
    .nullable(),
});
export type OfficeValuation = z.infer<typeof officeValuationSchema>;
