import type { Endpoint } from '@kavel/contracts';
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

/** Finds out who calls and whether he may. Throws 401 without a valid token, 403 without a key. */
export async function admit(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  const actor = await readActor(app, request);
  if (actor === undefined) {
    if (endpoint.access === 'public') return;
    throw new ServiceError('unauthenticated', 'User is not authenticated');
  }
  const caller = acceptsActing(endpoint) ? await applyActing(app, endpoint, request, actor) : actor;
  requirePermission(endpoint, caller);
  request.caller = caller;
}

async function readActor(app: FastifyInstance, request: FastifyRequest): Promise<Caller | undefined> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const claims = await app.security.verifyToken(token).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'unauthenticated') return undefined;
    throw error;
  });
  if (claims === undefined) return undefined;
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

function acceptsActing(endpoint: Endpoint): boolean {
  return endpoint.query instanceof z.ZodObject && 'userId' in endpoint.query.shape;
}

async function applyActing(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
  actor: Caller,
): Promise<Caller> {
  const { userId } = request.query as { userId?: unknown };
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
  const call = `${endpoint.method} /api/${endpoint.service}${endpoint.path}`;
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
