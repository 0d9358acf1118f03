import fastify, { type FastifyInstance } from 'fastify';
import { audienceOf, claimedPermissions, rememberShare } from './audience';

const organisation = '2c5ea4c0-4067-41e8-8bad-9b1deb4d3b7d';
const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  app.get('/', (request, reply) => {
    const audience = rememberShare(request, reply, audienceOf(request, 'vesteda'));
    return { audience, permissions: claimedPermissions(request) };
  });
});
afterAll(() => app.close());

async function ask(cookie = '') {
  const answer = await app.inject({ url: '/', headers: { cookie } });
  return { ...answer.json(), given: answer.headers['set-cookie'] };
}

test('a visitor gets a number that assigns a share, and keeps it', async () => {
  const first = await ask();
  const number = String(first.given).match(/^kavel_share=(\d{1,3}); Path=\/; .*HttpOnly/)?.[1];
  expect(first.audience).toEqual({ visitor: number, brand: 'vesteda' });
  const second = await ask(`other=1; kavel_share=${number}`);
  expect(second.audience).toEqual(first.audience);
  expect(second.given).toBeUndefined();
});

test('a user has the same share on every machine, belongs to an organisation, and needs no number', async () => {
  const claims = { sub: 'user-1', org: organisation, perm: ['auth.locator'] };
  const seen = await ask(`jwt_token=${token(claims)}; kavel_share=7`);
  expect(seen.audience).toEqual({ visitor: 'user-1', organisation, brand: 'vesteda' });
  expect(seen.permissions).toEqual(['auth.locator']);
  expect(seen.given).toBeUndefined();
});

test.each(['nonsense', 'a.b.c', token({ sub: 1, org: {}, perm: 'all' })])(
  'an invalid token (%s) identifies nobody',
  async jwt => {
    const seen = await ask(`jwt_token=${jwt}; kavel_share=7`);
    expect(seen).toEqual({ audience: { visitor: '7', brand: 'vesteda' }, permissions: [], given: undefined });
  },
);
