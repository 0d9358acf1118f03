import { portfolioApi } from '@kavel/contracts';
import { type NewProject, projectApi } from '@kavel/contracts/projects';
import type { Caller } from '@kavel/service-kit';
import { type Harness, madePortfolio, startHarness } from '../../testing/harness';
import { lineText, madeUpObject, objectId } from '../../testing/made-up-objects';

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  harness = await startHarness({
    objects: [madeUpObject(0)],
    now: () => new Date('2026-11-23T12:00:00Z'),
  });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller({ perm: ['auth.unrestricted-access-general'] });
});

const create = (body: Partial<NewProject> & { issue_key: string }, by = caller) =>
  harness.api.call(projectApi.createProject, { body: { title: body.issue_key, ...body } }, by);
const change = (id: string, body: { revision: number } & Partial<NewProject>, by = caller) =>
  harness.api.call(projectApi.changeProject, { params: { id }, body }, by);
const get = (id: string, by = caller) => harness.api.call(projectApi.getProject, { params: { id } }, by);
const remove = (id: string, by = caller) =>
  harness.api.call(projectApi.deleteProject, { params: { id } }, by);
const restore = (id: string) => harness.api.call(projectApi.restoreProject, { params: { id } }, caller);
type Query = Parameters<typeof listOf>[0];
const listOf = (
  query: NonNullable<Parameters<typeof harness.api.call<typeof projectApi.listProjects>>[1]['query']>,
) => harness.api.call(projectApi.listProjects, { query }, caller);
const keysOf = async (query: Query) => (await listOf(query)).projects.map(({ issue_key }) => issue_key);

