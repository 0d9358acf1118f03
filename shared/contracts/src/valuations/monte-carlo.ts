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

/**
 * Shapes of a distribution; each has the parameter's own value as its mean, and the spread as its standard deviation.
 * `normal` is cut off at three standard deviations; `triangular` and `uniform` are symmetric, and end at √6 and √3 of them.
 */
export const symmetricShapes = ['normal', 'triangular', 'uniform'] as const;
/** Amounts are above zero, and so is what `lognormal` gives; rates move by points and have no such limit here. */
export const shapesOf = {
  discountRate: symmetricShapes,
  exitYield: symmetricShapes,
  rentGrowth: symmetricShapes,
  vacancyRate: symmetricShapes,
  vacantValue: [...symmetricShapes, 'lognormal'],
  costs: [...symmetricShapes, 'lognormal'],
} as const satisfies Record<DrawnKey, readonly string[]>;
export type DrawnShape = (typeof shapesOf)[DrawnKey][number];

export const runLimits = { min: 1_000, max: 10_000 } as const;
export const largestSeed = 2 ** 31 - 1;
/** Runs that are computed over all units, to check the others. */
export const checkedRuns = 200;

const spread = (key: DrawnKey) => z.number().min(0).max(spreadLimits[key]);

/** Distributions around the valuation's own parameters. */
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
  /** Normal where none is stated. */
  shapes: z
    .object({
      discountRate: z.enum(shapesOf.discountRate),
      exitYield: z.enum(shapesOf.exitYield),
      rentGrowth: z.enum(shapesOf.rentGrowth),
      vacancyRate: z.enum(shapesOf.vacancyRate),
      vacantValue: z.enum(shapesOf.vacantValue),
      costs: z.enum(shapesOf.costs),
    })
    .partial()
    .optional(),
  /** Correlation of discount rate and exit yield, of the normal numbers behind them; the others are independent. */
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
