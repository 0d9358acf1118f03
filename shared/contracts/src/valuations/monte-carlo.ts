import { z } from 'zod';

/** Parameters that are drawn: rates move by points, amounts by a fraction of themselves. */
export const drawnKeys = [
  'discountRate',
  'exitYield',
  'rentGrowth',
  'vacancyRate',
  'vacantValue',
  'costs',
] as const;
export type DrawnKey = (typeof drawnKeys)[number];

/** Limits of the standard deviations. */
export const spreadLimits = {
  discountRate: 0.03,
  exitYield: 0.03,
  rentGrowth: 0.03,
  vacancyRate: 0.1,
  vacantValue: 0.5,
  costs: 0.5,
} as const satisfies Record<DrawnKey, number>;

export const runLimits = { min: 1_000, max: 10_000 } as const;
export const largestSeed = 2 ** 31 - 1;
/** Runs that are computed over all units, to check the others. */
export const checkedRuns = 200;

const spread = (key: DrawnKey) => z.number().min(0).max(spreadLimits[key]);

/** Normal distributions around the valuation's own parameters, cut off at three standard deviations. */
export const monteCarloSettingsSchema = z.object({
  seed: z.int().min(0).max(largestSeed),
  runs: z.int().min(runLimits.min).max(runLimits.max),
  /** Standard deviations; 0 keeps a parameter as it is. */
  spreads: z.object({
    discountRate: spread('discountRate'),
    exitYield: spread('exitYield'),
    rentGrowth: spread('rentGrowth'),
    vacancyRate: spread('vacancyRate'),
    vacantValue: spread('vacantValue'),
    costs: spread('costs'),
  }),
  /** Correlation of discount rate and exit yield; the others are independent. */
  correlation: z.number().min(-1).max(1),
});
export type MonteCarloSettings = z.infer<typeof monteCarloSettingsSchema>;

/** Assumptions of Kavel until the appraiser states others; not estimated from data. */
export const defaultMonteCarlo: MonteCarloSettings = {
  seed: 1,
  runs: 10_000,
  spreads: {
    discountRate: 0.004,
    exitYield: 0.004,
    rentGrowth: 0.003,
    vacancyRate: 0.01,
    vacantValue: 0.06,
    costs: 0.08,
  },
  correlation: 0.7,
};

/** Market values by cash flow, euro kosten koper. */
export const monteCarloResultSchema = z.object({
  /** Runs with a value, and those whose draw left none. */
  valued: z.int(),
  withoutValue: z.int(),
  /** Value without a change. */
  base: z.number(),
  mean: z.number(),
  /** Quantiles from 0 to 100 % in steps of half a percent. */
  quantiles: z.array(z.number()).length(201),
  /** Class boundaries, one more than the counts. */
  edges: z.array(z.number()),
  counts: z.array(z.int()),
  /** Runs by type against the same runs over all units: deviations as fractions of the latter. */
  check: z.object({ runs: z.int(), meanDeviation: z.number(), largestDeviation: z.number() }),
});
export type MonteCarloResult = z.infer<typeof monteCarloResultSchema>;

/** A simulation of a valuation; it continues in the service when the page is closed. */
export const monteCarloSchema = z.object({
  state: z.enum(['running', 'done', 'cancelled', 'failed']),
  settings: monteCarloSettingsSchema,
  /** Checked runs so far. */
  done: z.int(),
  /** Method of the cash flow and of the simulation. */
  version: z.string(),
  result: monteCarloResultSchema.nullable(),
  /** The valuation has other units, rents, values or parameters since. */
  outdated: z.boolean(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type MonteCarlo = z.infer<typeof monteCarloSchema>;
