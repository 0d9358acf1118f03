import { z } from 'zod';
import { permissionKeySchema } from '../auth/permissions';
import { visibleTextSchema } from '../calls/visible-text';
import { languages } from '../remotes/remote';
import { permissionSetSchema, roleIdSchema } from './roles';
import { plainTextSchema } from './text';

export const passwordLimits = { min: 12, max: 256 };
export const personLimits = { name: 120, search: 120 };
/** Days that the link of an invitation works. */
export const invitationDays = 7;

export const personNameSchema = visibleTextSchema.min(1).max(personLimits.name);
/** Part of a name or address to look for. */
export const searchSchema = plainTextSchema.max(personLimits.search).optional();
export const newPasswordSchema = z.string().min(passwordLimits.min).max(passwordLimits.max);

export const organisationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its administrators see and manage every organisation. */
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
  /** A link that was mailed to the address was used; false: a link was handed over, or none was needed. */
  emailProven: z.boolean(),
  /** Signs in with a second factor. */
  secondFactor: z.boolean(),
  /** Last sign-in or refresh of a session that is still known. */
  lastSeenAt: z.iso.datetime().nullable(),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

/** A role brings its permissions; without a role they are listed. */
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

/** Shown once: only a hash of the token is kept. Null where the link was mailed. */
export const invitationLinkSchema = z.object({ invitation: invitationSchema, token: z.string().nullable() });
export type InvitationLink = z.infer<typeof invitationLinkSchema>;

/** Language of a mail: that of the page that sends the request. */
export const mailLanguageSchema = z.enum(languages).optional();

/** A link to choose another password. Shown once; null where it was mailed. */
export const recoveryLinkSchema = z.object({
  email: z.string(),
  expiresAt: z.iso.datetime(),
  token: z.string().nullable(),
});
export type RecoveryLink = z.infer<typeof recoveryLinkSchema>;

/** What the page of the link shows. */
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
  /** Browser and system in words such as “Firefox, Linux”; null when unknown. */
  device: z.string().nullable(),
  /** Network, not the whole address: `203.0.113.0/24`. */
  address: z.string().nullable(),
  /** The session that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** How somebody signs in beyond the password. */
export const secondFactorSchema = z.object({
  /** Null: not enrolled. */
  enrolledAt: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
  /** The role or the organisation demands it: it can be replaced, not removed. */
  demanded: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Who must have a second factor in an organisation, in addition to what its roles require. */
export const secondFactorDemandSchema = z.object({
  everybody: z.boolean(),
  /** Active users who sign in by password alone. */
  usersWithout: z.number().int(),
});
export type SecondFactorDemand = z.infer<typeof secondFactorDemandSchema>;

export const profileSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  organisationId: z.uuid(),
  organisationName: z.string(),
  /** His organisation runs the platform. */
  platform: z.boolean(),
  roleId: z.string().nullable(),
  roleName: z.string().nullable(),
  permissions: z.array(permissionKeySchema),
});
export type Profile = z.infer<typeof profileSchema>;
