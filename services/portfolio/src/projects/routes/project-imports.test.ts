import { type ProjectCells, projectApi } from '@kavel/contracts/projects';
import type { Caller } from '@kavel/service-kit';
import { type Harness, startHarness } from '../../testing/harness';
import { lineText, madeUpObject, objectId } from '../../testing/made-up-objects';

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  harness = await startHarness({ objects: [madeUpObject(0), madeUpObject(1)] });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller({ perm: ['auth.unrestricted-access-general'], name: 'Maud Visser' });
});

const bodyOf = (cells: readonly ProjectCells[]) => ({
  name: 'tracker.csv',
  rows: cells.map((one, at) => ({ line: at + 2, cells: one })),
});
const preview = (...cells: ProjectCells[]) =>
  harness.api.call(projectApi.previewProjectImport, { body: bodyOf(cells) }, caller);
const takeOver = (...cells: ProjectCells[]) =>
  harness.api.call(projectApi.importProjects, { body: bodyOf(cells) }, caller);
const undo = (id: string, by = caller) =>
  harness.api.call(projectApi.undoProjectImport, { params: { id } }, by);
const all = async () => {
  const query = { selectedDatePreset: 'all' } as const;
  const { projects } = await harness.api.call(projectApi.listProjects, { query }, caller);
  return Object.fromEntries(projects.map(project => [project.issue_key, project]));
};

const taxation = { issue_key: 'TAX-1', title: 'Taxatie', status: 'To Do', address: lineText(0) };
const advice = { issue_key: 'ADV-2', title: 'Advies', status: 'Done', address: 'Nergensweg 1, Nergens' };

describe('an import', () => {
  it('is previewed without storing anything, with the reason of each rejected row', async () => {
    const { counts, rows } = await preview(taxation, advice, { title: 'Zonder sleutel' }, taxation);
    expect(counts).toEqual({ created: 2, updated: 0, unchanged: 0, rejected: 2 });
    expect(rows.map(({ line, outcome, place }) => [line, outcome, place])).toEqual([
      [2, 'created', 'matched'],
      [3, 'created', 'not-found'],
      [4, 'rejected', 'none'],
      [5, 'rejected', 'none'],
    ]);
    expect(rows[2]?.problems).toEqual([{ column: 'issue_key', problem: 'missing' }]);
    expect(await all()).toEqual({});
  });

  it('creates projects, with the location of a matched address', async () => {
    const { counts, madeBy } = await takeOver(taxation, advice);
    expect(counts).toMatchObject({ created: 2 });
    expect(madeBy).toBe('Maud Visser');
    expect(await all()).toMatchObject({
      'TAX-1': { status: 'open', objectId: objectId(0), lon: 5.9, address: lineText(0) },
      'ADV-2': { status: 'done', objectId: null, lon: null, address: 'Nergensweg 1, Nergens' },
    });
  });

  it('a second time updates changed projects by key and leaves the others unchanged', async () => {
    await takeOver(taxation, advice);
    const { counts, rows } = await takeOver(
      { ...taxation, status: 'In Review', address: lineText(1) },
      advice,
    );
    expect(counts).toEqual({ created: 0, updated: 1, unchanged: 1, rejected: 0 });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['updated', 'unchanged']);
    const { 'TAX-1': changed, 'ADV-2': same } = await all();
    expect(changed).toMatchObject({ status: 'in-review', objectId: objectId(1), revision: 2 });
    expect(same?.revision).toBe(1);
  });

  it('leaves fields without a column unchanged', async () => {
    await takeOver({ ...taxation, description: 'Sleutel bij de buren' });
    await takeOver({ issue_key: 'TAX-1', title: 'Hertaxatie' });
    expect((await all())['TAX-1']).toMatchObject({
      title: 'Hertaxatie',
      description: 'Sleutel bij de buren',
      objectId: objectId(0),
    });
  });
});

describe('undoing an import', () => {
  it('reverts all of it, and then the previous one', async () => {
    const first = await takeOver(taxation);
    const before = await all();
    const second = await takeOver({ ...taxation, title: 'Anders' }, advice);
    expect(await undo(second.id)).toMatchObject({ restored: 2, kept: [], undoneAt: expect.any(String) });
    expect(await all()).toEqual({
      'TAX-1': { ...before['TAX-1'], revision: 3, updatedAt: expect.any(String) },
    });
    expect(await undo(first.id)).toMatchObject({ restored: 1, kept: [] });
    expect(await all()).toEqual({});
  });

  it('keeps projects changed afterwards and lists them', async () => {
    const { id } = await takeOver(taxation, advice);
    const project = (await all())['TAX-1'];
    const params = { id: project?.id ?? '' };
    await harness.api.call(
      projectApi.changeProject,
      { params, body: { revision: 1, service: 'Spoed' } },
      caller,
    );
    expect(await undo(id)).toMatchObject({ restored: 1, kept: ['TAX-1'] });
    expect(Object.keys(await all())).toEqual(['TAX-1']);
  });

  it('succeeds once, and not for another organisation', async () => {
    const { id } = await takeOver(taxation);
    await expect(undo(id, await harness.caller())).rejects.toMatchObject({ code: 'not-found' });
    await undo(id);
    await expect(undo(id)).rejects.toMatchObject({ code: 'conflict' });
    const list = await harness.api.call(projectApi.listProjectImports, {}, caller);
    expect(list).toEqual([
      expect.objectContaining({ id, name: 'tracker.csv', undoneAt: expect.any(String) }),
    ]);
    expect(await harness.api.call(projectApi.listProjectImports, {}, await harness.caller())).toEqual([]);
  });
});

it('an import with the maximum number of rows succeeds', async () => {
  const cells = Array.from({ length: 5_000 }, (_, at) => ({
    issue_key: `TAX-${at + 1}`,
    start: '2026-01-01',
  }));
  expect((await takeOver(...cells)).counts.created).toBe(5_000);
  expect((await preview(...cells)).counts.unchanged).toBe(5_000);
}, 60_000);
