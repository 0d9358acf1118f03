import { z } from 'zod';
import { permissionKeySchema } from '../auth/permissions';
import { visibleTextSchema } from '../calls/visible-text';
import { languages } from '../remotes/remote';
import { permissionSetSchema, roleIdSchema } from './roles';
import { plainTextSchema } from './text';

export const passwordLimits = { min: 12, max: 256 };
export const personLimits = { name: 120, search: 120 };
/** Days for which an invitation link is valid. */
export const invitationDays = 7;

export const personNameSchema = visibleTextSchema.min(1).max(personLimits.name);

/** A register of appraisers, such as NRVT or RICS, and the number in it. */
export const registerSchema = z.strictObject({
  name: visibleTextSchema.min(1).max(40),
  number: visibleTextSchema.min(1).max(40),
});
/** Part of a name or email address. */
export const searchSchema = plainTextSchema.max(personLimits.search).optional();
export const newPasswordSchema = z.string().min(passwordLimits.min).max(passwordLimits.max);

export const organisationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The platform's organisation: its administrators can manage every organisation. */
  platform: z.boolean(),
  users: z.number().int(),
});
export type Organisation = z.infer<typeof organisationSchema>;

export const organisationBodySchema = z.strictObject({ name: personNameSchema });

export const managedUserSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  active: z.boolean(),
  /** Null: own permissions, no role. */
  roleId: z.string().nullable(),
  permissions: z.array(permissionKeySchema),
  createdAt: z.iso.datetime(),
  /** True when a link mailed to the address was used; false when a link was handed over, or none was needed. */
  emailProven: z.boolean(),
  /** Uses a second factor. */
  secondFactor: z.boolean(),
  /** Last sign-in or refresh of any stored session; null without one. */
  lastSeenAt: z.iso.datetime().nullable(),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

/** A role with its permissions, or a list of permissions without a role. */
export const grantSchema = z.union([
  z.strictObject({ roleId: roleIdSchema }),
  z.strictObject({ permissions: permissionSetSchema }),
]);
export type Grant = z.input<typeof grantSchema>;

export const userBodySchema = z
  .strictObject({ name: personNameSchema.optional(), grant: grantSchema.optional() })
  .refine(({ name, grant }) => name !== undefined || grant !== undefined, 'Nothing to change');

export const invitationStates = ['open', 'accepted', 'withdrawn', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  state: z.enum(invitationStates),
  roleId: z.string().nullable(),
  permissions: z.array(permissionKeySchema),
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitationBodySchema = z.strictObject({
  email: z.email().max(254),
  name: personNameSchema,
  grant: grantSchema,
});

/** Shown once, because only a hash of the token is stored. Null when the link was mailed. */
export const invitationLinkSchema = z.object({ invitation: invitationSchema, token: z.string().nullable() });
export type InvitationLink = z.infer<typeof invitationLinkSchema>;

/** Language of a mail: that of the requesting page. */
export const mailLanguageSchema = z.enum(languages).optional();

/** A password reset link. Shown once; null when it was mailed. */
export const recoveryLinkSchema = z.object({
  email: z.string(),
  expiresAt: z.iso.datetime(),
  token: z.string().nullable(),
});
export type RecoveryLink = z.infer<typeof recoveryLinkSchema>;

/** Shown on the page of the link. */
export const openInvitationSchema = z.object({
  organisationName: z.string(),
  email: z.string(),
  name: z.string(),
  expiresAt: z.iso.datetime(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

export const sessionSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  userName: z.string(),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** Browser and system such as “Firefox, Linux”; null when unknown. */
  device: z.string().nullable(),
  /** Network instead of the full address: `203.0.113.0/24`. */
  address: z.string().nullable(),
  /** True for the session of the caller. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** State of the second factor. */
export const secondFactorSchema = z.object({
  /** Null: not enrolled. */
  enrolledAt: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
  /** Required by the role or the organisation: it can be replaced, not removed. */
  demanded: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Who must have a second factor in an organisation, in addition to users whose role requires it. */
export const secondFactorDemandSchema = z.object({
  everybody: z.boolean(),
  /** Active users without a second factor. */
  usersWithout: z.number().int(),
});
export type SecondFactorDemand = z.infer<typeof secondFactorDemandSchema>;

export const profileSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  organisationId: z.uuid(),
  organisationName: z.string(),
  /** The user's organisation runs the platform. */
  platform: z.boolean(),
  roleId: z.string().nullable(),
  roleName: z.string().nullable(),
  permissions: z.array(permissionKeySchema),
  /** The register of appraisers that the user is in, and the number there; absent in older responses. */
  registerName: z.string().nullable().optional(),
  registerNumber: z.string().nullable().optional(),
});
export type Profile = z.infer<typeof profileSchema>;
