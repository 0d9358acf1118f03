import { z } from 'zod';
import { type ValuationStatus, valuationStatusSchema } from './valuation';

/** Where a valuation may go from each status. What is on record never becomes a draft again: duplicate it. */
export const nextStatuses: Record<ValuationStatus, readonly ValuationStatus[]> = {
  draft: ['in-review'],
  'in-review': ['approved', 'draft'],
  approved: ['archived'],
  archived: [],
};

/** Only a draft takes changes: what was submitted for review is what is approved. */
export function isEditable({ status }: { status: ValuationStatus }): boolean {
  return status === 'draft';
}

/** What was approved is on record: it is kept, and never deleted. */
export function isOnRecord({ status }: { status: ValuationStatus }): boolean {
  return status === 'approved' || status === 'archived';
}

/** Who sends a valuation back says why. */
export function needsReason(from: ValuationStatus, to: ValuationStatus): boolean {
  return from === 'in-review' && to === 'draft';
}

export const longestReason = 1000;

export const statusChangeSchema = z.object({
  reason: z.string().trim().min(1).max(longestReason).optional(),
});

const personSchema = z.object({ userId: z.uuid(), name: z.string() });

/** One line of the audit trail; lines are never changed or removed. */
export const statusEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Who did it. */
  actor: personSchema,
  /** For whom, when he acted on behalf of another. */
  onBehalfOf: personSchema.nullable(),
  /** Null where the valuation was made. */
  from: valuationStatusSchema.nullable(),
  to: valuationStatusSchema,
  reason: z.string().nullable(),
  /** Of the valuation, after the event. */
  revision: z.int(),
});
export type StatusEvent = z.infer<typeof statusEventSchema>;

/** A move that the status allows; `refusal` says why this caller may not make it now. */
export const statusMoveSchema = z.object({
  to: valuationStatusSchema,
  reasonNeeded: z.boolean(),
  refusal: z
    .enum(['own-work', 'results-missing', 'results-outdated', 'evidence-missing', 'override-undecided'])
    .nullable(),
});
export type StatusMove = z.infer<typeof statusMoveSchema>;

/** What was frozen at the approval. Money in euro. */
export const approvalSchema = z.object({
  approvedAt: z.iso.datetime(),
  revision: z.int(),
  referenceRevision: z.int(),
  /** Of the engine, and of the data, that made the values; several when buckets were valued at different times. */
  modelVersions: z.array(z.string()),
  snapshots: z.array(z.string()),
  units: z.int(),
  valued: z.int(),
  totalValue: z.number(),
});
export type Approval = z.infer<typeof approvalSchema>;

export const valuationHistorySchema = z.object({
  /** Newest first. */
  events: z.array(statusEventSchema),
  moves: z.array(statusMoveSchema),
  approval: approvalSchema.nullable(),
});
export type ValuationHistory = z.infer<typeof valuationHistorySchema>;

/** The values of a valuation made again, each by the version of the model and the evidence it was made with. */
export const recomputationSchema = z.object({
  /** Data that answers now, and the model that makes new values. */
  snapshot: z.string(),
  modelVersion: z.string(),
  same: z.int(),
  different: z.array(z.object({ unitId: z.uuid(), stored: z.number(), recomputed: z.number().nullable() })),
  /** Units whose values were made with other data or another model, or do not say with which. */
  notComparable: z.int(),
  /** How many were made again from evidence that is kept with the valuation; the others from the data of now. */
  byEvidence: z.int().optional(),
  /** Units of which only the stored value remains: valued before evidence was kept. Among those not comparable. */
  storedOnly: z.int().optional(),
  /** Stored size of the evidence, bytes. */
  evidenceBytes: z.number().optional(),
});
export type Recomputation = z.infer<typeof recomputationSchema>;
