import { z } from 'zod';
import { portfolioAccess } from '../portfolios/sharing';
import { valuationListItemSchema } from './valuation';

export { type ReviewRequest, reviewRequestSchema } from './review-request';

const personSchema = z.object({ userId: z.uuid(), name: z.string() });

/** The review that is asked for; it stays when the valuation goes back, for the next time. */
export const reviewSchema = z.object({
  reviewer: personSchema,
  askedBy: personSchema,
  askedAt: z.iso.datetime(),
  dueDate: z.iso.date().nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

/** A colleague who may work on valuations. */
export const valuationPersonSchema = personSchema.extend({
  email: z.string(),
  /** To the portfolio of the valuation; null: none. */
  access: z.enum(portfolioAccess).nullable(),
  /** Made, changed or submitted the valuation, and therefore does not approve it. */
  ownWork: z.boolean(),
});
export type ValuationPerson = z.infer<typeof valuationPersonSchema>;

export const valuationPeopleSchema = z.object({
  /** By name, the caller among them. */
  people: z.array(valuationPersonSchema),
  /** What everybody in the organisation may do with the portfolio. */
  organisation: z.enum(['none', 'read', 'edit']),
  /** The caller decides with whom the portfolio is shared. */
  mayShare: z.boolean(),
});
export type ValuationPeople = z.infer<typeof valuationPeopleSchema>;

/** `details.reason` of the 422 that refuses a reviewer. */
export const reviewerRefusals = ['reviewer-without-access', 'reviewer-own-work'] as const;
export type ReviewerRefusal = (typeof reviewerRefusals)[number];

/** A valuation that waits for its review. */
export const reviewQueueItemSchema = valuationListItemSchema.extend({
  submittedAt: z.iso.datetime(),
  submittedBy: personSchema,
  review: reviewSchema.nullable(),
  /** The caller may approve it: did not make, change or submit it, and may edit its portfolio. */
  mayApprove: z.boolean(),
  /** Of the total from the model's total, as a fraction; null without values. */
  deviation: z.number().nullable(),
  /** Units with a value that somebody set. */
  overrides: z.int(),
  /** Of the items of the checklist that people answer: how many a reviewer confirmed. */
  checklist: z.object({ confirmed: z.int(), of: z.int() }),
});
export type ReviewQueueItem = z.infer<typeof reviewQueueItemSchema>;
