import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { defineEndpoint, largeBodyBytes } from '@kavel/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createTestIssuer, type TestIssuer } from '../testing/test-tokens';
import type { Timeouts } from './connections';
import { hostServices } from './host-services';
import { route } from './route';
import { createInProcessClient } from './service-client';

const endpoint = { service: 'portfolio', method: 'POST', summary: 'Takes what is sent' } as const;
const body = z.unknown();
const result = z.string();
const api = {
  anybody: defineEndpoint({ ...endpoint, path: '/anybody', access: 'public', body, result }),
  usual: defineEndpoint({ ...endpoint, path: '/usual', access: 'authenticated', body, result }),
  large: defineEndpoint({
    ...endpoint,
    path: '/large',
    access: 'authenticated',
    bodyLimit: largeBodyBytes,
    compressedBody: true,
    body,
    result,
  }),
  dear: defineEndpoint({ ...endpoint, path: '/dear', access: 'authenticated', cost: 'expensive', result }),
  slow: defineEndpoint({ ...endpoint, path: '/slow', access: 'public', body, result }),
  found: defineEndpoint({
    ...endpoint,
    method: 'GET',
    path: '/found/:name/:page',
    access: 'authenticated',
    params: z.object({ name: z.string(), page: z.string() }),
    query: z.object({ text: z.string().optional() }),
    result,
  }),
};

let issuer: TestIssuer;
let app: FastifyInstance;

function host(timeouts?: Timeouts): FastifyInstance {
  const routes = (scope: FastifyInstance) => {
    for (const one of [api.anybody, api.usual, api.large]) {
      route(scope, one, async input => JSON.stringify(input.body));
    }
    route(scope, api.dear, async () => 'dear');
    route(scope, api.slow, () => new Promise(() => undefined));
    route(scope, api.found, async ({ params, query }) => `${params.name} ${query.text}`);
  };
  const service = { name: 'portfolio' as const, endpoints: Object.values(api), routes };
  return hostServices([{ ...service, ready: async () => true, close: async () => undefined }], {
    verifyToken: token => issuer.verifyToken(token),
    callLimits: { public: 20, expensive: 3, frequent: 0 },
    timeouts,
  });
}

beforeAll(async () => {
  issuer = await createTestIssuer();
  app = host();
});
afterAll(() => app.close());

/** Each call has an address of its own, unless it names one. */
let calls = 0;
async function post(path: string, payload: string | Buffer, headers: Record<string, string> = {}) {
  calls += 1;
  const answer = await app.inject({
    method: 'POST',
    url: `/api/portfolio${path}`,
    payload,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await issuer.token()}`,
      ...headers,
    },
    remoteAddress: `10.0.${calls >> 8}.${calls & 255}`,
  });
  return { status: answer.statusCode, code: answer.json().error?.code, result: answer.json().result };
}

const ofSize = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));
const kB = 1024;

describe('a body', () => {
  it.each([
    ['/anybody', 16 * kB],
    ['/usual', kB * kB],
    ['/large', 8 * kB * kB],
  ])('to %s has at most %d bytes', async (path, limit) => {
    expect((await post(path, ofSize(limit))).status).toBe(200);
    const refused = await post(path, ofSize(limit + 1));
    expect([refused.status, refused.code]).toEqual([413, 'payload-too-large']);
  });

  it.each(['/anybody', '/usual'])('to %s may not be compressed', async path => {
    const bomb = gzipSync('['.repeat(8 * kB * kB));
    expect(bomb.length).toBeLessThan(9 * kB);
    const encodings: [string, Buffer][] = [
      ['gzip', bomb],
      ['br', brotliCompressSync('[]')],
      ['deflate', deflateSync('[]')],
      ['identity, gzip', bomb],
    ];
    for (const [encoding, payload] of encodings) {
      const answer = await post(path, payload, { 'content-encoding': encoding });
      expect([answer.status, answer.code]).toEqual([415, 'unsupported-media-type']);
    }
    expect((await post(path, '[1]', { 'content-encoding': 'identity' })).status).toBe(200);
  });

  it('may be compressed where the call allows it, and its limit applies to the decompressed size', async () => {
    const packed = (payload: string) => post('/large', gzipSync(payload), { 'content-encoding': 'gzip' });
    expect((await packed(ofSize(8 * kB * kB))).status).toBe(200);
    expect((await packed(ofSize(8 * kB * kB + 1))).status).toBe(413);
    expect((await packed('['.repeat(8 * kB * kB))).status).toBe(400);
    expect((await post('/large', brotliCompressSync('[1]'), { 'content-encoding': 'br' })).result).toBe(
      '[1]',
    );
    expect((await post('/large', deflateSync('[1]'), { 'content-encoding': 'deflate' })).status).toBe(415);
    expect((await post('/large', 'not gzip', { 'content-encoding': 'gzip' })).status).toBe(400);
  });

  it('of another type than JSON is refused', async () => {
    expect((await post('/usual', '<a/>', { 'content-type': 'application/xml' })).status).toBe(415);
  });
});

describe('an address', () => {
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${await issuer.token()}` };
    const answer = await app.inject({ url: `/api/portfolio${path}`, headers });
    return { status: answer.statusCode, error: answer.json().error };
  };

  it.each([
    ['a zero byte in a parameter', '/found/a%00b/1', 400],
    ['a zero byte in the query', '/found/a/1?text=%00', 400],
    ['a zero byte where nothing is', '/nothing/%00', 400],
    ['a percent sign alone in the path', '/found/100%/1', 400],
    ['a percent sign alone in the query', '/found/a/1?text=100%', 400],
    ['half a character', '/found/a/1?text=%C3', 400],
    ['a parameter of 401 characters', `/found/${'a'.repeat(401)}/1`, 400],
    ['9 kB in the path', `/found/a/1/${'a'.repeat(9_000)}`, 400],
    ['9 kB in the query', `/found/a/1?text=${'a'.repeat(9_000)}`, 400],
    ['a parameter of 400 characters', `/found/${'a'.repeat(400)}/1`, 200],
    ['what is readable', '/found/%C3%A9%20%2500/1?text=%E2%82%AC+100%25', 200],
  ])('with %s', async (_, path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.error).toEqual({ code: 'bad-request', message: expect.any(String) });
  });
});

