import { type Reference, type Valuation, valuationApi } from '@kavel/contracts';
import {
  type ChoicesByUnit,
  noChoices,
  type OwnReference,
  type UnitChoices,
} from '@kavel/contracts/valuations';
import type { Caller, ServiceError } from '@kavel/service-kit';
import { approve, type Harness, madeValuation, shareWith, startHarness } from '../../testing/harness';
import { madeUpObject, madeUpResult } from '../../testing/made-up-objects';

let harness: Harness;
let anna: Caller;
let bert: Caller;

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1, 2].map(index => madeUpObject(index)) });
  anna = await harness.caller({ name: 'Anna' });
  bert = await harness.caller({ org: anna.organisationId, name: 'Bert' });
});
afterAll(() => harness.stop());

/** With values, which an override needs. */
async function made() {
  const valuation = await madeValuation(harness, anna, 2);
  await shareWith(harness, anna, valuation.portfolioId, bert);
  await value(valuation);
  return valuation;
}

const value = ({ id, unitIds, valueDate }: Pick<Valuation, 'id' | 'unitIds' | 'valueDate'>) =>
  harness.putValues(
    anna,
    id,
    unitIds.map(unitId => madeUpResult(unitId, 400_000, { valueDate })),
  );

const save = (
  caller: Caller,
  id: string,
  revision: number,
  body: {
    choices?: ChoicesByUnit;
    settings?: Record<string, { maxMonths?: number }>;
    references?: Record<string, Reference[]>;
  },
) =>
  harness.api.call(
    valuationApi.saveTransactionReferences,
    { params: { id }, body: { revision, references: {}, ...body } },
    caller,
  );
const decided = (caller: Caller, id: string) =>
  harness.api.call(valuationApi.getReferenceChoices, { params: { id } }, caller);
const edits = async (id: string) =>
  (await harness.api.call(valuationApi.getEdits, { params: { id } }, anna)).map(
    ({ kind, actor, subject, from, to, reason }) => ({ kind, who: actor.name, subject, from, to, reason }),
  );

const own: OwnReference = {
  id: '7d3d3f0a-6a6e-4c0a-8d5d-0a8e5b0f0001',
  address: 'Eigen weg 1',
  transactionDate: '2026-10-01',
  price: 410_000,
  oppervlakte: 112,
  bouwjaar: 1984,
  energielabel: 'B',
  lon: 5.97,
  lat: 52.23,
  note: 'Van de notaris',
};
const sale: Reference = {
  id: 'sale-1',
  objectId: null,
  address: 'Dorpsstraat 1',
  vtwType: 'eengezinswoning',
  transactionDate: '2026-05-04',
  price: 400_000,
  oppervlakte: 110,
  bouwjaar: 1980,
  energielabel: 'C',
  lon: 5.97,
  lat: 52.23,
  distance: 310,
  indexation: 0.018,
  adjustment: -0.024,
  adjustedPrice: 398_000,
  weight: 0.12,
  fictional: true,
};
const override = { value: 425_000, reason: 'Uitgebouwd aan de achterzijde' };
const choices = (values: Partial<UnitChoices>): UnitChoices => ({ ...noChoices, ...values });

