import { z } from 'zod';
import { portfolioValueSchema } from '../portfolios/value';
import { missingFacts } from '../units/views';

const count = z.int().nonnegative();

/** Leases that end within this many months are waiting; those that have ended count too. */
export const expiringMonths = 12;
/** Most points of a portfolio's history. */
export const historyLimit = 8;
/** Days for which a failed job is shown. */
export const failureDays = 30;

/** Value of one approved valuation, archived ones included. Money in euro. */
export const pastValueSchema = z.object({
  valueDate: z.iso.date(),
  totalValue: z.number(),
  /** Units with a value in it. */
  units: count,
});
export type PastValue = z.infer<typeof pastValueSchema>;

/** A portfolio on the start page. Money in euro, rents a year. */
export const startPortfolioSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Made as an example from fictional addresses: not part of any total. */
  example: z.boolean(),
  /** Whether the caller may change it. */
  editable: z.boolean(),
  units: count,
  /** Sum over the units that have a rent, and their number. */
  annualRent: z.number(),
  withRent: count,
  /** Units that lack any of the facts, and those that lack each. */
  missing: z.object({ units: count, facts: z.record(z.enum(missingFacts), count) }),
  /** Units whose lease ends on or before `leasesUntil`; of those, leases that have ended; their rent. */
  leases: z.object({ units: count, ended: count, annualRent: z.number() }),
  /**
   * As shown with the portfolio, with the range of the model's total that decides its rounding; null without values,
   * and for callers who may not see valuations.
   */
  value: portfolioValueSchema
    .extend({ low68: z.number().nullable(), high68: z.number().nullable() })
    .nullable(),
  /** Oldest first; the last is the shown value when that is approved. */
  history: z.array(pastValueSchema),
});
export type StartPortfolio = z.infer<typeof startPortfolioSchema>;

/** A valuation in review that the caller may approve: somebody else made, changed and submitted it. */
export const waitingReviewSchema = z.object({
  valuationId: z.uuid(),
  name: z.string(),
  portfolioId: z.uuid(),
  portfolioName: z.string(),
  submittedAt: z.iso.datetime(),
  submittedBy: z.string(),
});
export type WaitingReview = z.infer<typeof waitingReviewSchema>;

export const failedJobKinds = ['list', 'valuation', 'documents'] as const;

/** A job of the caller that stopped by an error: a list of addresses, a valuation, a batch of documents. */
export const failedJobSchema = z.object({
  kind: z.enum(failedJobKinds),
  /** Of the list, the valuation or the batch. */
  id: z.uuid(),
  name: z.string(),
  /** Null for documents. */
  portfolioId: z.uuid().nullable(),
  at: z.iso.datetime(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

/** What the start page shows of the caller's work. A part is null without its permission. */
export const startSchema = z.object({
  /** Active portfolios that the caller may see, by name. */
  portfolios: z.array(startPortfolioSchema).nullable(),
  /** The day up to which ending leases are counted. */
  leasesUntil: z.iso.date(),
  reviews: z.array(waitingReviewSchema).nullable(),
  failures: z.array(failedJobSchema),
  /** Whether the caller has seen the tour, or left it. */
  tourEnded: z.boolean(),
});
export type Start = z.infer<typeof startSchema>;
