import rateLimit from '@fastify/rate-limit';
import type { Cost, Endpoint } from '@kavel/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../service-error';
import { addressKey } from './address-key';

/** Calls a minute of each kind, per user, or per address without a session; 0: unlimited. */
export type CallLimits = Record<CallKind, number>;

/** `public`: needs no session and is not expensive. */
export type CallKind = Cost | 'public';

/** High enough for an office behind one address; far below what saturates a processor. */
export const usualCallLimits: CallLimits = { public: 3_000, expensive: 300, frequent: 12_000 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit that calls of this route count towards. */
    calls?: CallKind | undefined;
  }
}

/** The limit that an endpoint counts towards; undefined: cheap calls of signed-in users. */
export function callKindOf({ access, cost }: Endpoint): CallKind | undefined {
  return cost ?? (access === 'public' ? 'public' : undefined);
}

/**
 * Counts the calls of routes with `config.calls`, after the caller is identified. 429 beyond the limit. Calls between
 * services are not counted: the user's call was.
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
