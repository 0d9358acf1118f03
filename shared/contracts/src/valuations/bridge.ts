import { z } from 'zod';
import { valuationStatusSchema } from './status';

/**
 * Reason of a change in total. `market` is the price index between the value dates; `other` is the unexplained
 * remainder.
 */
export const bridgeSteps = ['removed', 'added', 'market', 'area', 'override', 'other'] as const;

/** Causes for which a unit that is in both valuations changed, in the order in which they are substituted. */
export const revaluedCauses = [
  'market',
  'area',
  'facts',
  'rent',
  'parameters',
  'model',
  'override',
  'other',
] as const;

/**
 * The same reasons in more detail: what `steps` counts as `other` is here `facts` (besides the area), `rent`, `parameters`
 * (reference settings), `model` (its version or the data it used) and what is left (decision 0315).
 */
export const bridgeCauses = ['removed', 'added', ...revaluedCauses] as const;
export type BridgeCause = (typeof bridgeCauses)[number];

const money = z.number();

const bridgedValuationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  status: valuationStatusSchema,
  valueDate: z.iso.date(),
  units: z.int(),
  valued: z.int(),
  /** Range of the model's total over all units; absent in older responses. */
  low68: money.optional(),
  high68: money.optional(),
});

/** 68 % range of a model value. */
const rangeSchema = z.object({ low68: money, high68: money });

/** A unit with a large change; null when one side lacks the unit or a value for it. */
export const changedValueSchema = z.object({
  objectId: z.string(),
  address: z.string(),
  from: money.nullable(),
  to: money.nullable(),
  /** The model's value, when an appraiser overrode it. */
  fromModel: money.optional(),
  toModel: money.optional(),
  fromRange: rangeSchema.optional(),
  toRange: rangeSchema.optional(),
});

export const causeSchema = z.object({ cause: z.enum(bridgeCauses), amount: money, units: z.int() });

/** From the total of one valuation to that of another; units are matched by address. Money in euro. */
export const valuationBridgeSchema = z.object({
  from: bridgedValuationSchema,
  to: bridgedValuationSchema,
  opening: money,
  steps: z.array(z.object({ step: z.enum(bridgeSteps), amount: money, units: z.int() })),
  /** `steps` in more detail; absent in older responses. */
  causes: z.array(causeSchema).optional(),
  closing: money,
  /** The units with the largest changes. */
  largest: z.array(changedValueSchema),
});
export type ValuationBridge = z.infer<typeof valuationBridgeSchema>;
