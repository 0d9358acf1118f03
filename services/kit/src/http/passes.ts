import { randomUUID } from 'node:crypto';
import { addressOf, type Endpoint } from '@kavel/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '../caller';

/** Comes with a call that one service makes to another: who calls was found out before, at the user's own call. */
export interface Pass {
  /** For whom the other service works; undefined when it calls on its own account. */
  caller: Caller | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Passes of the calls that the process makes to itself now, by what stands in their header. */
    passes: Map<string, Pass>;
    /** What passes of other processes are signed with; undefined: none is believed. */
    passKey: Uint8Array | undefined;
  }
  interface FastifyRequest {
    /** Undefined for calls from outside. */
    pass: Pass | undefined;
  }
}

export const passHeader = 'x-kavel-pass';
/** Where calls of the process to itself come from: no connection has this address. */
export const ownAddress = 'in-process';

/** Passes between processes hold for one endpoint, and for as long as a call may be on its way, in seconds. */
const passSeconds = 60;
const algorithm = 'HS256';

/** Least characters of the key that processes share. */
export const passKeyLength = 32;

export function addPasses(app: FastifyInstance, key: string | undefined): void {
  app.decorate('passes', new Map());
  app.decorate('passKey', key === undefined ? undefined : toKey(key));
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

/** The header of a call to a service of another process. */
export async function signedPass(
  key: string,
  endpoint: Endpoint,
  { caller }: Pass,
): Promise<Record<string, string>> {
  const pass = await new SignJWT({ caller })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(audienceOf(endpoint))
    .setExpirationTime(`${passSeconds}s`)
    .sign(toKey(key));
  return { [passHeader]: pass };
}

/** Undefined for a call from outside. No connection has the address that calls inside the process come from. */
export async function passOf(
  app: FastifyInstance,
  endpoint: Endpoint,
  { headers, raw }: FastifyRequest,
): Promise<Pass | undefined> {
  const text = headers[passHeader];
  if (typeof text !== 'string') return undefined;
  if (raw.socket.remoteAddress === ownAddress) return app.passes.get(text);
  if (app.passKey === undefined) return undefined;
  const options = { algorithms: [algorithm], audience: audienceOf(endpoint) };
  const verified = await jwtVerify<{ caller?: Caller }>(text, app.passKey, options).catch(() => null);
  return verified === null ? undefined : { caller: verified.payload.caller };
}

const audienceOf = (endpoint: Endpoint) => `${endpoint.method} ${addressOf(endpoint)}`;
const toKey = (key: string) => new TextEncoder().encode(key);
