import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { nameSchema } from '../calls/visible-text';

export const feeLimits = {
  /** Cents; negative for a correction. */
  amount: 100_000_000_000,
  /** Per agreement. */
  entries: 10_000,
};

/** A charged fee, or a correction. Entries are never changed or deleted. */
export const newFeeEntrySchema = z.strictObject({
  date: z.iso.date(),
  /** Cents; not zero. */
  amount: z
    .int()
    .min(-feeLimits.amount)
    .max(feeLimits.amount)
    .refine(amount => amount !== 0, 'must not be zero'),
  description: nameSchema,
});
export type NewFeeEntry = z.infer<typeof newFeeEntrySchema>;

export const feeEntrySchema = z.object({
  id: z.string(),
  date: z.iso.date(),
  amount: z.int(),
  description: z.string(),
  enteredAt: z.iso.datetime(),
  actor: z.string(),
  onBehalfOf: z.string().nullable(),
});
export type FeeEntry = z.infer<typeof feeEntrySchema>;

/** First and last day, both included. */
export const feePeriodSchema = actingQuerySchema
  .extend({ from: z.iso.date(), until: z.iso.date() })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'The last day must not be before the first',
  });

/** Entries by date. Amounts in cents; the parties' amounts add up exactly to the total. */
export const feeStatementSchema = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  entries: z.array(feeEntrySchema),
  total: z.int(),
  proposer: z.int(),
  other: z.int(),
});
export type FeeStatement = z.infer<typeof feeStatementSchema>;
