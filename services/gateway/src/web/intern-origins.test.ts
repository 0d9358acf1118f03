import { createTestIssuer } from '@kavel/service-kit/testing';
import type { FastifyRequest } from 'fastify';
import { internOrigins } from './intern-origins';

const origins = ['http://localhost:4300'];
const asking = (cookie?: string) => ({ headers: { cookie } }) as FastifyRequest;

describe('other origins of remotes', () => {
  it('are listed for holders of the intern permission', async () => {
    const { token, verifyToken } = await createTestIssuer();
    const cookie = `theme=dark; jwt_token=${await token({ perm: ['auth.intern'] })}`;
    expect(await internOrigins(asking(cookie), origins, verifyToken)).toEqual(origins);
  });

  it('are not listed for anybody else: a member, a visitor, or with a forged token', async () => {
    const { token, verifyToken } = await createTestIssuer();
    const other = await createTestIssuer();
    const member = `jwt_token=${await token({ perm: ['auth.portfolio-hub'] })}`;
    const forged = `jwt_token=${await other.token({ perm: ['auth.intern'] })}`;
    for (const cookie of [member, forged, 'jwt_token=nonsense', undefined]) {
      expect(await internOrigins(asking(cookie), origins, verifyToken)).toEqual([]);
    }
  });
});
