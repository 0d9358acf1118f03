import { z } from 'zod';
import { valuationStatusSchema } from './status';

/** Why a total moved. `market` is the price index between the value dates; `other` is what nothing else explains. */
export const bridgeSteps = ['removed', 'added', 'market', 'area', 'override', 'other'] as const;

const money = z.number();

const bridgedValuationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  status: valuationStatusSchema,
  valueDate: z.iso.date(),
  units: z.int(),
  valued: z.int(),
  /** Range of what the model says of all units together; absent in older answers. */
  low68: money.optional(),
  high68: money.optional(),
});

/** The 68 % range of a value, by the model. */
const rangeSchema = z.object({ low68: money, high68: money });

/** From the total of one valuation to that of another; addresses in both are the same unit. Money in euro. */
export const valuationBridgeSchema = z.object({
  from: bridgedValuationSchema,
  to: bridgedValuationSchema,
  opening: money,
  steps: z.array(z.object({ step: z.enum(bridgeSteps), amount: money, units: z.int() })),
  closing: money,
  /** The units whose values moved most; null where a valuation does not have the unit, or no value for it. */
  largest: z.array(
    z.object({
      objectId: z.string(),
      address: z.string(),
      from: money.nullable(),
      to: money.nullable(),
      /** What the model said, where an appraiser set the value. */
      fromModel: money.optional(),
      toModel: money.optional(),
      fromRange: rangeSchema.optional(),
      toRange: rangeSchema.optional(),
    }),
  ),
});
export type ValuationBridge = z.infer<typeof valuationBridgeSchema>;