describe('a project', () => {
  it('is created with the location of its object', async () => {
    const project = await create({ issue_key: 'TAX-1', objectId: objectId(0) });
    expect(project).toMatchObject({ status: 'open', address: lineText(0), lon: 5.9, lat: 52.2, revision: 1 });
    expect(await get(project.id)).toEqual(project);
  });

  it('refuses an unknown object, and an existing key', async () => {
    await expect(create({ issue_key: 'TAX-1', objectId: objectId(9) })).rejects.toMatchObject({
      code: 'address-not-found',
    });
    await create({ issue_key: 'TAX-1' });
    await expect(create({ issue_key: 'TAX-1' })).rejects.toMatchObject({ code: 'name-taken' });
  });

  it('is moved: closed today when done, reopened without a date', async () => {
    const { id } = await create({ issue_key: 'TAX-1', start: '2026-01-01' });
    expect(await change(id, { revision: 1, status: 'done' })).toMatchObject({
      closed: '2026-11-23',
      revision: 2,
    });
    expect(await change(id, { revision: 2, status: 'in-review' })).toMatchObject({
      closed: null,
      revision: 3,
    });
  });

  it('refuses a change based on an older revision', async () => {
    const { id } = await create({ issue_key: 'TAX-1' });
    await change(id, { revision: 1, title: 'Van een collega' });
    await expect(change(id, { revision: 1, title: 'Van mij' })).rejects.toMatchObject({
      code: 'revision-behind',
      details: { yours: 1, current: 2 },
    });
    expect((await get(id)).title).toBe('Van een collega');
  });

  it('can be restored for a day after it was deleted, unless its key is used again', async () => {
    const { id } = await create({ issue_key: 'TAX-1' });
    await remove(id);
    await expect(get(id)).rejects.toMatchObject({ code: 'not-found' });
    expect((await restore(id)).issue_key).toBe('TAX-1');
    await remove(id);
    await create({ issue_key: 'TAX-1' });
    await expect(restore(id)).rejects.toMatchObject({ code: 'name-taken' });
    await harness.query(
      `update portfolio.project set deleted_at = now() - interval '25 hours' where id = $1`,
      [id],
    );
    await expect(restore(id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('links only to what the user may see, and shows only such links', async () => {
    const owner = await harness.caller({ org: caller.organisationId });
    const portfolio = await madePortfolio(harness, owner);
    await expect(create({ issue_key: 'TAX-1', portfolioId: portfolio.id })).rejects.toMatchObject({
      code: 'not-found',
    });
    const { id, portfolioId } = await create({ issue_key: 'TAX-1', portfolioId: portfolio.id }, owner);
    expect(portfolioId).toBe(portfolio.id);
    expect((await get(id)).portfolioId).toBeNull();
    await harness.api.call(portfolioApi.deletePortfolio, { params: { id: portfolio.id } }, owner);
    expect((await get(id, owner)).portfolioId).toBeNull();
  });

  it('of another organisation is treated as unknown', async () => {
    const { id } = await create({ issue_key: 'TAX-1' });
    const stranger = await harness.caller();
    const unknown = '00000000-0000-4000-8000-000000000001';
    const asStranger = (call: (id: string, by: Caller) => Promise<unknown>, which: string) =>
      call(which, stranger).catch((error: unknown) => error);
    for (const call of [get, remove]) {
      expect(await asStranger(call, id)).toMatchObject({ code: 'not-found' });
      expect(await asStranger(call, id)).toEqual(await asStranger(call, unknown));
    }
    const seen = await harness.api.call(projectApi.listProjects, {}, stranger);
    expect(seen).toEqual({ projects: [], count: 0, next: null });
    expect(await harness.api.call(projectApi.listProjectMarkers, {}, stranger)).toEqual([]);
  });

  it('requires the permission of the general pages', async () => {
    const visitor = await harness.caller({ perm: [] });
    await expect(create({ issue_key: 'TAX-1' }, visitor)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await create({ issue_key: 'TAX-10', parent_key: 'ORDER-2', service: 'Taxatie', start: '2026-03-01' });
    await create({
      issue_key: 'TAX-9',
      parent_key: 'ORDER-2',
      service: 'Advies',
      due: '2026-12-01',
      status: 'planned',
    });
    await create({
      issue_key: 'TAX-1',
      parent_key: 'ORDER-10',
      objectType: 'kantoor',
      objectId: objectId(0),
    });
    await create({
      issue_key: 'OUD-1',
      start: '2025-05-01',
      closed: '2025-06-01',
      status: 'done',
      service: 'Taxatie',
    });
    await create({ issue_key: 'LOS-1', title: 'Los werk 100%', start: '2025-11-30', due: '2026-02-01' });
  });

  it('has the projects of this year by default', async () => {
    expect(await keysOf({})).toEqual(['TAX-9', 'TAX-10', 'TAX-1', 'LOS-1']);
    expect(await keysOf({ selectedDatePreset: 'lastYear' })).toEqual(['LOS-1', 'OUD-1']);
    expect(await keysOf({ selectedDatePreset: 'thisQuarter' })).toEqual(['TAX-9', 'TAX-1']);
    expect(await keysOf({ selectedDatePreset: 'all' })).toHaveLength(5);
    const custom = { selectedDatePreset: 'custom', dateRange: '..2025-05-31' } as const;
    expect(await keysOf(custom)).toEqual(['OUD-1']);
  });

  it('is grouped by the client’s order, sorted numerically', async () => {
    const { projects } = await listOf({});
    expect(projects.map(({ parent_key }) => parent_key)).toEqual(['ORDER-2', 'ORDER-2', 'ORDER-10', null]);
  });

  it('is filtered by service, status, object type, key and order', async () => {
    expect(await keysOf({ selectedService: 'Taxatie' })).toEqual(['TAX-10']);
    expect(await keysOf({ selectedStatus: 'planned' })).toEqual(['TAX-9']);
    expect(await keysOf({ selectedObjectType: 'kantoor' })).toEqual(['TAX-1']);
    expect(await keysOf({ issue_key: 'tax-1' })).toEqual(['TAX-10', 'TAX-1']);
    expect(await keysOf({ issue_key: '100%' })).toEqual(['LOS-1']);
    expect(await keysOf({ issue_key: '%' })).toEqual(['LOS-1']);
    expect(await keysOf({ parent_key: 'ORDER-2' })).toEqual(['TAX-9', 'TAX-10']);
  });

  it('is paged completely', async () => {
    const first = await listOf({ limit: 3 });
    expect(first.count).toBe(4);
    const second = await listOf({ limit: 3, after: String(first.next) });
    expect(second.next).toBeNull();
    const keys = [...first.projects, ...second.projects].map(({ issue_key }) => issue_key);
    expect(keys).toEqual(await keysOf({}));
  });

  it('equals the projects on the map, except those without a location', async () => {
    const markers = await harness.api.call(projectApi.listProjectMarkers, {}, caller);
    expect(markers).toEqual([
      expect.objectContaining({ issue_key: 'TAX-1', lon: 5.9, lat: 52.2, status: 'open' }),
    ]);
    const query = { selectedStatus: 'planned' } as const;
    expect(await harness.api.call(projectApi.listProjectMarkers, { query }, caller)).toEqual([]);
  });

  it('counts the filter values, each without its own filter', async () => {
    const query = { selectedService: 'Taxatie', selectedDatePreset: 'all' } as const;
    const facets = await harness.api.call(projectApi.projectFacets, { query }, caller);
    expect(facets.service).toEqual([
      { value: 'Taxatie', count: 2 },
      { value: 'Advies', count: 1 },
    ]);
    expect(facets.status).toEqual([
      { value: 'done', count: 1 },
      { value: 'open', count: 1 },
    ]);
    expect(facets.parent_key).toEqual([{ value: 'ORDER-2', count: 1 }]);
    expect(facets.objectType).toEqual([]);
  });
});
