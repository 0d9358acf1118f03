import { z } from 'zod';
import { reviewRequestSchema } from './review-request';

export const valuationStatuses = ['draft', 'in-review', 'approved', 'archived'] as const;
export const valuationStatusSchema = z.enum(valuationStatuses);
export type ValuationStatus = z.infer<typeof valuationStatusSchema>;

/** Allowed next statuses. An approved valuation never becomes a draft again: duplicate it. */
export const nextStatuses: Record<ValuationStatus, readonly ValuationStatus[]> = {
  draft: ['in-review'],
  'in-review': ['approved', 'draft'],
  approved: ['archived'],
  archived: [],
};

/** Only a draft can be edited, so that the submitted version is the approved one. */
export function isEditable({ status }: { status: ValuationStatus }): boolean {
  return status === 'draft';
}

/** Approved valuations cannot be deleted. */
export function isOnRecord({ status }: { status: ValuationStatus }): boolean {
  return status === 'approved' || status === 'archived';
}

/** Sending a valuation back requires a reason. */
export function needsReason(from: ValuationStatus, to: ValuationStatus): boolean {
  return from === 'in-review' && to === 'draft';
}

export const longestReason = 1000;

export const statusChangeSchema = z.object({
  reason: z.string().trim().min(1).max(longestReason).optional(),
  /** Of a submission: who is asked to review it; null: nobody in particular any more; absent: as before. */
  review: reviewRequestSchema.nullable().optional(),
});

const personSchema = z.object({ userId: z.uuid(), name: z.string() });

/** An entry of the audit trail; append-only. */
export const statusEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Who did it. */
  actor: personSchema,
  /** The user acted for, if any. */
  onBehalfOf: personSchema.nullable(),
  /** Null for the creation of the valuation. */
  from: valuationStatusSchema.nullable(),
  to: valuationStatusSchema,
  reason: z.string().nullable(),
  /** Revision of the valuation after the event. */
  revision: z.int(),
});
export type StatusEvent = z.infer<typeof statusEventSchema>;

/** A transition that the status allows; `refusal` says why the caller may not make it now. */
export const statusMoveSchema = z.object({
  to: valuationStatusSchema,
  reasonNeeded: z.boolean(),
  refusal: z
    .enum([
      'own-work',
      'results-missing',
      'results-outdated',
      'evidence-missing',
      'override-undecided',
      'checklist-open',
    ])
    .nullable(),
});
export type StatusMove = z.infer<typeof statusMoveSchema>;

/** What was frozen at the approval. Money in euro. */
export const approvalSchema = z.object({
  approvedAt: z.iso.datetime(),
  revision: z.int(),
  referenceRevision: z.int(),
  /** Versions of the model and of the data; several when buckets were valued at different times. */
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
