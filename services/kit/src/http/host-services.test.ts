import { randomUUID } from 'node:crypto';
import { defineEndpoint, type PermissionKey, recentSeconds } from '@kavel/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ServiceError } from '../service-error';
import { createTestIssuer, type TestIssuer } from '../testing/test-tokens';
import { hostServices } from './host-services';
import { route } from './route';
import { createInProcessClient, type ServiceClient } from './service-client';

const service = 'portfolio';
const api = {
  open: defineEndpoint({
    service,
    method: 'GET',
    path: '/open',
    access: 'public',
    summary: 'For everybody',
    result: z.object({ calledBy: z.string().nullable() }),
  }),
  whoami: defineEndpoint({
    service,
    method: 'GET',
    path: '/whoami',
    access: ['auth.portfolio-hub', 'auth.locator'],
    summary: 'Who the service thinks calls',
    result: z.object({ organisationId: z.string(), permissions: z.array(z.string()) }),
  }),
  guarded: defineEndpoint({
    service,
    method: 'POST',
    path: '/guarded',
    access: 'authenticated',
    recent: true,
    summary: 'Asks for a recent sign-in',
    result: z.null(),
  }),
  addLines: defineEndpoint({
    service,
    method: 'POST',
    path: '/lists/:id/lines',
    access: 'authenticated',
    summary: 'Takes lines',
    params: z.object({ id: z.uuid() }),
    query: z.object({ limit: z.coerce.number().int().min(1).default(5) }),
    body: z.object({ lines: z.array(z.object({ text: z.string().max(10) })) }),
    result: z.object({ count: z.number().max(20), limit: z.number() }),
  }),
  remove: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/lists/:id',
    access: 'authenticated',
    summary: 'Fails in the way that is asked for',
    params: z.object({ id: z.enum(['taken', 'bug', 'away', 'fine']) }),
    result: z.null(),
  }),
};

const failures: Record<string, Error> = {
  taken: new ServiceError('name-taken', 'That name is taken', { name: 'x' }),
  bug: new TypeError('secret internals'),
  away: Object.assign(new Error('terminating connection'), { code: '57P01' }),
};

let issuer: TestIssuer;
let app: FastifyInstance;
let client: ServiceClient;

beforeAll(async () => {
  issuer = await createTestIssuer();
  app = hostServices(
    [
      {
        name: service,
        endpoints: Object.values(api),
        routes: scope => {
          route(scope, api.open, async ({ caller }) => ({ calledBy: caller?.userId ?? null }));
          route(scope, api.whoami, async ({ caller }) => caller);
          route(scope, api.addLines, async ({ body, query }) => ({
            count: body.lines.length,
            limit: query.limit,
          }));
          route(scope, api.guarded, async () => null);
          route(scope, api.remove, async ({ params }) => {
            const failure = failures[params.id];
            if (failure) throw failure;
            return null;
          });
        },
        ready: async () => true,
        close: async () => undefined,
      },
    ],
    { verifyToken: issuer.verifyToken },
  );
  client = createInProcessClient(() => app);
});

afterAll(() => app.close());

const bearer = async (perm?: PermissionKey[]) => ({
  authorization: `Bearer ${await issuer.token(perm ? { perm } : {})}`,
});
const id = randomUUID();

describe('an endpoint that asks for a recent sign-in', () => {
  const askSignedIn = async (secondsAgo: number | undefined) => {
    const auth_time = secondsAgo === undefined ? undefined : Math.floor(Date.now() / 1_000) - secondsAgo;
    const authorization = `Bearer ${await issuer.token({ auth_time })}`;
    return app.inject({ method: 'POST', url: '/api/portfolio/guarded', headers: { authorization } });
  };

  it('accepts a sign-in less than ten minutes ago', async () => {
    expect((await askSignedIn(recentSeconds - 5)).json()).toEqual({ result: null });
  });

  it.each([
    ['longer ago', recentSeconds + 5],
    ['nobody knows when', undefined],
  ])('refuses a sign-in %s, with its own error code', async (_, secondsAgo) => {
    const answer = await askSignedIn(secondsAgo);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'recent-sign-in-required']);
  });

  it('refuses it in the same process too', async () => {
    const call = client.call(api.guarded, {}, await issuer.caller({ auth_time: 0 }));
    await expect(call).rejects.toMatchObject({ code: 'recent-sign-in-required' });
  });
});

