import { portfolioApi } from '@kavel/contracts';
import type { Sharing } from '@kavel/contracts/portfolios';
import type { Caller } from '@kavel/service-kit';
import { activeUsers } from '../../testing/auth-client';
import { madePortfolio } from '../../testing/harness';
import { harness, stranger } from '../../testing/sharing-setup';

describe('portfolios of a user who left', () => {
  const listLeft = (caller: Caller) => harness.api.call(portfolioApi.listOwnersWhoLeft, {}, caller);
  const handOver = (caller: Caller, fromUserId: string, toUserId: string) =>
    harness.api.call(portfolioApi.handOver, { body: { fromUserId, toUserId } }, caller);
  let left: Caller;
  let manager: Caller;
  let own: string;

  beforeEach(async () => {
    left = await harness.caller();
    manager = await harness.caller({ org: left.organisationId });
    own = (await madePortfolio(harness, left)).id;
    const body: Sharing = { organisation: 'none', colleagues: [{ userId: manager.userId, level: 'read' }] };
    await harness.api.call(portfolioApi.saveSharing, { params: { id: own }, body }, left);
    activeUsers.set(left.organisationId, [manager.userId]);
  });

  it('are found and handed over, and it is recorded', async () => {
    expect(await listLeft(manager)).toEqual([
      { userId: left.userId, portfolios: [{ id: own, name: expect.any(String) }] },
    ]);
    expect(await handOver(manager, left.userId, manager.userId)).toEqual({ portfolios: 1 });
    const params = { id: own };
    expect((await harness.api.call(portfolioApi.getPortfolio, { params }, manager)).access).toBe('owner');
    expect(await harness.api.call(portfolioApi.getSharing, { params }, manager)).toEqual({
      ownerId: manager.userId,
      organisation: 'none',
      colleagues: [],
    });
    expect(await listLeft(manager)).toEqual([]);
    const record = 'select actor_id, from_user_id, to_user_id, portfolio_ids from portfolio.handover';
    expect(await harness.query(`${record} where organisation_id = $1`, [left.organisationId])).toEqual([
      {
        actor_id: manager.userId,
        from_user_id: left.userId,
        to_user_id: manager.userId,
        portfolio_ids: [own],
      },
    ]);
  });

  it('get a suffix when the new owner has one with the same name', async () => {
    const { name } = await harness.api.call(portfolioApi.getPortfolio, { params: { id: own } }, left);
    const theirs = await harness.api.call(portfolioApi.createPortfolio, { body: { name } }, manager);
    await handOver(manager, left.userId, manager.userId);
    const listed = await harness.api.call(portfolioApi.listPortfolios, {}, manager);
    expect(listed.map(one => [one.id, one.name])).toEqual(
      expect.arrayContaining([
        [theirs.id, name],
        [own, `${name} (${own.slice(0, 8)})`],
      ]),
    );
  });

  it('stay with an owner who is active, and are hidden from others', async () => {
    await expect(handOver(manager, left.userId, stranger.userId)).rejects.toMatchObject({
      code: 'not-found',
    });
    activeUsers.set(left.organisationId, [manager.userId, left.userId]);
    expect(await listLeft(manager)).toEqual([]);
    await expect(handOver(manager, left.userId, manager.userId)).rejects.toMatchObject({ code: 'conflict' });
    activeUsers.set(stranger.organisationId, [stranger.userId]);
    expect(await listLeft(stranger)).toEqual([]);
    await expect(handOver(stranger, left.userId, stranger.userId)).rejects.toMatchObject({
      code: 'not-found',
    });
    const member = await harness.caller({ org: left.organisationId, perm: ['auth.portfolio-hub'] });
    await expect(listLeft(member)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
