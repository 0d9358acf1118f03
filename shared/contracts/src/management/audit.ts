import { z } from 'zod';
import { workAuditKinds } from '../calls/endpoint';
import { searchSchema } from './people';

export const auditKinds = [
  'sign-in',
  'sign-in-failed',
  'sign-in-throttled',
  'identity-confirmed',
  'identity-refused',
  'second-factor-enrolled',
  'second-factor-failed',
  'second-factor-removed',
  'second-factor-reset',
  'second-factor-demanded',
  'recovery-code-used',
  'recovery-codes-renewed',
  'refresh-token-replayed',
  'refused',
  'recovery-requested',
  'recovery-link-created',
  'account-recovered',
  'acting',
  'profile-changed',
  'password-changed',
  'sessions-ended',
  'user-changed',
  'user-deactivated',
  'user-activated',
  'role-created',
  'role-changed',
  'role-deleted',
  'organisation-created',
  'organisation-renamed',
  'invitation-created',
  'invitation-resent',
  'invitation-withdrawn',
  'invitation-accepted',
  ...workAuditKinds,
] as const;
export type AuditKind = (typeof auditKinds)[number];

const personSchema = z.object({ userId: z.uuid(), name: z.string() });

export const auditEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(auditKinds),
  /** Who did it; null for a sign-in attempt of an unknown user. */
  actor: personSchema.nullable(),
  /** The affected user, or the user acted for. */
  subject: personSchema.nullable(),
  /** Changed fields by name: names, keys and addresses, never a password or token. */
  detail: z.record(z.string(), z.string()),
  /** Network of the call. */
  address: z.string().nullable(),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

export const auditPageSize = 100;

export const auditQuerySchema = z.object({
  organisationId: z.uuid().optional(),
  /** Part of a name or of a changed value. */
  search: searchSchema,
  kind: z.enum(auditKinds).optional(),
  /** Actor or subject. */
  person: z.uuid().optional(),
  /** Affected portfolio, valuation, service or import. */
  object: z.uuid().optional(),
  /** First and last day, both included, in UTC. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** `next` of the previous page. */
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(auditPageSize),
});

/** Newest first. */
export const auditPageSchema = z.object({ events: z.array(auditEventSchema), next: z.string().nullable() });
export type AuditPage = z.infer<typeof auditPageSchema>;
