import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import { permissionKeySchema } from './permissions';

export const tokenPairSchema = z.object({ access_token: z.string(), refresh_token: z.string() });
export type TokenPair = z.infer<typeof tokenPairSchema>;

/** Claims of an access token. `exp` and `iat` in seconds since 1970. */
export const accessClaimsSchema = z.object({
  sub: z.uuid(),
  org: z.uuid(),
  name: z.string(),
  email: z.string(),
  perm: z.array(permissionKeySchema),
  /** The session the token belongs to; it can be ended before the token does. */
  sid: z.uuid().optional(),
  /** When the password (and code) was last entered in this session, in seconds since 1970. */
  auth_time: z.number().optional(),
  exp: z.number(),
  iat: z.number(),
});
export type AccessClaims = z.infer<typeof accessClaimsSchema>;

export const userSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  organisationId: z.uuid(),
  organisationName: z.string(),
});
export type User = z.infer<typeof userSchema>;

/** User state that a guarded route refreshes before it opens. */
export const userStateSchema = userSchema.extend({
  permissions: z.array(permissionKeySchema),
  /** State of the user in `actingFor`; null when the caller may not act for that user. */
  acting: z
    .object({
      userId: z.uuid(),
      name: z.string(),
      /** Permissions that both users have: what the caller may do while acting. */
      permissions: z.array(permissionKeySchema),
      /** Permissions of the user that the caller lacks. */
      hidden: z.array(permissionKeySchema),
    })
    .nullish(),
});
export type UserState = z.infer<typeof userStateSchema>;

/** Query of calls that may be made on behalf of another user, whose id is in `userId`. */
export const actingQuerySchema = z.object({ userId: z.uuid().optional() });

/** Details of the error `second-factor-required`. */
export interface SecondFactorDetails {
  /** Proves that the password was correct; valid once, for ten minutes. */
  challenge: string;
  /** The role or the organisation requires a second factor and the account has none yet: enrol first. */
  enrol: boolean;
}

const challenge = z.string().min(1).max(128);
/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are ignored. */
export const codeSchema = z.string().trim().min(6).max(64);

/** Set-up data for an authenticator app, as text and as a QR code. */
export const enrolmentSchema = z.object({
  /** Base32. */
  secret: z.string(),
  /** `otpauth://totp/…` */
  address: z.string(),
  /** The address as a QR code: an SVG path of dark modules in a square of `size` units. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
});
export type Enrolment = z.infer<typeof enrolmentSchema>;

/** Each code works once; they are shown only in this response. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

const service = 'auth';

export const authApi = {
  login: defineEndpoint({
    service,
    method: 'POST',
    path: '/login',
    access: 'public',
    summary: 'Sign in with e-mail and password',
    body: z.object({ email: z.email().max(254), password: z.string().min(1).max(1024) }),
    result: tokenPairSchema,
  }),
  completeLogin: defineEndpoint({
    service,
    method: 'POST',
    path: '/login/second-factor',
    access: 'public',
    summary: 'Finish a sign-in that asked for a second factor',
    body: z.strictObject({ challenge, code: codeSchema }),
    result: tokenPairSchema,
  }),
  beginLoginEnrolment: defineEndpoint({
    service,
    method: 'POST',
    path: '/login/second-factor/begin',
    access: 'public',
    summary: 'A secret for an authenticator app, when the role demands a second factor',
    body: z.strictObject({ challenge }),
    result: enrolmentSchema,
  }),
  completeLoginEnrolment: defineEndpoint({
    service,
    method: 'POST',
    path: '/login/second-factor/enrol',
    access: 'public',
    summary: 'Finish a sign-in by a first code of the authenticator app; recovery codes are shown once',
    body: z.strictObject({ challenge, code: codeSchema }),
    result: recoveryCodesSchema.extend({ tokens: tokenPairSchema }),
  }),
  confirmIdentity: defineEndpoint({
    service,
    method: 'POST',
    path: '/confirm-identity',
    access: 'authenticated',
    summary: 'Give password (and code) again in a session, for calls that ask for a recent sign-in',
    body: z.strictObject({ password: z.string().min(1).max(1024), code: codeSchema.optional() }),
    result: z.object({ access_token: z.string() }),
  }),
  refreshToken: defineEndpoint({
    service,
    method: 'POST',
    path: '/refresh-token',
    access: 'public',
    summary: 'Exchange a refresh token for a new pair; each token works once',
    defaultError: 'Failed to refresh token',
    body: z.object({ refresh_token: z.string().min(1).max(512) }),
    result: tokenPairSchema,
  }),
  logout: defineEndpoint({
    service,
    method: 'POST',
    path: '/logout',
    access: 'public',
    summary: 'Revoke the family of a refresh token',
    body: z.object({ refresh_token: z.string().min(1).max(512) }),
    result: z.null(),
  }),
  userState: defineEndpoint({
    service,
    method: 'GET',
    path: '/user-state',
    access: 'authenticated',
    summary:
      'The signed-in user with the permissions held right now, and those while acting for another user',
    query: z.object({ actingFor: z.uuid().optional() }),
    result: userStateSchema,
  }),
  listUsers: defineEndpoint({
    service,
    method: 'GET',
    path: '/users',
    access: ['auth.act-on-behalf'],
    summary: 'Users on whose behalf the caller may act',
    defaultError: 'Failed to fetch users',
    result: z.array(userSchema),
  }),
} as const;
