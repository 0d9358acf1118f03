import { portfolioApi, unitApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { type Harness, madePortfolio, shareWith, startHarness } from '../../testing/harness';
import { madeUpObject } from '../../testing/made-up-objects';

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1, 2].map(index => madeUpObject(index)) });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
});

const create = (name: string) => harness.api.call(portfolioApi.createPortfolio, { body: { name } }, caller);
const list = () => harness.api.call(portfolioApi.listPortfolios, {}, caller);
const remove = (id: string) => harness.api.call(portfolioApi.deletePortfolio, { params: { id } }, caller);
const restore = (id: string) => harness.api.call(portfolioApi.restorePortfolio, { params: { id } }, caller);
const detail = (id: string) => harness.api.call(portfolioApi.getPortfolio, { params: { id } }, caller);
const rename = (id: string, name: string) =>
  harness.api.call(portfolioApi.renamePortfolio, { params: { id }, body: { name } }, caller);

describe('portfolios', () => {
  it('stores any name', async () => {
    const name = `🏘️ “Kade” & 'zn'; drop table unit; --`;
    const created = await create(`  ${name} `);
    expect(created).toMatchObject({ name, unitCount: 0 });
    expect(await list()).toEqual([created]);
  });

  it('refuses a name that differs only by case', async () => {
    await create('Zürich');
    await expect(create('ZÜRICH')).rejects.toMatchObject({ code: 'name-taken', status: 409 });
  });

  it('allows the same name in two organisations', async () => {
    await create('Kern');
    caller = await harness.caller();
    expect((await create('Kern')).name).toBe('Kern');
  });

  it('refuses an empty name, naming the field', async () => {
    await expect(create('   ')).rejects.toMatchObject({
      code: 'bad-request',
      details: [{ field: 'body.name' }],
    });
  });

  it('refuses a name that PostgreSQL cannot store', async () => {
    await expect(create('nul\u0000')).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('lists the last changed first', async () => {
    const first = await create('Eerste');
    await create('Tweede');
    await rename(first.id, 'Eerste, herzien');
    expect((await list()).map(portfolio => portfolio.name)).toEqual(['Eerste, herzien', 'Tweede']);
  });

  it("renames, also to its own name in another case, but not to another portfolio's name", async () => {
    const { id } = await create('Noord');
    await create('Zuid');
    expect(await rename(id, 'NOORD')).toMatchObject({ id, name: 'NOORD' });
    await expect(rename(id, 'zuid')).rejects.toMatchObject({ code: 'name-taken' });
    expect((await detail(id)).name).toBe('NOORD');
  });

  it('deletes a portfolio with its units and restores both', async () => {
    const { id, name } = await madePortfolio(harness, caller, 3);
    await remove(id);
    expect(await list()).toEqual([]);
    await expect(detail(id)).rejects.toMatchObject({ code: 'not-found', status: 404 });
    await expect(remove(id)).rejects.toMatchObject({ code: 'not-found' });
    expect(await harness.api.call(unitApi.listAllUnits, {}, caller)).toEqual([]);

    expect(await restore(id)).toMatchObject({ id, name, unitCount: 3 });
    expect((await detail(id)).units).toHaveLength(3);
    expect(await harness.api.call(unitApi.listAllUnits, {}, caller)).toHaveLength(3);
  });

  it('frees the name of a deleted portfolio, and does not restore a second one with that name', async () => {
    const { id } = await create('Kern');
    await remove(id);
    await create('kern');
    await expect(restore(id)).rejects.toMatchObject({ code: 'name-taken' });
  });

  it('answers 404 to an unknown id', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    await expect(restore(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(rename(id, 'Iets')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('refuses calls without a session, or without the portfolio hub permission', async () => {
    const response = await harness.app.inject({ method: 'GET', url: '/api/portfolio/portfolios' });
    expect(response.statusCode).toBe(401);
    caller = await harness.caller({ perm: ['auth.unrestricted-access-general'] });
    await expect(list()).rejects.toMatchObject({ code: 'forbidden', status: 403 });
  });

  it('shows a new portfolio to its owner only, and to a colleague once it is shared', async () => {
    const created = await create('Samen');
    expect(created).toMatchObject({
      access: 'owner',
      sharedWith: { organisation: 'none', colleagues: 0 },
    });
    const owner = caller;
    caller = await harness.caller({ org: owner.organisationId });
    expect(await list()).toEqual([]);
    await shareWith(harness, owner, created.id, caller);
    expect(await list()).toEqual([
      { ...created, access: 'edit', sharedWith: { organisation: 'none', colleagues: 1 } },
    ]);
  });

  it('accepts a name that only a colleague uses, because a refusal would reveal it', async () => {
    await create('Vertrouwelijk');
    caller = await harness.caller({ org: caller.organisationId });
    expect(await create('vertrouwelijk')).toMatchObject({ name: 'vertrouwelijk', access: 'owner' });
    await expect(create('VERTROUWELIJK')).rejects.toMatchObject({ code: 'name-taken' });
  });
});
