import { z } from 'zod';
import { causeSchema, changedValueSchema } from '../valuations/bridge';
import { valuationStatusSchema } from '../valuations/status';

/** Euro. */
const money = z.number();

/** An approved valuation that a figure rests on, and how many of its units count in it. */
const restsOnSchema = z.object({
  valuationId: z.uuid(),
  name: z.string(),
  valueDate: z.iso.date(),
  status: valuationStatusSchema,
  units: z.int(),
});
export type RestsOn = z.infer<typeof restsOnSchema>;

/**
 * Total at a date: of each unit the value of the last approved valuation with a value date on or before it. A unit that
 * left the portfolio counts until the day on which it left, or the value date of a valuation that was made after that.
 */
export const valueAtSchema = z.object({
  date: z.iso.date(),
  total: money,
  units: z.int(),
  /** Range of the model's total. */
  low68: money,
  high68: money,
  restsOn: z.array(restsOnSchema),
});
export type ValueAt = z.infer<typeof valueAtSchema>;

/** Income and spending of a year as the owner entered them. Euro; null where unknown. */
export const portfolioYearSchema = z.object({
  income: money.nonnegative().max(1e12).nullable(),
  costs: money.nonnegative().max(1e12).nullable(),
  capex: money.nonnegative().max(1e12).nullable(),
  receipts: money.nonnegative().max(1e12).nullable(),
});
export type PortfolioYear = z.infer<typeof portfolioYearSchema>;

/** Total return of a calendar year, as fractions of the capital employed (decision 0316). */
export const yearReturnSchema = z.object({
  year: z.int(),
  /** Days of the year that lie between valuations; the rest is not extrapolated. */
  days: z.int(),
  daysOfYear: z.int(),
  income: z.number().nullable(),
  capital: z.number(),
  total: z.number().nullable(),
  /** Units in both valuations of each period, and those that the returns are of. */
  held: z.int(),
  units: z.int(),
  /** `entered`: income and costs of the owner; `norms`: rents of the valuations minus norm costs; null: unknown. */
  incomeBasis: z.enum(['entered', 'norms']).nullable(),
});
export type YearReturn = z.infer<typeof yearReturnSchema>;

/** The approved values of a portfolio, or of one of its units, over time. */
export const valueOverTimeSchema = z.object({
  /** One for each value date, ascending; empty without an approved valuation. */
  points: z.array(valueAtSchema),
  /** Of the units that are in every point and have an area: euro per m² by point. */
  likeForLike: z.object({ units: z.int(), oppervlakte: z.number(), perM2: z.array(money) }),
  /** Shares of the total at the last point, largest first. */
  gemeenten: z.array(z.object({ code: z.string(), name: z.string(), share: z.number() })),
  returns: z.array(yearReturnSchema),
  entered: z.array(portfolioYearSchema.extend({ year: z.int() })),
  /** Draft and submitted valuations, which do not count. */
  open: z.int(),
});
export type ValueOverTime = z.infer<typeof valueOverTimeSchema>;

/** Values that a bridge can be of: the approved ones, or those weighed with the cash flow (decision 0334). */
export const bridgeBases = ['comparison', 'weighed'] as const;
export type BridgeBasis = (typeof bridgeBases)[number];

/** A total of weighed values, and how many of its units have a cash flow; the others count by comparison. */
const weighedAtSchema = z.object({ total: money, withCashFlow: z.int() });

/** Why the total at one date became that at another. Money in euro. */
export const valueBridgeSchema = z.object({
  /** Which values the steps are of; absent in older responses, which are by comparison. */
  basis: z.enum(bridgeBases).optional(),
  /** Totals by comparison, whatever the basis. */
  from: valueAtSchema,
  to: valueAtSchema,
  /** Totals that the steps lead from and to, when they are of weighed values. */
  weighed: z.object({ from: weighedAtSchema, to: weighedAtSchema }).optional(),
  /** Valuations on either side in which the cash flow counts, with its share. */
  weights: z
    .array(z.object({ valuationId: z.uuid(), name: z.string(), valueDate: z.iso.date(), weight: z.number() }))
    .optional(),
  causes: z.array(causeSchema),
  largest: z.array(changedValueSchema),
  /** Units in both with changed facts or settings: valued again with the kept evidence, or not. */
  valuedAgain: z.int(),
  notValuedAgain: z.int(),
  /** Sums of the rents in the facts of the units in both, euro a year; they are no input of a value by comparison. */
  rents: z.object({ from: money, to: money, units: z.int() }),
});
export type PortfolioValueBridge = z.infer<typeof valueBridgeSchema>;
