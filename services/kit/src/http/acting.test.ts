import { randomUUID } from 'node:crypto';
import { defineEndpoint, type PermissionKey } from '@kavel/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../caller';
import { ServiceError } from '../service-error';
import { createOutsideClient } from '../testing/outside-client';
import { createTestIssuer, type TestIssuer } from '../testing/test-tokens';
import { hostServices } from './host-services';
import { passHeader } from './passes';
import { route } from './route';
import { createInProcessClient, type ServiceClient } from './service-client';
import { valueRoute } from './value-route';

const callerSchema = z.object({
  actorId: z.string(),
  userId: z.string(),
  organisationId: z.string(),
  permissions: z.array(z.string()),
});
const described = {
  method: 'GET',
  access: ['auth.portfolio-hub', 'auth.locator'],
  query: z.object({ userId: z.uuid().optional() }),
} as const;
const api = {
  whoami: defineEndpoint({
    ...described,
    service: 'portfolio',
    path: '/whoami',
    acting: true,
    summary: 'Whom the call counts for',
    result: callerSchema,
  }),
  others: defineEndpoint({
    ...described,
    service: 'portfolio',
    path: '/others',
    acting: true,
    summary: 'Whom the calls to another service count for',
    result: z.array(callerSchema),
  }),
};
const inner = {
  asText: defineEndpoint({
    ...described,
    service: 'real-estate-data',
    path: '/text',
    acting: true,
    summary: 'As text',
    result: callerSchema,
  }),
  byValue: defineEndpoint({
    ...described,
    service: 'real-estate-data',
    path: '/value',
    acting: true,
    summary: 'By value',
    result: callerSchema,
  }),
  ofActor: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/actor',
    access: ['auth.act-on-behalf'],
    summary: 'Cannot be made for another user',
    result: callerSchema,
  }),
};
const subject = { userId: randomUUID(), organisationId: randomUUID() };
const acted: { actor: Caller; call: string }[] = [];
const refused: string[] = [];

let issuer: TestIssuer;
let app: FastifyInstance;
let browser: ServiceClient;
let service: ServiceClient;

beforeAll(async () => {
  issuer = await createTestIssuer();
  service = createInProcessClient(() => app);
  browser = createOutsideClient(() => app);
  const lifecycle = { ready: async () => true, close: async () => undefined };
  const portfolio = (scope: FastifyInstance) => {
    route(scope, api.whoami, async ({ caller }) => caller);
    route(scope, api.others, ({ caller }) =>
      Promise.all(Object.values(inner).map(endpoint => service.call(endpoint, {}, caller))),
    );
  };
  const realEstateData = (scope: FastifyInstance) => {
    route(scope, inner.asText, async ({ caller }) => caller);
    valueRoute(scope, inner.byValue, async ({ caller }) => caller);
    route(scope, inner.ofActor, async ({ caller }) => caller);
  };
  app = hostServices(
    [
      { name: 'portfolio', endpoints: Object.values(api), routes: portfolio, ...lifecycle },
      {
        name: 'real-estate-data',
        endpoints: Object.values(inner),
        routes: realEstateData,
        ...lifecycle,
      },
    ],
    {
      verifyToken: issuer.verifyToken,
      resolveActing: async (actor, userId, call) => {
        if (userId !== subject.userId) throw new ServiceError('not-found', 'No such user');
        acted.push({ actor, call });
        return { ...subject, name: 'Iemand Anders', permissions: ['auth.locator', 'auth.vesteda'] };
      },
      recordRefusal: async ({ call }) => void refused.push(call),
    },
  );
});

afterAll(() => app.close());
beforeEach(() => {
  acted.length = 0;
  refused.length = 0;
});

const actorWith = (perm: PermissionKey[]) => issuer.caller({ perm });
const actingAs = (actor: Caller): Caller => ({ ...actor, ...subject });

describe('acting on behalf', () => {
  it('needs the key for it', async () => {
    const call = browser.call(api.whoami, {}, actingAs(await actorWith(['auth.locator'])));
    await expect(call).rejects.toMatchObject({ code: 'forbidden' });
    expect(refused).toEqual(['GET /api/portfolio/whoami']);
  });

  it('works in the other organisation with the permissions that both have, and records actor and subject', async () => {
    const actor = await actorWith(['auth.act-on-behalf', 'auth.locator', 'auth.portfolio-hub']);
    expect(await browser.call(api.whoami, {}, actingAs(actor))).toEqual({
      actorId: actor.userId,
      ...subject,
      permissions: ['auth.locator'],
    });
    expect(acted).toEqual([
      { actor: expect.objectContaining({ userId: actor.userId }), call: 'GET /api/portfolio/whoami' },
    ]);
  });

  it('is refused for an unknown user and a malformed id', async () => {
    const actor = await issuer.caller();
    const call = (userId: string) => browser.call(api.whoami, {}, { ...actor, userId });
    await expect(call(randomUUID())).rejects.toMatchObject({ code: 'not-found' });
    await expect(call('7')).rejects.toMatchObject({ details: [{ field: 'query.userId' }] });
  });

  it('has no effect where the endpoint does not declare it', async () => {
    const actor = await issuer.caller();
    expect(await browser.call(inner.ofActor, {}, actingAs(actor))).toMatchObject({ userId: actor.userId });
    expect(acted).toEqual([]);
  });
});

describe('a call that a service makes for its caller', () => {
  it('counts for the same caller, and one call of the user is one audit row', async () => {
    const actor = await actorWith(['auth.act-on-behalf', 'auth.locator', 'auth.portfolio-hub']);
    const acting = { actorId: actor.userId, ...subject, permissions: ['auth.locator'] };
    const itself = expect.objectContaining({
      userId: actor.userId,
      organisationId: actor.organisationId,
      permissions: actor.permissions,
    });
    expect(await browser.call(api.others, {}, actingAs(actor))).toEqual([
      acting,
      expect.objectContaining(acting),
      itself,
    ]);
    expect(acted.map(({ call }) => call)).toEqual(['GET /api/portfolio/others']);
  });

  it('still asks for the permissions of the other endpoint', async () => {
    const actor = await actorWith(['auth.locator']);
    await expect(browser.call(api.others, {}, actor)).rejects.toMatchObject({ code: 'forbidden' });
    expect(refused).toEqual(['GET /api/portfolio/others']);
  });

  it('cannot be forged by a client that sends the header', async () => {
    expect(app.passes.size).toBe(0);
    const caller = await issuer.caller();
    app.passes.set('known', { caller });
    const answer = await app.inject({
      url: '/api/portfolio/whoami',
      headers: { [passHeader]: 'known' },
      remoteAddress: '127.0.0.1',
    });
    app.passes.delete('known');
    expect(answer.statusCode).toBe(401);
  });
});