describe('calls', () => {
  const call = async (path: string, remoteAddress: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return app.inject({ method: 'POST', url: `/api/portfolio${path}`, headers, remoteAddress });
  };

  it('without a session are counted by address, IPv6 by its /64', async () => {
    const from = (number: number) => call('/anybody', `2001:db8::${number}`);
    for (let number = 1; number <= 20; number += 1) expect((await from(number)).statusCode).toBe(200);
    const refused = await from(21);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too-many-requests']);
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d?$/);
    expect((await call('/anybody', '2001:db8:0:1::1')).statusCode).toBe(200);
  });

  it('that are expensive are counted by user, at any address', async () => {
    const [token, other] = [await issuer.token(), await issuer.token()];
    for (const address of ['10.1.0.1', '10.1.0.2', '10.1.0.3']) {
      expect((await call('/dear', address, token)).statusCode).toBe(200);
    }
    expect((await call('/dear', '10.1.0.4', token)).statusCode).toBe(429);
    expect((await call('/dear', '10.1.0.4', other)).statusCode).toBe(200);
    expect((await call('/usual', '10.1.0.4', token)).statusCode).toBe(200);
  });

  it('inside the process are not', async () => {
    const client = createInProcessClient(() => app);
    const caller = await issuer.caller();
    for (let number = 0; number < 5; number += 1)
      expect(await client.call(api.dear, {}, caller)).toBe('dear');
    expect((await call('/dear', '10.1.0.5', caller.token)).statusCode).toBe(200);
  });
});

describe('time', () => {
  const impatient = host({ headers: 300, idle: 5_000, handler: 200 });
  beforeAll(() => impatient.listen({ port: 0 }));
  afterAll(() => impatient.close());
  const say = async (words: string) => {
    const socket = connect((impatient.server.address() as AddressInfo).port);
    await once(socket, 'connect');
    socket.write(words);
    return text(socket);
  };
  const head = 'POST /api/portfolio/anybody HTTP/1.1\r\nHost: kavel\r\n';

  it('to send headers is limited', async () => {
    expect(await say(head)).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"bad-request"/);
  });

  it('to send a body is limited', async () => {
    const slow = `${head}Content-Type: application/json\r\nContent-Length: 9\r\nConnection: close\r\n\r\n[1,`;
    expect(await say(slow)).toMatch(/^HTTP\/1\.1 503 [\s\S]*"code":"unavailable"/);
  });

  it('to answer is limited', async () => {
    const headers = { 'content-type': 'application/json' };
    const url = '/api/portfolio/slow';
    const answer = await impatient.inject({ method: 'POST', url, payload: '1', headers });
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable']);
  });

  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['headers of 20 kB', `${head}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is not spent on %s', async (_, words, status) => {
    const answer = await say(words);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*nosniff[\\s\\S]*"code":"bad-request"`));
    expect(answer).not.toMatch(/^server:/im);
  });
});
