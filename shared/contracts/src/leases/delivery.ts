import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';
import { leaseCellProblems, leaseColumns, rentPers } from './lease-columns';
import { leaseLimits } from './lists';

/** A file with leases, as columns: `rows[i][j]` is the cell of line `lines[i]` in column `columns[j]`. */
export const leaseDeliveryBodySchema = z.object({
  /** Of the file. */
  name: nameSchema,
  rentPer: z.enum(rentPers).default('year'),
  columns: z.array(z.enum(leaseColumns)).min(1).max(leaseColumns.length),
  lines: z.array(z.int().positive()).min(1).max(leaseLimits.rows),
  /** Longer cells are refused one by one. */
  rows: z
    .array(z.array(z.string().max(1_200)).max(leaseColumns.length))
    .min(1)
    .max(leaseLimits.rows),
});
export type LeaseDeliveryBody = z.input<typeof leaseDeliveryBodySchema>;

/**
 * `new`: a lease that was not kept; `changed`: it replaces one with the same contract number, or the same unit, start
 * and kind; `known`: it is kept as it is written.
 */
export const leaseRowOutcomes = ['new', 'changed', 'known', 'rejected'] as const;
export type LeaseRowOutcome = (typeof leaseRowOutcomes)[number];
const countsSchema = z.record(z.enum(leaseRowOutcomes), z.int());
export type LeaseCounts = z.infer<typeof countsSchema>;

export const rejectedLeaseRowSchema = z.object({
  line: z.int(),
  problems: z.array(z.object({ column: z.enum(leaseColumns), problem: z.enum(leaseCellProblems) })),
});
export type RejectedLeaseRow = z.infer<typeof rejectedLeaseRowSchema>;

export const leasePreviewSchema = z.object({
  counts: countsSchema,
  /** Units that get or change leases. */
  units: z.int(),
  /** Contract rent of new and changed rows together, euro a year. */
  annualRent: z.number(),
  rejected: z.array(rejectedLeaseRowSchema),
  /** The first rows that go in, as they were read and matched. */
  sample: z.array(
    z.object({
      line: z.int(),
      address: z.string(),
      annualRent: z.number(),
      start: z.string().nullable(),
      end: z.string().nullable(),
    }),
  ),
});
export type LeasePreview = z.infer<typeof leasePreviewSchema>;

/** A file that was taken over, and can be undone as a whole. */
export const leaseDeliverySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  counts: countsSchema,
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});
export type LeaseDelivery = z.infer<typeof leaseDeliverySchema>;

export const leaseUndoSchema = leaseDeliverySchema.extend({
  /** Leases that keep what they are, as somebody changed them after the delivery. */
  kept: z.int(),
});