describe('choices and settings', () => {
  it('are seen by a colleague, with who decided what and why', async () => {
    const { id, unitIds } = await made();
    const [unit = ''] = unitIds;
    const first = choices({ excluded: [sale], pinned: ['sale-2'], own: [own] });
    const saved = await save(anna, id, 0, {
      choices: { [unit]: first },
      settings: { alles: { maxMonths: 24 } },
    });
    expect(saved.revision).toBe(1);
    const second = choices({ own: [{ ...own, price: 415_000 }], override });
    await save(bert, id, 1, { choices: { [unit]: second } });

    expect(await decided(bert, id)).toEqual({
      revision: 2,
      settings: { alles: { maxMonths: 24 } },
      choices: { [unit]: { ...second, override: expect.objectContaining(override) } },
    });
    const empty = { from: null, to: null, reason: null };
    expect(await edits(id)).toEqual([
      { kind: 'overridden', who: 'Bert', subject: null, from: null, to: 425_000, reason: override.reason },
      { ...empty, kind: 'own-changed', who: 'Bert', subject: 'Eigen weg 1', to: 415_000, reason: own.note },
      { ...empty, kind: 'unpinned', who: 'Bert', subject: 'sale-2' },
      { ...empty, kind: 'included', who: 'Bert', subject: 'Dorpsstraat 1' },
      { ...empty, kind: 'settings', who: 'Anna', subject: 'Alles' },
      { ...empty, kind: 'own-added', who: 'Anna', subject: 'Eigen weg 1', to: 410_000, reason: own.note },
      { ...empty, kind: 'pinned', who: 'Anna', subject: 'sale-2' },
      { ...empty, kind: 'excluded', who: 'Anna', subject: 'Dorpsstraat 1' },
      { ...empty, kind: 'buckets', who: 'Anna', subject: null },
    ]);
    await save(anna, id, 2, { choices: { [unit]: noChoices }, references: { [unit]: [sale] } });
    await save(anna, id, 3, { choices: { [unit]: choices({ pinned: [sale.id] }) } });
    expect((await edits(id))[0]).toMatchObject({ kind: 'pinned', subject: 'Dorpsstraat 1' });
    await save(anna, id, 4, { choices: { [unit]: noChoices } });
    expect((await decided(anna, id)).choices).toEqual({});
    expect(await edits(id)).toContainEqual({
      kind: 'override-withdrawn',
      who: 'Anna',
      subject: null,
      from: 425_000,
      to: null,
      reason: null,
    });
  });

  it('of the later of two savers are refused with both versions, and nothing is stored', async () => {
    const { id, unitIds } = await made();
    const [unit = '', other = ''] = unitIds;
    const hers = choices({ pinned: ['sale-1'] });
    const later = choices({ pinned: ['sale-2'] });
    await save(anna, id, 0, { choices: { [unit]: hers }, settings: { alles: { maxMonths: 12 } } });
    const late = save(bert, id, 0, {
      choices: { [unit]: later, [other]: later },
      settings: { alles: { maxMonths: 48 } },
    });
    await expect(late).rejects.toMatchObject({
      code: 'revision-behind',
      details: {
        yours: 0,
        current: 1,
        versions: {
          yours: { choices: { [unit]: later, [other]: later }, settings: { alles: { maxMonths: 48 } } },
          current: { choices: { [unit]: hers, [other]: noChoices }, settings: { alles: { maxMonths: 12 } } },
        },
      },
    } satisfies Partial<ServiceError>);
    expect(await decided(bert, id)).toMatchObject({ revision: 1, choices: { [unit]: hers } });
  });

  it.each([
    [
      'an own sale after the value date',
      { own: [{ ...own, transactionDate: '2026-11-22' }] },
      'unprocessable',
    ],
    ['an override without a reason', { override: { value: 1_000_000, reason: ' ' } }, 'bad-request'],
    ['a negative price', { own: [{ ...own, price: -1 }] }, 'bad-request'],
  ])('with %s are refused', async (_, values, code) => {
    const { id, unitIds } = await made();
    const refused = save(anna, id, 0, { choices: { [unitIds[0] ?? '']: choices(values) } });
    await expect(refused).rejects.toMatchObject({ code });
    expect(await decided(anna, id)).toEqual({ revision: 0, settings: {}, choices: {} });
  });

  it('for an unknown bucket are refused', async () => {
    const { id } = await made();
    const refused = save(anna, id, 0, { settings: { niets: { maxMonths: 12 } } });
    await expect(refused).rejects.toMatchObject({ code: 'unprocessable', details: { unknown: ['niets'] } });
  });

  it('are copied with a duplicate, which names its source, and are frozen by the approval', async () => {
    const { id, unitIds } = await made();
    const [unit = ''] = unitIds;
    await save(anna, id, 0, {
      choices: { [unit]: choices({ override }) },
      settings: { alles: { maxMonths: 12 } },
    });
    const copy = await harness.api.call(
      valuationApi.duplicateValuation,
      { params: { id }, body: { name: 'Kopie' } },
      bert,
    );
    expect(await decided(bert, copy.id)).toMatchObject({
      settings: { alles: { maxMonths: 12 } },
      choices: { [unit]: { override: expect.objectContaining(override) } },
    });
    expect(await edits(copy.id)).toMatchObject([{ kind: 'duplicated', who: 'Bert', subject: 'Taxatie' }]);

    await approve(harness, anna, id);
    const { revision } = await decided(anna, id);
    const late = save(anna, id, revision, { choices: { [unit]: noChoices } });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });
});

