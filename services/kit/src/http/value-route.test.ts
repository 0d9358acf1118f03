import { defineEndpoint } from '@kavel/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createTestIssuer, type TestIssuer } from '../testing';
import { hostServices } from './host-services';
import { createInProcessClient, type ServiceClient } from './service-client';
import { innerRoute, valueRoute } from './value-route';

const lines = defineEndpoint({
  service: 'portfolio',
  method: 'POST',
  path: '/lines',
  access: ['auth.portfolio-hub'],
  summary: 'Lines of a user',
  body: z.object({ count: z.int() }),
  result: z.array(z.object({ line: z.int(), by: z.string() })),
});
const answered: object[] = [];
const double = defineEndpoint({
  service: 'portfolio',
  method: 'POST',
  path: '/double',
  access: ['auth.portfolio-hub'],
  summary: 'Between services',
  body: z.object({ count: z.int() }),
  result: z.int(),
});

let issuer: TestIssuer;
let app: FastifyInstance;
let client: ServiceClient;
beforeAll(async () => {
  issuer = await createTestIssuer();
  const routes = (scope: FastifyInstance) => {
    valueRoute(scope, lines, async ({ body, caller }) => {
      const answer = Array.from({ length: body.count }, (_, line) => ({ line, by: caller.userId }));
      answered.push(answer);
      return answer;
    });
    innerRoute(scope, double, async ({ body }) => 2 * body.count);
  };
  const definition = { name: 'portfolio' as const, endpoints: [lines], routes };
  app = hostServices([{ ...definition, ready: async () => true, close: async () => undefined }], issuer);
  client = createInProcessClient(() => app);
  await app.ready();
});
afterAll(() => app.close());

test('an in-process caller gets the object itself, an HTTP caller its text', async () => {
  const caller = await issuer.caller({ perm: ['auth.portfolio-hub'] });
  const given = await client.call(lines, { body: { count: 2 } }, caller);
  expect(given).toBe(answered.at(-1));
  const headers = { authorization: `Bearer ${caller.token}` };
  const sent = await app.inject({
    method: 'POST',
    url: '/api/portfolio/lines',
    headers,
    payload: { count: 2 },
  });
  expect(sent.json().result).toEqual(given);
});

test('both pass the same access checks', async () => {
  const body = { count: 1 };
  await expect(client.call(lines, { body })).rejects.toMatchObject({ code: 'unauthenticated' });
  const other = await issuer.caller({ perm: ['auth.locator'] });
  await expect(client.call(lines, { body }, other)).rejects.toMatchObject({ code: 'forbidden' });
});

test('calls between services need no user, and have no public address', async () => {
  expect(await client.call(double, { body: { count: 21 } })).toBe(42);
  const { token } = await issuer.caller({ perm: ['auth.portfolio-hub'] });
  const sent = await app.inject({
    method: 'POST',
    url: '/api/portfolio/double',
    headers: { authorization: `Bearer ${token}` },
    payload: { count: 21 },
  });
  expect(sent.statusCode).toBe(404);
});
