import { addressOf, defineEndpoint } from '@kavel/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createOutsideClient } from '../testing/outside-client';
import { createTestIssuer } from '../testing/test-tokens';
import { hostServices } from './host-services';
import { route } from './route';
import { createInProcessClient } from './service-client';

const described = { method: 'GET', access: 'public', result: z.string() } as const;
const own = defineEndpoint({ ...described, service: 'portfolio', path: '/own', summary: 'Own' });
const moved = defineEndpoint({
  ...described,
  service: 'portfolio',
  base: 'real-estate-data',
  path: '/values/:id',
  params: z.object({ id: z.string() }),
  summary: 'Addressed elsewhere',
});
const other = defineEndpoint({
  ...described,
  service: 'real-estate-data',
  path: '/values',
  summary: 'Of the other service',
});

const service = (
  name: 'portfolio' | 'real-estate-data',
  endpoints: (typeof own | typeof moved)[],
  routes: (scope: FastifyInstance) => void,
) => ({ name, endpoints, routes, ready: async () => true, close: async () => undefined });

let app: FastifyInstance;

beforeAll(async () => {
  const { verifyToken } = await createTestIssuer();
  app = hostServices(
    [
      service('portfolio', [own, moved], scope => {
        route(scope, own, async () => 'own');
        route(scope, moved, async ({ params }) => `moved ${params.id}`);
      }),
      service('real-estate-data', [other], scope => route(scope, other, async () => 'other')),
    ],
    { verifyToken },
  );
});

afterAll(() => app.close());

describe('an endpoint below the base of another service', () => {
  it('is found there, and nowhere else', async () => {
    expect(addressOf(moved)).toBe('/api/real-estate-data/values/:id');
    expect((await app.inject('/api/real-estate-data/values/7')).json()).toEqual({ result: 'moved 7' });
    expect((await app.inject('/api/portfolio/values/7')).statusCode).toBe(404);
  });

  it.each([
    ['in the process', createInProcessClient],
    ['from outside', createOutsideClient],
  ])('the client calls it there, %s', async (_, createClient) => {
    expect(await createClient(() => app).call(moved, { params: { id: '7' } })).toBe('moved 7');
  });

  it.each([
    ['portfolio', ['/api/portfolio/own']],
    ['real-estate-data', ['/api/real-estate-data/values/{id}', '/api/real-estate-data/values']],
  ])('is described with its base: %s', async (base, paths) => {
    const document = (await app.inject(`/api/${base}/openapi.json`)).json();
    expect(Object.keys(document.paths)).toEqual(paths);
    expect(document.info.title).toBe(`Kavel ${base}`);
  });
});

it('describes a base whose own service is not hosted', async () => {
  const { verifyToken } = await createTestIssuer();
  const alone = hostServices(
    [service('portfolio', [moved], scope => route(scope, moved, async () => 'moved'))],
    { verifyToken },
  );
  const { paths } = (await alone.inject('/api/real-estate-data/openapi.json')).json();
  expect(Object.keys(paths)).toEqual(['/api/real-estate-data/values/{id}']);
  await alone.close();
});
