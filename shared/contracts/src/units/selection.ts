import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';

/** Most units of one call on a selection: all of a large portfolio. */
export const unitSelectionLimit = 50_000;

const unitIds = z.array(z.uuid()).min(1).max(unitSelectionLimit);
export const unitSelectionSchema = z.object({ unitIds });

/** `move`: the units leave their portfolio; `copy`: they stay in it too. */
export const transferModes = ['move', 'copy'] as const;
export const transferModeSchema = z.enum(transferModes);
export type TransferMode = z.infer<typeof transferModeSchema>;

/** An existing portfolio, or the name of one to be made. */
export const transferTargetSchema = z.union([
  z.object({ portfolioId: z.uuid() }),
  z.object({ name: nameSchema }),
]);
export type TransferTarget = z.infer<typeof transferTargetSchema>;

/** A unit and what it became in the other portfolio, with the revision it got there. */
export const transferredUnitSchema = z.object({
  unitId: z.uuid(),
  copyId: z.uuid(),
  revision: z.int().positive(),
});
export type TransferredUnit = z.infer<typeof transferredUnitSchema>;

export const transferSchema = z.object({
  mode: transferModeSchema,
  targetId: z.uuid(),
  /** The target was made for this. */
  created: z.boolean(),
  units: z.array(transferredUnitSchema).max(unitSelectionLimit),
  /** Units whose address is in the target already: they stay as they are, in both. */
  doubles: z.array(z.uuid()),
});
export type Transfer = z.infer<typeof transferSchema>;

/** What a transfer would do. */
export const transferPreviewSchema = z.object({
  transferable: z.int(),
  doubles: z.int(),
  /** Of the transferable: addresses that the target had before; they return with the facts of the selection. */
  returning: z.int(),
});
export type TransferPreview = z.infer<typeof transferPreviewSchema>;
