import { z } from 'zod';
import type { Limits } from '../calls/checks';

const personSchema = z.object({ userId: z.uuid(), name: z.string() });

/** A role with its name at the time of recording; `name` is null for a built-in role. */
export const roleOnRecordSchema = z.object({ id: z.string(), name: z.string().nullable() });
export type RoleOnRecord = z.infer<typeof roleOnRecordSchema>;

/** Who did something, with the role at that time; null: permissions without a role. */
export const signatureSchema = personSchema.extend({
  onBehalfOf: personSchema.nullable(),
  role: roleOnRecordSchema.nullable(),
  at: z.iso.datetime(),
  /** The register of appraisers that the person was in, and the number there; absent on older signatures. */
  registerName: z.string().nullable().optional(),
  registerNumber: z.string().nullable().optional(),
});
export type Signature = z.infer<typeof signatureSchema>;

/**
 * Confirmation of an override by a second person. Valid while the deviation from the model's value is at most this one.
 */
export const confirmationSchema = signatureSchema.extend({ deviation: z.number() });
export type Confirmation = z.infer<typeof confirmationSchema>;

/**
 * `pending`: needs confirmation by a second person. `beyond`: further from the model's value than allowed, because the
 * model's value or the limit has changed since.
 */
export const undecidedStates = ['pending', 'beyond'] as const;

/** An override that is not in effect: the value is the model's. */
export const overrideProposalSchema = z.object({
  value: z.number(),
  reason: z.string(),
  /** From the model's value, as an absolute fraction. */
  deviation: z.number(),
  state: z.enum(undecidedStates),
  by: signatureSchema.optional(),
});
export type OverrideProposal = z.infer<typeof overrideProposalSchema>;

/** Bounds of an organisation's limits. Fractions of the model's value; letters and digits of a reason. */
export const overridePolicyLimits = {
  alone: { min: 0, max: 1 },
  together: { min: 0, max: 1 },
  leastReason: { min: 5, max: 200 },
} as const satisfies Record<string, Limits>;

const within = (limits: Limits) => z.number().min(limits.min).max(limits.max);

const policyFields = z.object({
  /** Maximum deviation for one person. */
  alone: within(overridePolicyLimits.alone),
  /** Maximum deviation with confirmation by a second person; more is never allowed. */
  together: within(overridePolicyLimits.together),
  /** Minimum letters and digits in the reason; a repeated letter counts once. */
  leastReason: within(overridePolicyLimits.leastReason).int(),
});

export const overridePolicyBodySchema = policyFields.refine(({ alone, together }) => alone <= together, {
  path: ['together'],
  message: 'must not be below what one person may do alone',
});
export type OverridePolicyBody = z.infer<typeof overridePolicyBodySchema>;

/** `changed` is null while the organisation uses the defaults. */
export const overridePolicySchema = policyFields.extend({
  changed: z.object({ at: z.iso.datetime(), by: personSchema }).nullable(),
});
export type OverridePolicy = z.infer<typeof overridePolicySchema>;

/** `details.reason` of the 422 that refuses an override, and of the 403 for deciding on one's own. */
export const overrideRefusals = [
  'override-beyond-limit',
  'override-needs-value',
  'override-reason-too-short',
  'override-own',
] as const;
export type OverrideRefusal = (typeof overrideRefusals)[number];

/**
 * `details.reason` of the 422 that refuses an own reference: its price per m² exceeds the same limits around the
 * model's.
 */
export const ownReferenceRefusals = ['own-reference-beyond-limit', 'own-reference-reason-too-short'] as const;
export type OwnReferenceRefusal = (typeof ownReferenceRefusals)[number];

/** A decision names the value that was displayed; 409 when it has changed meanwhile. */
export const overrideDecisionSchema = z.object({
  decision: z.enum(['confirm', 'refuse']),
  value: z.number(),
  reason: z.string().trim().max(500).optional(),
});
