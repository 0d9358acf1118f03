import { z } from 'zod';
import type { Limits } from '../calls/checks';
import { visibleTextSchema } from '../calls/visible-text';

/** Rates change by points (0.005 is half a point), amounts by a fraction of themselves. */
export const whatIfLimits = {
  discountRate: { min: -0.1, max: 0.1 },
  exitYield: { min: -0.1, max: 0.1 },
  rentGrowth: { min: -0.1, max: 0.1 },
  turnoverRate: { min: -1, max: 1 },
  vacancyRate: { min: -1, max: 1 },
  contractRent: { min: -1, max: 5 },
  marketRent: { min: -1, max: 5 },
  vacantValue: { min: -1, max: 5 },
  costs: { min: -1, max: 5 },
} as const satisfies Record<string, Limits>;

export type WhatIfKey = keyof typeof whatIfLimits;
export const whatIfKeys = Object.keys(whatIfLimits) as readonly WhatIfKey[];

const within = ({ min, max }: Limits) => z.number().min(min).max(max);

export const whatIfSchema = z
  .object({
    discountRate: within(whatIfLimits.discountRate),
    exitYield: within(whatIfLimits.exitYield),
    rentGrowth: within(whatIfLimits.rentGrowth),
    turnoverRate: within(whatIfLimits.turnoverRate),
    vacancyRate: within(whatIfLimits.vacancyRate),
    contractRent: within(whatIfLimits.contractRent),
    marketRent: within(whatIfLimits.marketRent),
    vacantValue: within(whatIfLimits.vacantValue),
    costs: within(whatIfLimits.costs),
  })
  .partial();
export type WhatIfChange = z.infer<typeof whatIfSchema>;

export const longestScenarioName = 80;
export const mostScenarios = 20;
/** Changes in one call: enough for a grid of 5 × 5. */
export const mostChanges = 25;

/** A named what-if change, stored with a valuation. */
export const savedScenarioSchema = z.object({
  id: z.uuid(),
  name: visibleTextSchema.min(1).max(longestScenarioName),
  change: whatIfSchema,
});
export type SavedScenario = z.infer<typeof savedScenarioSchema>;

/** Net values in euro under a change; null when nothing can be sold off. */
export const whatIfOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('valued'),
    letOn: z.number(),
    sellOff: z.number().nullable(),
    marketValue: z.number(),
    /** Cash flow of each year before discounting; absent in older responses. */
    net: z.object({ letOn: z.array(z.number()), sellOff: z.array(z.number()).nullable() }).optional(),
  }),
  /** The changed discount rate is at or below the rent growth. */
  z.object({ outcome: z.literal('rate-at-or-below-growth') }),
]);
export type WhatIfOutcome = z.infer<typeof whatIfOutcomeSchema>;

/** Changed by percentage points; the other keys by a percentage of themselves. */
export const pointKeys: ReadonlySet<WhatIfKey> = new Set([
  'discountRate',
  'exitYield',
  'rentGrowth',
  'turnoverRate',
  'vacancyRate',
]);
