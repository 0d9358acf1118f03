import { type AccessClaims, addressOf, type Endpoint, recentSeconds } from '@kavel/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller, ResolveActing } from '../caller';
import { ServiceError } from '../service-error';
import type { VerifyToken } from './token-verifier';

/** How a hosted service learns who calls. */
export interface Security {
  verifyToken: VerifyToken;
  resolveActing: ResolveActing;
}

declare module 'fastify' {
  interface FastifyInstance {
    security: Security;
  }
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

/** What a call says of who makes it. */
interface Asked {
  token: string | undefined;
  query: unknown;
}

/**
 * Finds out who calls and whether he may. Throws 401 without a valid token, 403 without a key, and
 * `recent-sign-in-required` where the endpoint asks for a recent sign-in.
 */
export async function admit(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  request.caller = await identify(app, endpoint, { token, query: request.query });
}

/** The same for a call that is no request. Undefined for a stranger at a public endpoint. */
export async function identify(
  app: FastifyInstance,
  endpoint: Endpoint,
  { token, query }: Asked,
): Promise<Caller | undefined> {
  const claims = token === undefined ? undefined : await readClaims(app, token);
  if (token === undefined || claims === undefined) {
    if (endpoint.access === 'public') return undefined;
    throw new ServiceError('unauthenticated', 'User is not authenticated');
  }
  const actor = toActor(claims, token);
  const caller = acceptsActing(endpoint) ? await applyActing(app, endpoint, query, actor) : actor;
  requirePermission(endpoint, caller);
  if (endpoint.recent) requireRecent(claims);
  return caller;
}

async function readClaims(app: FastifyInstance, token: string): Promise<AccessClaims | undefined> {
  return app.security.verifyToken(token).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'unauthenticated') return undefined;
    throw error;
  });
}

function toActor(claims: AccessClaims, token: string): Caller {
  return {
    actorId: claims.sub,
    userId: claims.sub,
    actorName: claims.name,
    userName: claims.name,
    organisationId: claims.org,
    permissions: claims.perm,
    token,
  };
}

/** Whether a call can be made on behalf of another user. */
export function acceptsActing(endpoint: Endpoint): boolean {
  return endpoint.query instanceof z.ZodObject && 'userId' in endpoint.query.shape;
}

async function applyActing(
  app: FastifyInstance,
  endpoint: Endpoint,
  query: unknown,
  actor: Caller,
): Promise<Caller> {
  const { userId } = query as { userId?: unknown };
  if (userId === undefined || userId === actor.userId) return actor;
  const subjectId = z.uuid().safeParse(userId);
  if (!subjectId.success) {
    throw new ServiceError('bad-request', 'The input is not valid: query.userId', [
      { field: 'query.userId', message: 'Invalid UUID' },
    ]);
  }
  if (!actor.permissions.includes('auth.act-on-behalf')) {
    throw new ServiceError('forbidden', 'You may not act on behalf of another user');
  }
  const call = `${endpoint.method} ${addressOf(endpoint)}`;
  const subject = await app.security.resolveActing(actor, subjectId.data, call);
  return {
    ...actor,
    userId: subject.userId,
    userName: subject.name,
    organisationId: subject.organisationId,
    permissions: actor.permissions.filter(key => subject.permissions.includes(key)),
  };
}

function requirePermission(endpoint: Endpoint, caller: Caller): void {
  if (typeof endpoint.access === 'string') return;
  if (endpoint.access.some(key => caller.permissions.includes(key))) return;
  throw new ServiceError('forbidden', 'You do not have the permission for this', {
    anyOf: endpoint.access,
  });
}

/** A token that does not say when its user signed in is not recent. */
function requireRecent({ auth_time: signedInAt = 0 }: AccessClaims): void {
  if (Date.now() / 1_000 - signedInAt <= recentSeconds) return;
  throw new ServiceError('recent-sign-in-required', 'Confirm your password first', { recentSeconds });
}
