import { z } from 'zod';
import { defineEndpoint } from './endpoint';
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

/** The state a guarded route refreshes before it opens. */
export const userStateSchema = userSchema.extend({ permissions: z.array(permissionKeySchema) });
export type UserState = z.infer<typeof userStateSchema>;

/** Calls that may be made on behalf of another user carry that user's id. */
export const actingQuerySchema = z.object({ userId: z.uuid().optional() });

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
    summary: 'The signed-in user with the permissions held right now',
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
