import { portfolioApi } from '@kavel/contracts';
import { openFieldsLimit, serviceApi } from '@kavel/contracts/services';
import type { Caller } from '@kavel/service-kit';
import { type Harness, madePortfolio, startHarness } from '../../testing/harness';

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  harness = await startHarness();
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
});

type Body = { name: string; portfolioId?: string | null } & Record<string, unknown>;
const create = (body: Body, by = caller) => harness.api.call(serviceApi.createService, { body }, by);
const get = (id: string, by = caller) => harness.api.call(serviceApi.getService, { params: { id } }, by);
const list = (portfolioId?: string) =>
  harness.api.call(serviceApi.listServices, { query: { portfolioId } }, caller);
const update = (id: string, body: Record<string, unknown>) =>
  harness.api.call(serviceApi.updateService, { params: { id }, body }, caller);
const remove = (id: string, by = caller) =>
  harness.api.call(serviceApi.deleteService, { params: { id } }, by);
const restore = (id: string) => harness.api.call(serviceApi.restoreService, { params: { id } }, caller);

describe('open fields', () => {
  const open = {
    kind: 'taxatie',
    nested: { z: 1, a: [null, true, '🏘️'] },
    'with space': '',
    bell: 'a\u0007b',
  };

  it('are returned exactly as sent, in their order', async () => {
    const { id } = await create({ name: 'Taxatie 2026', ...open });
    const { nested, ...rest } = await get(id);
    expect(rest).toMatchObject({
      name: 'Taxatie 2026',
      kind: 'taxatie',
      bell: 'a\u0007b',
      portfolioId: null,
    });
    expect(JSON.stringify(nested)).toBe(JSON.stringify(open.nested));
  });

  it('with a zero character, which no export could store, are refused as a whole', async () => {
    const refused = create({ name: 'Taxatie 2026', kind: 'a\u0000b' });
    await expect(refused).rejects.toMatchObject({ code: 'bad-request' });
    expect(await list()).toEqual([]);
  });

  it('are changed one by one; missing fields stay', async () => {
    const { id } = await create({ name: 'Taxatie', ...open });
    expect(await update(id, { kind: 'advies', contact: 'Maud' })).toMatchObject({
      ...open,
      name: 'Taxatie',
      kind: 'advies',
      contact: 'Maud',
    });
  });

  it("cannot override the service's own fields", async () => {
    const forged = '00000000-0000-4000-8000-000000000001';
    const { id, fileCount } = await create({ name: 'Taxatie', id: forged, fileCount: 7, createdAt: 'x' });
    expect(id).not.toBe(forged);
    expect(fileCount).toBe(0);
  });

  it('are refused when they are too many or too deep, also over several updates', async () => {
    const large = 'x'.repeat(openFieldsLimit / 2 + 100);
    const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);
    await expect(create({ name: 'T', a: large, b: large })).rejects.toMatchObject({ code: 'bad-request' });
    await expect(create({ name: 'T', deep })).rejects.toMatchObject({ code: 'bad-request' });
    const { id } = await create({ name: 'T', a: large });
    await expect(update(id, { b: large })).rejects.toMatchObject({ code: 'bad-request' });
  });
});

describe('services', () => {
  it('are listed, all of them or those of one portfolio', async () => {
    const portfolio = await madePortfolio(harness, caller);
    const loose = await create({ name: 'Los' });
    const bound = await create({ name: 'Bij portefeuille', portfolioId: portfolio.id });
    expect((await list()).map(({ id }) => id)).toEqual([bound.id, loose.id]);
    expect((await list(portfolio.id)).map(({ id }) => id)).toEqual([bound.id]);
  });

  it('are hidden with their portfolio and restored with it', async () => {
    const portfolio = await madePortfolio(harness, caller);
    const { id } = await create({ name: 'Bij portefeuille', portfolioId: portfolio.id });
    const params = { id: portfolio.id };
    await harness.api.call(portfolioApi.deletePortfolio, { params }, caller);
    await expect(get(id)).rejects.toMatchObject({ code: 'not-found' });
    await harness.api.call(portfolioApi.restorePortfolio, { params }, caller);
    expect((await get(id)).name).toBe('Bij portefeuille');
  });

  it('refuse a portfolio that is unknown or of another organisation', async () => {
    const foreign = await madePortfolio(harness, await harness.caller());
    await expect(list(foreign.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(create({ name: 'T', portfolioId: foreign.id })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('can be restored for a day after they were deleted', async () => {
    const { id } = await create({ name: 'Taxatie' });
    await remove(id);
    await expect(get(id)).rejects.toMatchObject({ code: 'not-found' });
    expect((await restore(id)).name).toBe('Taxatie');
    await remove(id);
    await harness.query(
      `update portfolio.service set deleted_at = now() - interval '25 hours' where id = $1`,
      [id],
    );
    await expect(restore(id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('of another organisation are treated as unknown', async () => {
    const { id } = await create({ name: 'Taxatie' });
    const stranger = await harness.caller();
    const unknown = '00000000-0000-4000-8000-000000000001';
    for (const call of [get, remove]) {
      const foreign = await call(id, stranger).catch((error: unknown) => error);
      expect(foreign).toMatchObject({ code: 'not-found' });
      expect(foreign).toEqual(await call(unknown, stranger).catch((error: unknown) => error));
    }
    expect((await get(id)).name).toBe('Taxatie');
  });
});
