import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../caller';
import { ownAddress } from './call-limits';

/** Comes with a call that one service makes to another: who calls was found out before, at the user's own call. */
export interface Pass {
  /** For whom the other service works; undefined when it calls on its own account. */
  caller: Caller | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Passes of the calls that the process makes to itself now, by what stands in their header. */
    passes: Map<string, Pass>;
  }
  interface FastifyRequest {
    /** Undefined for calls from outside. */
    pass: Pass | undefined;
  }
}

export const passHeader = 'x-kavel-pass';

export function addPasses(app: FastifyInstance): void {
  app.decorate('passes', new Map());
  app.decorateRequest('pass', undefined);
}

/** Makes one call of the process to itself with a pass that holds for that call only. */
export async function withPass<Answer>(
  app: FastifyInstance,
  pass: Pass,
  call: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const id = randomUUID();
  app.passes.set(id, pass);
  try {
    return await call({ [passHeader]: id });
  } finally {
    app.passes.delete(id);
  }
}

/** No connection has the address that calls inside the process come from. */
export function passOf(app: FastifyInstance, { headers, raw }: FastifyRequest): Pass | undefined {
  const id = headers[passHeader];
  if (typeof id !== 'string' || raw.socket.remoteAddress !== ownAddress) return undefined;
  return app.passes.get(id);
}
