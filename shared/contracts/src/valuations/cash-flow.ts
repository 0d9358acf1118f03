import { z } from 'zod';

/** A parameter with its source. Rates are fractions. `override` is the valuation's own value. */
export const sourcedParameterSchema = z.object({
  key: z.string(),
  value: z.number(),
  default: z.number(),
  override: z.number().nullable(),
  source: z.string(),
  year: z.int(),
});
export type SourcedParameter = z.infer<typeof sourcedParameterSchema>;

/** Lines of the year table in their usual order; costs are negative. */
export const cashFlowLines = [
  'rent',
  'vacancy',
  'turnoverCost',
  'maintenance',
  'management',
  'insurance',
  'propertyTax',
  'saleProceeds',
  'saleCost',
] as const;
export const cashFlowLineSchema = z.enum(cashFlowLines);
export type CashFlowLine = z.infer<typeof cashFlowLineSchema>;

/** One year: every line in euro, their sum, and the sum discounted at mid-year. */
export const cashFlowYearSchema = z.object({
  year: z.int(),
  lines: z.record(cashFlowLineSchema, z.number()),
  /** Planned expenses, negative; only where a plan has any. */
  capex: z.number().optional(),
  /** Sum of the lines and `capex`. */
  net: z.number(),
  presentValue: z.number(),
});

export const scenarioSchema = z.object({
  scenario: z.enum(['let-on', 'sell-off']),
  years: z.array(cashFlowYearSchema),
  endValue: z.number(),
  endValuePresent: z.number(),
  grossValue: z.number(),
  transferCosts: z.number(),
  netValue: z.number(),
});
export type Scenario = z.infer<typeof scenarioSchema>;

const bothScenarios = {
  letOn: scenarioSchema,
  /** Null when the units are not dwellings and cannot be sold off. */
  sellOff: scenarioSchema.nullable(),
  /** Market value: the higher of the two. */
  marketValue: z.number(),
};

export const cashFlowSchema = z.object({
  valueDate: z.iso.date(),
  parameters: z.array(sourcedParameterSchema),
  total: z.object(bothScenarios),
  byBucket: z.array(z.object({ bucket: z.string(), name: z.string(), units: z.int(), ...bothScenarios })),
  /** Net let-on value for each discount rate (rows) and exit yield (columns). */
  sensitivity: z.object({
    discountRates: z.array(z.number()),
    exitYields: z.array(z.number()),
    values: z.array(z.array(z.number())),
  }),
  /** Dwellings whose rent is capped by the WWS on re-letting, and those with too few known facts to decide. */
  regulated: z
    .object({ units: z.int(), unknown: z.int(), maxRent: z.number(), source: z.string(), year: z.int() })
    .optional(),
  /** Planned expenses whose bucket or unit is not in the cash flow. */
  capexLeftOut: z.array(z.uuid()).optional(),
  /** Excluded units with the reason. */
  excluded: z.array(z.object({ unitId: z.uuid(), reason: z.enum(['no-area', 'no-rent']) })),
});
export type CashFlow = z.infer<typeof cashFlowSchema>;
