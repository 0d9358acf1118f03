import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';
import { propertyTypes } from './lists';
import { ownSaleCellProblems, ownSaleColumns, ownSaleLimits, rentPeriods } from './own-sale-columns';

/** A row of a file: the number of its line, and the cells of the columns that were chosen. */
export const ownSaleRowSchema = z.object({
  line: z.int().positive().max(2_147_483_647),
  /** Longer cells are refused one by one. */
  cells: z.partialRecord(z.enum(ownSaleColumns), z.string().max(1_200)),
});
export type OwnSaleRow = z.infer<typeof ownSaleRowSchema>;

export const ownSaleDeliveryBodySchema = z.object({
  /** Of the file. */
  name: nameSchema,
  /** Of rows that do not say it themselves. */
  propertyType: z.enum(propertyTypes).default('koop'),
  /** Of what the rents in the file are. */
  rentPer: z.enum(rentPeriods).default('month'),
  rows: z.array(ownSaleRowSchema).min(1).max(ownSaleLimits.rows),
});

/** `known`: an earlier delivery brought the same object, date, kind and price. */
export const ownSaleOutcomes = ['accepted', 'known', 'rejected'] as const;
export type OwnSaleOutcome = (typeof ownSaleOutcomes)[number];
const countsSchema = z.record(z.enum(ownSaleOutcomes), z.int());
export type OwnSaleCounts = z.infer<typeof countsSchema>;

export const ownSaleRowResultSchema = z.object({
  line: z.int(),
  outcome: z.enum(ownSaleOutcomes),
  /** As the register writes it; null where none was matched. */
  address: z.string().nullable(),
  problems: z.array(z.object({ column: z.enum(ownSaleColumns), problem: z.enum(ownSaleCellProblems) })),
});
export type OwnSaleRowResult = z.infer<typeof ownSaleRowResultSchema>;

/** What became of each row, in the order of the file. */
export const ownSalePreviewSchema = z.object({
  counts: countsSchema,
  rows: z.array(ownSaleRowResultSchema),
});
export type OwnSalePreview = z.infer<typeof ownSalePreviewSchema>;

/** A file that was taken over, and can be undone as a whole. */
export const ownSaleDeliverySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  counts: countsSchema,
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});
export type OwnSaleDelivery = z.infer<typeof ownSaleDeliverySchema>;

export const ownSaleDeliveryResultSchema = ownSaleDeliverySchema.extend({
  rows: z.array(ownSaleRowResultSchema),
});
