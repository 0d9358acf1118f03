import { hostServices } from '@kavel/service-kit';
import { startTestDatabase, type TestDatabase } from '@kavel/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { type AuthService, defineAuthService } from './index';

let server: TestDatabase;
let auth: AuthService;
let app: FastifyInstance;

beforeAll(async () => {
  server = await startTestDatabase();
  auth = defineAuthService({ databaseUrl: server.url, production: false });
  await auth.migrate?.();
  app = hostServices([auth], auth);
}, 60_000);

afterAll(async () => {
  await app.close();
  await server.stop();
});

const colleaguesOf = async (account: string): Promise<string[]> => {
  const email = `${account}@kavel.example`;
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: 'kavel-demo' },
  });
  const answer = await app.inject({
    url: '/api/auth/colleagues',
    headers: { authorization: `Bearer ${login.json().result.access_token}` },
  });
  return answer.json().result.map((colleague: { email: string }) => colleague.email);
};

it('lists the people of the own organisation, and nobody else', async () => {
  const colleagues = await colleaguesOf('manager');
  expect(colleagues).toEqual(expect.arrayContaining(['manager@kavel.example', 'appraiser@kavel.example']));
  expect(colleagues).not.toContain('member@kavel.example');
  expect(await colleaguesOf('appraiser')).toEqual(colleagues);
});

it('needs a session', async () => {
  expect((await app.inject({ url: '/api/auth/colleagues' })).statusCode).toBe(401);
});
