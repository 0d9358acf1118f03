import rateLimit from '@fastify/rate-limit';
import type { Cost, Endpoint } from '@kavel/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../service-error';
import { addressKey } from './address-key';

/** Calls a minute that one user, or one address without a session, may make of each kind; 0: as many as they like. */
export type CallLimits = Record<CallKind, number>;

/** `public`: what needs no session and is not dear. */
export type CallKind = Cost | 'public';

/** High enough for an office behind one address; far below what keeps a processor busy. */
export const usualCallLimits: CallLimits = { public: 3_000, expensive: 300, frequent: 12_000 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the calls of this route are counted as. */
    calls?: CallKind | undefined;
  }
}

/** What calls of an endpoint are counted as; undefined: those of people who are signed in and cost little. */
export function callKindOf({ access, cost }: Endpoint): CallKind | undefined {
  return cost ?? (access === 'public' ? 'public' : undefined);
}

/**
 * Counts the calls of routes that say so (`config.calls`), after it is known who calls. 429 for what is too many.
 * What one service asks another is not counted: the call of the user was.
 */
export function addCallLimits(app: FastifyInstance, limits: CallLimits): void {
  app.register(rateLimit, { global: false });
  app.after(() => {
    const kinds = Object.keys(limits) as CallKind[];
    const limiters = new Map(kinds.map(kind => [kind, limiterOf(app, limits[kind])]));
    app.addHook('onRoute', options => {
      const kind = options.config?.calls;
      const limiter = kind && limiters.get(kind);
      if (limiter) options.onRequest = [...[options.onRequest ?? []].flat(), limiter];
    });
  });
}

function limiterOf(app: FastifyInstance, max: number) {
  if (max === 0) return undefined;
  return app.rateLimit({
    max,
    timeWindow: '1 minute',
    keyGenerator: keyOf,
    allowList: ({ pass }) => pass !== undefined,
    errorResponseBuilder: (_, { ttl }) =>
      new ServiceError('too-many-requests', 'Too many calls. Please try again in a moment.', {
        retryAfterSeconds: Math.ceil(ttl / 1_000),
      }),
  });
}

function keyOf({ caller, ip }: FastifyRequest): string {
  return caller === undefined ? `address ${addressKey(ip)}` : `user ${caller.actorId}`;
}
