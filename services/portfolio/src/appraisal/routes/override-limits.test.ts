import { valuationApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { anna, bert, harness, limit, propose } from '../../testing/overrides-setup';

describe('the limits', () => {
  const read = (caller: Caller) => harness.api.call(valuationApi.getOverridePolicy, {}, caller);

  it('have defaults until an organisation sets its own, which other organisations cannot see', async () => {
    expect(await read(anna)).toEqual({ alone: 0.15, together: 0.5, leastReason: 15, changed: null });
    await limit({ alone: 0.02, together: 0.1, leastReason: 30 });
    expect(await read(bert)).toMatchObject({
      alone: 0.02,
      together: 0.1,
      leastReason: 30,
      changed: { by: { userId: anna.userId, name: 'Anna' } },
    });
    expect(await read(await harness.caller())).toMatchObject({ alone: 0.15, changed: null });
    await expect(
      propose({ value: 150_000, reason: 'Nieuwe fundering en een nieuw dak in 2026' }),
    ).rejects.toMatchObject({
      details: { reason: 'override-beyond-limit', limit: 0.1 },
    });
  });

  it('can be set only after a recent sign-in', async () => {
    const stale = await harness.caller({ org: anna.organisationId, auth_time: 0 });
    await expect(limit({ alone: 1, together: 1, leastReason: 5 }, stale)).rejects.toMatchObject({
      code: 'recent-sign-in-required',
    });
    expect(await read(anna)).toMatchObject({ alone: 0.15, changed: null });
  });

  it('can be set by managers only, in increasing order, and every change stays in the history', async () => {
    const appraiser = await harness.caller({ org: anna.organisationId, perm: ['auth.automated-valuation'] });
    await expect(limit({ alone: 1, together: 1, leastReason: 5 }, appraiser)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(limit({ alone: 0.5, together: 0.2, leastReason: 15 })).rejects.toMatchObject({
      code: 'bad-request',
    });
    await limit({ alone: 0.1, together: 0.2, leastReason: 15 });
    await limit({ alone: 0.2, together: 0.3, leastReason: 15 });
    const rows = await harness.query(
      'select alone from portfolio.override_policy where organisation_id = $1 order by id',
      [anna.organisationId],
    );
    expect(rows).toEqual([{ alone: 0.1 }, { alone: 0.2 }]);
    const forget = harness.query('delete from portfolio.override_policy');
    await expect(forget).rejects.toThrow(/on record/);
  });
});