describe('answers', () => {
  it('carry the result, stripped to the contract', async () => {
    const answer = await app.inject({ url: '/api/portfolio/whoami', headers: await bearer() });
    expect(Object.keys(answer.json().result)).toEqual(['organisationId', 'permissions']);
  });

  it('are not sent when they break the contract', async () => {
    const addLines = async (count: number) =>
      app.inject({
        method: 'POST',
        url: `/api/portfolio/lists/${id}/lines`,
        headers: await bearer(),
        payload: { lines: Array.from({ length: count }, () => ({ text: 'a' })) },
      });
    expect((await addLines(20)).json().result.count).toBe(20);
    const broken = await addLines(21);
    expect(broken.statusCode).toBe(500);
    expect(Object.keys(broken.json())).toEqual(['error']);
  });

  it('list every invalid field', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/portfolio/lists/${id}/lines`,
      headers: await bearer(),
      payload: { lines: [{ text: 'fine' }, { text: 'much too long' }, {}] },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.code).toBe('bad-request');
    expect(answer.json().error.details.map((problem: { field: string }) => problem.field)).toEqual([
      'body.lines.1.text',
      'body.lines.2.text',
    ]);
  });

  it.each([
    ['params.id', '/api/portfolio/lists/7/lines', { lines: [] }],
    ['query.limit', `/api/portfolio/lists/${id}/lines?limit=0`, { lines: [] }],
    ['body', `/api/portfolio/lists/${id}/lines`, undefined],
  ])('name %s when that is the one', async (field, url, payload) => {
    const answer = await app.inject({ method: 'POST', url, headers: await bearer(), payload });
    expect(answer.json().error.details).toEqual([{ field, message: expect.any(String) }]);
  });

  it('refuse malformed JSON, and oversized bodies', async () => {
    const send = async (payload: string) =>
      app.inject({
        method: 'POST',
        url: `/api/portfolio/lists/${id}/lines`,
        headers: { ...(await bearer()), 'content-type': 'application/json' },
        payload,
      });
    const broken = await send('{"lines": [');
    expect([broken.statusCode, broken.json().error.code]).toEqual([400, 'bad-request']);
    const huge = await send(`{"lines": "${'x'.repeat(8 * 1024 * 1024)}"}`);
    expect([huge.statusCode, huge.json().error.code]).toEqual([413, 'payload-too-large']);
  });

  it.each([
    ['taken', 409, { code: 'name-taken', message: 'That name is taken', details: { name: 'x' } }],
    ['bug', 500, { code: 'internal', message: 'Something went wrong on our side' }],
    ['away', 503, { code: 'unavailable', message: expect.stringContaining('database') }],
  ])('describe the failure: %s', async (failure, status, error) => {
    const url = `/api/portfolio/lists/${failure}`;
    const answer = await app.inject({ method: 'DELETE', url, headers: await bearer() });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error });
  });

  it('say so for an unknown address', async () => {
    for (const url of ['/api/portfolio/nothing', '/api/nothing', '/%']) {
      const answer = await app.inject({ url });
      expect(answer.json().error.code).toMatch(/not-found|bad-request/);
    }
  });
});

describe('access', () => {
  it('accepts everybody on public endpoints, and identifies users with a token', async () => {
    const caller = await issuer.caller();
    expect(await client.call(api.open, {})).toEqual({ calledBy: null });
    expect(await client.call(api.open, {}, caller)).toEqual({ calledBy: caller.userId });
  });

  it.each([
    ['none', undefined],
    ['an expired one', { exp: 1 }],
    ['one with unknown claims', { org: 'x' }],
  ])('asks for a token: %s', async (_, claims) => {
    const headers = claims ? { authorization: `Bearer ${await issuer.token(claims)}` } : {};
    const answer = await app.inject({ url: '/api/portfolio/whoami', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error.message).toBe('User is not authenticated');
  });

  it('refuses the token of another issuer', async () => {
    const stranger = await createTestIssuer();
    const authorization = `Bearer ${await stranger.token()}`;
    const answer = await app.inject({ url: '/api/portfolio/whoami', headers: { authorization } });
    expect(answer.statusCode).toBe(401);
  });

  it('needs any one of the permissions', async () => {
    const call = async (perm: PermissionKey[]) =>
      (await app.inject({ url: '/api/portfolio/whoami', headers: await bearer(perm) })).statusCode;
    expect(await call(['auth.locator'])).toBe(200);
    expect(await call(['auth.vesteda'])).toBe(403);
  });

  it('is checked before validation, so that strangers learn nothing about it', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/portfolio/lists/7/lines', payload: {} });
    expect(answer.statusCode).toBe(401);
  });
});

describe('service client', () => {
  it("throws the other side's code, message and details", async () => {
    const call = client.call(api.remove, { params: { id: 'taken' } }, await issuer.caller());
    await expect(call).rejects.toMatchObject({
      name: 'ServiceError',
      code: 'name-taken',
      message: 'That name is taken',
      details: { name: 'x' },
    });
  });

  it('sends params, query and body', async () => {
    const input = { params: { id }, query: { limit: '3' }, body: { lines: [{ text: 'a' }, { text: 'b' }] } };
    expect(await client.call(api.addLines, input, await issuer.caller())).toEqual({ count: 2, limit: 3 });
  });
});

it('refuses to host a service that lacks a route of its contract', async () => {
  const incomplete = hostServices(
    [
      {
        name: service,
        endpoints: [api.open],
        routes: () => undefined,
        ready: async () => true,
        close: async () => {},
      },
    ],
    { verifyToken: issuer.verifyToken },
  );
  await expect(incomplete.ready()).rejects.toThrow('Service portfolio has no route for GET /open');
});
