import { randomUUID } from 'node:crypto';
import { addressOf, type Endpoint } from '@kavel/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '../caller';

/** Sent with a call between services: the caller was identified before, at the user's own call. */
export interface Pass {
  /** The user the call is made for; undefined when the service calls for itself. */
  caller: Caller | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Passes of running in-process calls, by their header value. */
    passes: Map<string, Pass>;
    /** Key that signs passes between processes; undefined: none is accepted. */
    passKey: Uint8Array | undefined;
  }
  interface FastifyRequest {
    /** Undefined for calls from outside. */
    pass: Pass | undefined;
  }
}

export const passHeader = 'x-kavel-pass';
/** The remote address of in-process calls: no real connection has it. */
export const ownAddress = 'in-process';

/** A pass between processes is valid for one endpoint, and for this many seconds. */
const passSeconds = 60;
const algorithm = 'HS256';

/** Minimum length of the shared key. */
export const passKeyLength = 32;

export function addPasses(app: FastifyInstance, key: string | undefined): void {
  app.decorate('passes', new Map());
  app.decorate('passKey', key === undefined ? undefined : toKey(key));
  app.decorateRequest('pass', undefined);
}

/** Makes one in-process call with a pass that is valid for that call only. */
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

/** The header of a call to a service in another process. */
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

/** Undefined for a call from outside. No connection has the address of in-process calls. */
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