it('an approver may not have changed figures, whoever created and submitted the valuation', async () => {
  const { id, unitIds } = await made();
  await save(bert, id, 0, { choices: { [unitIds[0] ?? '']: choices({ override }) } });
  await expect(approveBy(bert, id)).rejects.toMatchObject({
    code: 'forbidden',
    details: { refusal: 'own-work' },
  });
  const { moves } = await harness.api.call(valuationApi.getHistory, { params: { id } }, bert);
  expect(moves).toContainEqual({ to: 'approved', reasonNeeded: false, refusal: 'own-work' });
});

/** Anna submits, `approver` approves. */
async function approveBy(approver: Caller, id: string): Promise<void> {
  await harness.api.call(valuationApi.updateStatus, { params: { id, status: 'in-review' } }, anna);
  await harness.api.call(valuationApi.updateStatus, { params: { id, status: 'approved' } }, approver);
}

describe('scenarios', () => {
  const scenarioId = '7d3d3f0a-6a6e-4c0a-8d5d-0a8e5b0f0010';
  const put = (id: string, key: string, name: string, change = {}) =>
    harness.api.call(
      valuationApi.saveScenario,
      { params: { id, scenarioId: key }, body: { name, change } },
      anna,
    );
  const list = (id: string) => harness.api.call(valuationApi.listScenarios, { params: { id } }, bert);

  it('are stored by name, renamed, deleted and restored', async () => {
    const { id } = await made();
    await put(id, scenarioId, 'Hogere rente', { discountRate: 0.01 });
    const other = scenarioId.replace(/10$/, '11');
    await put(id, other, 'Leegstand', { vacancyRate: 0.05 });
    await expect(put(id, other, 'HOGERE rente')).rejects.toMatchObject({ code: 'name-taken' });
    await put(id, scenarioId, 'Rente + 1 %', { discountRate: 0.01 });
    expect((await list(id)).map(({ name }) => name)).toEqual(['Rente + 1 %', 'Leegstand']);

    const params = { id, scenarioId };
    await harness.api.call(valuationApi.deleteScenario, { params }, anna);
    expect(await list(id)).toEqual([{ id: other, name: 'Leegstand', change: { vacancyRate: 0.05 } }]);
    await expect(harness.api.call(valuationApi.deleteScenario, { params }, anna)).rejects.toMatchObject({
      code: 'not-found',
    });
    await put(id, scenarioId, 'Rente + 1 %', { discountRate: 0.01 });
    expect(await list(id)).toHaveLength(2);
  });

  it('of another user are not found', async () => {
    const { id } = await made();
    const stranger = await harness.caller();
    for (const endpoint of [
      valuationApi.listScenarios,
      valuationApi.getEdits,
      valuationApi.getReferenceChoices,
    ])
      await expect(harness.api.call(endpoint, { params: { id } }, stranger)).rejects.toMatchObject({
        code: 'not-found',
      });
  });
});
