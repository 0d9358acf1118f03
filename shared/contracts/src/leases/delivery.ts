import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';
import { leaseCellProblems, leaseColumns, rentPers } from './lease-columns';
import { leaseLimits } from './lists';

/** Rows of a file: `rows[i][j]` is the cell of line `lines[i]` in column `columns[j]`. */
export const leaseRowsSchema = z.object({
  columns: z.array(z.enum(leaseColumns)).min(1).max(leaseColumns.length),
  lines: z.array(z.int().positive()).min(1).max(leaseLimits.rowsAtOnce),
  /** Longer cells are refused one by one. */
  rows: z
    .array(z.array(z.string().max(1_200)).max(leaseColumns.length))
    .min(1)
    .max(leaseLimits.rowsAtOnce),
});
export type LeaseRows = z.infer<typeof leaseRowsSchema>;

/** A part of a long file, sent before the call that previews it or takes it over. */
export const leasePartBodySchema = leaseRowsSchema.extend({
  /** Made by the caller; the same for all parts of a file. */
  key: z.uuid(),
  part: z
    .int()
    .min(0)
    .max(leaseLimits.parts - 1),
});

/** A file with leases: its rows, or the last of them when `before` names parts that were sent. */
export const leaseDeliveryBodySchema = leaseRowsSchema.extend({
  /** Of the file. */
  name: nameSchema,
  rentPer: z.enum(rentPers).default('year'),
  /** The file is the whole rent roll: leases that it does not have are removed. */
  whole: z.boolean().default(false),
  before: z.object({ key: z.uuid(), parts: z.int().min(1).max(leaseLimits.parts) }).optional(),
});
export type LeaseDeliveryBody = z.input<typeof leaseDeliveryBodySchema>;

/**
 * `new`: a lease that was not kept; `changed`: it replaces one with the same contract number, or the same unit, start
 * and kind; `known`: it is kept as it is written; `removed`: no row, but a lease that the whole rent roll does not have.
 */
export const leaseRowOutcomes = ['new', 'changed', 'known', 'rejected', 'removed'] as const;
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
