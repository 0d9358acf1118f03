import { type AccessClaims, addressOf, type Endpoint, recentSeconds } from '@kavel/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { Caller, ResolveActing } from '../caller';
import { ServiceError } from '../service-error';
import { passOf } from './passes';
import type { VerifyToken } from './token-verifier';

/** How a hosted service identifies its caller. */
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

/**
 * Identifies the caller and checks access. Throws 401 without a valid token, 403 without a permission, and
 * `recent-sign-in-required` where the endpoint requires a recent sign-in. A caller with the pass of another service was
 * identified and recorded at the user's own call.
 */
export async function admit(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  request.pass = await passOf(app, endpoint, request);
  request.caller = request.pass
    ? allow(endpoint, request.pass.caller)
    : allow(endpoint, await identify(app, endpoint, request));
}

/** The caller a call counts for. Throws when there is none, or one who may not make it. */
export function allow(endpoint: Endpoint, known: Caller | undefined): Caller | undefined {
  if (known === undefined) {
    if (endpoint.access === 'public') return undefined;
    throw new ServiceError('unauthenticated', 'User is not authenticated');
  }
  const caller = endpoint.acting ? known : (known.actor ?? known);
  requirePermission(endpoint, caller);
  if (endpoint.recent) requireRecent(caller);
  return caller;
}

/** Undefined without a valid token. */
async function identify(
  app: FastifyInstance,
  endpoint: Endpoint,
  { headers, query }: FastifyRequest,
): Promise<Caller | undefined> {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const claims = token === undefined ? undefined : await readClaims(app, token);
  if (token === undefined || claims === undefined) return undefined;
  const actor = toActor(claims, token);
  return endpoint.acting ? applyActing(app, endpoint, query, actor) : actor;
}

async function readClaims(app: FastifyInstance, token: string): Promise<AccessClaims | undefined> {
  return app.security.verifyToken(token).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'unauthenticated') return undefined;
    throw error;
  });
}

function toActor({ sub, name, org, perm }: AccessClaims, token: string): Caller {
  return {
    actorId: sub,
    userId: sub,
    actorName: name,
    userName: name,
    organisationId: org,
    permissions: perm,
    token,
  };
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
    actor,
  };
}

function requirePermission(endpoint: Endpoint, caller: Caller): void {
  if (typeof endpoint.access === 'string') return;
  if (endpoint.access.some(key => caller.permissions.includes(key))) return;
  throw new ServiceError('forbidden', 'You do not have the permission for this', {
    anyOf: endpoint.access,
  });
}

/** A token without the time of its sign-in is not recent. */
function requireRecent({ token }: Caller): void {
  const { auth_time: signedInAt = 0 } = decodeJwt<AccessClaims>(token);
  if (Date.now() / 1_000 - signedInAt <= recentSeconds) return;
  throw new ServiceError('recent-sign-in-required', 'Confirm your password first', { recentSeconds });
}
