import { valuationApi } from '@kavel/contracts';
import {
  assignmentApi,
  noAssignment,
  type OwnTemplateBody,
  ownTemplateApi,
  usualSections,
} from '@kavel/contracts/reports';
import type { Caller } from '@kavel/service-kit';
import { type Harness, madePortfolio, startHarness } from '../../testing/harness';
import { madeUpObject } from '../../testing/made-up-objects';

let harness: Harness;
let appraiser: Caller;
const perm = ['auth.automated-valuation', 'auth.portfolio-hub'] as const;

beforeAll(async () => {
  harness = await startHarness({ objects: [madeUpObject(0)] });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  appraiser = await harness.caller({ perm: [...perm] });
});

async function draft(): Promise<string> {
  const { id: portfolioId } = await madePortfolio(harness, appraiser, 1);
  const body = { portfolioId, name: 'Jaareinde' };
  return (await harness.api.call(valuationApi.createValuation, { body }, appraiser)).id;
}

const facts = {
  ...noAssignment,
  client: 'Bank "Noord" <b>',
  purpose: 'Financiering\n\n**niet** voor derden',
};
const read = (id: string, caller = appraiser) =>
  harness.api.call(assignmentApi.getAssignment, { params: { id } }, caller);
const save = (id: string, revision: number, stated: object = facts, caller = appraiser) =>
  harness.api.call(
    assignmentApi.saveAssignment,
    { params: { id }, body: { revision, facts: { ...noAssignment, ...stated } } },
    caller,
  );

test('an assignment is stated with its author, and a save on an older revision is refused', async () => {
  const id = await draft();
  expect(await read(id)).toEqual({ facts: noAssignment, revision: 0, editable: true, changed: null });
  await save(id, 0);
  const by = { userId: appraiser.userId };
  expect(await read(id)).toMatchObject({ facts, revision: 1, changed: { by } });
  await expect(save(id, 0, { client: 'Ander' })).rejects.toMatchObject({ code: 'revision-behind' });
  expect(await save(id, 1, { client: 'Ander' })).toMatchObject({ revision: 2, facts: { client: 'Ander' } });
});

test('a submitted valuation keeps its assignment, and a stranger sees none', async () => {
  const id = await draft();
  await save(id, 0);
  const stranger = await harness.caller({ perm: [...perm] });
  await expect(read(id, stranger)).rejects.toMatchObject({ code: 'not-found' });
  await expect(save(id, 1, facts, stranger)).rejects.toMatchObject({ code: 'not-found' });
  await harness.query(`update portfolio.valuation set status = 'in-review' where id = '${id}'`);
  expect(await read(id)).toMatchObject({ editable: false, facts });
  await expect(save(id, 1, { client: 'Ander' })).rejects.toMatchObject({ code: 'conflict' });
});

test.each([
  { client: '' },
  { client: 'a\u0000' },
  { purpose: 'x'.repeat(4_001) },
  { inspectedOn: '2026-02-30' },
])('an assignment with %j is refused', async refused => {
  await expect(save(await draft(), 0, refused)).rejects.toMatchObject({ code: 'bad-request' });
});

const body = (name: string, changes: Partial<OwnTemplateBody> = {}): OwnTemplateBody => ({
  ...{ name, language: null, isDefault: false, sections: [...usualSections] },
  ...changes,
});
const create = (made: OwnTemplateBody, caller = appraiser) =>
  harness.api.call(ownTemplateApi.createReportTemplate, { body: made }, caller);
const list = (caller = appraiser) => harness.api.call(ownTemplateApi.listReportTemplates, {}, caller);

test('one template is the default; a deleted one comes back without taking that away', async () => {
  const bank = await create(body('Bank', { isDefault: true }));
  await harness.api.call(ownTemplateApi.deleteReportTemplate, { params: { id: bank.id } }, appraiser);
  expect(await list()).toEqual([]);
  await create(body('Kort', { isDefault: true }));
  await harness.api.call(ownTemplateApi.restoreReportTemplate, { params: { id: bank.id } }, appraiser);
  const named = (await list()).map(({ name, isDefault }) => [name, isDefault]);
  expect(named).toEqual([
    ['Bank', false],
    ['Kort', true],
  ]);
  await expect(create(body('bank'))).rejects.toMatchObject({ code: 'name-taken' });
});

test('a template is replaced on its revision, by its own organisation only', async () => {
  const { id } = await create(body('Bank'));
  const change = (revision: number, caller = appraiser) =>
    harness.api.call(
      ownTemplateApi.saveReportTemplate,
      { params: { id }, body: { ...body('Bank', { language: 'de' }), revision } },
      caller,
    );
  const stranger = await harness.caller({ perm: [...perm] });
  await expect(change(1, stranger)).rejects.toMatchObject({ code: 'not-found' });
  expect(await list(stranger)).toEqual([]);
  expect(await change(1)).toMatchObject({ language: 'de', revision: 2 });
  await expect(change(1)).rejects.toMatchObject({ code: 'revision-behind' });
});

test('a template names each section once, and begins with the cover', async () => {
  const [cover, ...others] = usualSections;
  if (cover === undefined) throw new Error('no cover');
  const refused = [[...others, cover], others, [cover, cover, ...others.slice(1)]];
  for (const sections of refused)
    await expect(create(body('Bank', { sections }))).rejects.toMatchObject({ code: 'bad-request' });
});
