import { z } from 'zod';
import type { Limits } from '../calls/checks';

const personSchema = z.object({ userId: z.uuid(), name: z.string() });

/** A role by its name at the time of recording: `name` is null for a built-in one. */
export const roleOnRecordSchema = z.object({ id: z.string(), name: z.string().nullable() });
export type RoleOnRecord = z.infer<typeof roleOnRecordSchema>;

/** Who did something, with the role held at that moment; null: rights of one's own, without a role. */
export const signatureSchema = personSchema.extend({
  onBehalfOf: personSchema.nullable(),
  role: roleOnRecordSchema.nullable(),
  at: z.iso.datetime(),
});
export type Signature = z.infer<typeof signatureSchema>;

/** A second person's yes to an override. It holds while the value deviates no further from the model's than this. */
export const confirmationSchema = signatureSchema.extend({ deviation: z.number() });
export type Confirmation = z.infer<typeof confirmationSchema>;

/**
 * `pending`: a second person has to confirm. `beyond`: further from the model's value than anybody may go, because
 * the model's value or the limit has changed since.
 */
export const undecidedStates = ['pending', 'beyond'] as const;

/** An override that is not in force (yet): the value is the model's. */
export const overrideProposalSchema = z.object({
  value: z.number(),
  reason: z.string(),
  /** From the model's value, as a fraction without sign. */
  deviation: z.number(),
  state: z.enum(undecidedStates),
  by: signatureSchema.optional(),
});
export type OverrideProposal = z.infer<typeof overrideProposalSchema>;

/** Bounds of what an organisation may set. Fractions of the model's value; letters and digits of a reason. */
export const overridePolicyLimits = {
  alone: { min: 0, max: 1 },
  together: { min: 0, max: 1 },
  leastReason: { min: 5, max: 200 },
} as const satisfies Record<string, Limits>;

const within = (limits: Limits) => z.number().min(limits.min).max(limits.max);

const policyFields = z.object({
  /** How far one person may go from the model's value. */
  alone: within(overridePolicyLimits.alone),
  /** How far with the confirmation of a second person; further nobody may go. */
  together: within(overridePolicyLimits.together),
  /** Least number of letters and digits in the reason; a letter repeated counts once. */
  leastReason: within(overridePolicyLimits.leastReason).int(),
});

export const overridePolicyBodySchema = policyFields.refine(({ alone, together }) => alone <= together, {
  path: ['together'],
  message: 'must not be below what one person may do alone',
});
export type OverridePolicyBody = z.infer<typeof overridePolicyBodySchema>;

/** `changed` is null while the organisation has set nothing and the defaults hold. */
export const overridePolicySchema = policyFields.extend({
  changed: z.object({ at: z.iso.datetime(), by: personSchema }).nullable(),
});
export type OverridePolicy = z.infer<typeof overridePolicySchema>;

/** `details.reason` of the 422 that refuses an override, and of the 403 to decide about one's own. */
export const overrideRefusals = [
  'override-beyond-limit',
  'override-needs-value',
  'override-reason-too-short',
  'override-own',
] as const;
export type OverrideRefusal = (typeof overrideRefusals)[number];

/** `details.reason` of the 422 that refuses an own reference: its price per m² against the model's, by the same limits. */
export const ownReferenceRefusals = ['own-reference-beyond-limit', 'own-reference-reason-too-short'] as const;
export type OwnReferenceRefusal = (typeof ownReferenceRefusals)[number];

/** A person who says yes or no names the value that was seen; 409 when it was changed meanwhile. */
export const overrideDecisionSchema = z.object({
  decision: z.enum(['confirm', 'refuse']),
  value: z.number(),
  reason: z.string().trim().max(500).optional(),
});
