import { type Reference, type Valuation, valuationApi } from '@kavel/contracts';
import { noChoices, type OwnReference, type ValueOverride } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import { type Harness, madeValuation, shareWith, startHarness } from '../../testing/harness';
import { madeUpObject, madeUpResult } from '../../testing/made-up-objects';

let harness: Harness;
let anna: Caller;
let bert: Caller;
let valuation: Valuation;
let unitId: string;

const modelValue = 126_082;
const reason = 'Nieuwe fundering in 2026';

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1].map(index => madeUpObject(index)) });
});
afterAll(() => harness.stop());
beforeEach(async () => {
  anna = await harness.caller({ name: 'Anna' });
  bert = await harness.caller({ org: anna.organisationId, name: 'Bert' });
  valuation = await madeValuation(harness, anna, 2);
  await shareWith(harness, anna, valuation.portfolioId, bert);
  unitId = valuation.unitIds[0] ?? '';
  await valued();
});

const valued = (amount = modelValue) =>
  harness.putValues(
    anna,
    valuation.id,
    valuation.unitIds.map(id => madeUpResult(id, amount, { valueDate: valuation.valueDate })),
  );

const params = () => ({ id: valuation.id });
const state = (id = valuation.id) =>
  harness.api.call(valuationApi.getReferenceChoices, { params: { id } }, anna);

async function propose(override: ValueOverride | null, caller = anna) {
  const { revision } = await state();
  const body = { revision, references: {}, choices: { [unitId]: { ...noChoices, override } } };
  return harness.api.call(valuationApi.saveTransactionReferences, { params: params(), body }, caller);
}

async function resultOf(id = valuation.id) {
  const results = await harness.api.call(valuationApi.getValuationResults, { params: { id } }, anna);
  return results.find(result => result.unitId === unitId);
}

const decide = (caller: Caller, value: number, decision: 'confirm' | 'refuse' = 'confirm') =>
  harness.api.call(
    valuationApi.decideOverride,
    { params: { ...params(), unitId }, body: { decision, value } },
    caller,
  );

const limit = (body: { alone: number; together: number; leastReason: number }, caller = anna) =>
  harness.api.call(valuationApi.saveOverridePolicy, { body }, caller);

const submit = (caller = anna) =>
  harness.api.call(
    valuationApi.updateStatus,
    { params: { ...params(), status: 'in-review' as const } },
    caller,
  );

describe('an override', () => {
  it('within the limit of one person takes effect at once; range and confidence stay those of the model', async () => {
    const model = await resultOf();
    await propose({ value: 140_000, reason });
    expect(await resultOf()).toEqual({
      ...model,
      value: 140_000,
      pricePerM2: Math.round(((model?.pricePerM2 ?? 0) * 140_000) / modelValue),
      override: {
        modelValue,
        modelPricePerM2: model?.pricePerM2,
        reason,
        by: {
          userId: anna.userId,
          name: 'Anna',
          onBehalfOf: null,
          role: { id: 'portfolio-manager', name: null },
          at: expect.any(String),
        },
      },
    });
    await propose(null);
    expect(await resultOf()).toEqual(model);
  });

  it.each([
    ['beyond every limit', { value: 99_999_999, reason }, 'override-beyond-limit'],
    ['far below the value', { value: 50_000, reason }, 'override-beyond-limit'],
    ['with the reason x', { value: 130_000, reason: 'x' }, 'override-reason-too-short'],
    [
      'with a reason of one letter again and again',
      { value: 130_000, reason: 'x'.repeat(40) },
      'override-reason-too-short',
    ],
  ])('%s is refused and changes nothing', async (_, override, refused) => {
    const model = await resultOf();
    await expect(propose(override)).rejects.toMatchObject({
      code: 'unprocessable',
      details: { reason: refused, unitId },
    });
    expect(await resultOf()).toEqual(model);
    expect((await state()).choices).toEqual({});
  });

  it('of a unit without a value is refused: there is nothing to compare it with', async () => {
    await harness.putValues(anna, valuation.id, []);
    await expect(propose({ value: 130_000, reason })).rejects.toMatchObject({
      details: { reason: 'override-needs-value' },
    });
  });

  it("further from the model waits for a second person, who sees it; until then the value is the model's", async () => {
    await propose({ value: 180_000, reason });
    expect(await resultOf()).toMatchObject({
      value: modelValue,
      proposal: { value: 180_000, reason, state: 'pending', by: { name: 'Anna' } },
    });
    await expect(submit()).rejects.toMatchObject({ details: { refusal: 'override-undecided' } });
    await decide(bert, 180_000);
    expect(await resultOf()).toMatchObject({
      value: 180_000,
      low68: modelValue * 0.9,
      accuracyClass: 5,
      override: { modelValue, by: { name: 'Anna' }, confirmed: { name: 'Bert', deviation: 0.43 } },
    });
    const edits = await harness.api.call(valuationApi.getEdits, { params: params() }, anna);
    expect(edits[0]).toMatchObject({
      kind: 'override-confirmed',
      actor: { name: 'Bert' },
      unitId,
      from: modelValue,
      to: 180_000,
    });
    await submit();
  });

  it('refused by the second person is removed, and the refusal is recorded', async () => {
    await propose({ value: 180_000, reason });
    await decide(bert, 180_000, 'refuse');
    expect(await resultOf()).toMatchObject({ value: modelValue });
    expect(await resultOf()).not.toHaveProperty('proposal');
    expect((await state()).choices).toEqual({});
    await expect(decide(bert, 180_000)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is not confirmed by its proposer, nor when it was changed since', async () => {
    await propose({ value: 180_000, reason });
    await expect(decide(anna, 180_000)).rejects.toMatchObject({
      code: 'forbidden',
      details: { reason: 'override-own' },
    });
    await expect(decide(bert, 175_000)).rejects.toMatchObject({ code: 'conflict' });
    await decide(bert, 180_000);
    await propose({ value: 185_000, reason });
    expect(await resultOf()).toMatchObject({ value: modelValue, proposal: { state: 'pending' } });
  });

  it('proposed on behalf of a user of another organisation is confirmed by neither of the two, whoever they act for', async () => {
    const carl = await harness.caller({ name: 'Carl' });
    const carlForAnna = harness.acting(carl, anna);
    await propose({ value: 180_000, reason }, carlForAnna);
    expect(await resultOf()).toMatchObject({
      proposal: { by: { userId: carl.userId, name: 'Carl', onBehalfOf: { userId: anna.userId } } },
    });
    const own = { code: 'forbidden', details: { reason: 'override-own' } };
    await expect(decide(carlForAnna, 180_000)).rejects.toMatchObject(own);
    await expect(decide(harness.acting(carl, bert), 180_000)).rejects.toMatchObject(own);
    await expect(decide(anna, 180_000)).rejects.toMatchObject(own);
    await expect(decide(harness.acting(bert, anna), 180_000)).rejects.toMatchObject(own);
    await expect(decide(carl, 180_000)).rejects.toMatchObject({ code: 'not-found' });
    expect(await resultOf()).toMatchObject({ value: modelValue, proposal: { state: 'pending' } });
    await decide(bert, 180_000);
    expect(await resultOf()).toMatchObject({ override: { confirmed: { name: 'Bert', onBehalfOf: null } } });
  });

  it('of one user is not confirmed by somebody who acts for that user', async () => {
    await propose({ value: 180_000, reason });
    const carl = await harness.caller({ name: 'Carl' });
    await expect(decide(harness.acting(carl, anna), 180_000)).rejects.toMatchObject({ code: 'forbidden' });
    await decide(harness.acting(carl, bert), 180_000);
    expect(await resultOf()).toMatchObject({
      override: { confirmed: { name: 'Carl', onBehalfOf: { userId: bert.userId } } },
    });
  });

  it('ignores a proposer and confirmer sent by the caller', async () => {
    const forged = {
      userId: bert.userId,
      name: 'Bert',
      onBehalfOf: null,
      role: null,
      at: '2026-01-01T00:00:00Z',
    };
    const confirmed = { ...forged, deviation: 10 };
    await propose({ value: 180_000, reason, by: forged, confirmed });
    expect(await resultOf()).toMatchObject({ value: modelValue, proposal: { by: { name: 'Anna' } } });
  });

  it('whose distance to the model grows beyond what was confirmed waits again', async () => {
    await propose({ value: 180_000, reason });
    await decide(bert, 180_000);
    await valued(121_000);
    expect(await resultOf()).toMatchObject({ value: 121_000, proposal: { state: 'pending' } });
    await valued(100_000);
    expect(await resultOf()).toMatchObject({ value: 100_000, proposal: { state: 'beyond' } });
    await valued(170_000);
    expect(await resultOf()).toMatchObject({ value: 180_000, override: { modelValue: 170_000 } });
  });

  it('is checked again in a duplicate, against the limits of that day', async () => {
    await propose({ value: 180_000, reason });
    await decide(bert, 180_000);
    const copied = async (name: string) => {
      const body = { name };
      const copy = await harness.api.call(valuationApi.duplicateValuation, { params: params(), body }, bert);
      return resultOf(copy.id);
    };
    expect(await copied('Ruim')).toMatchObject({ value: 180_000 });
    await limit({ alone: 0.05, together: 0.2, leastReason: 15 });
    expect(await copied('Krap')).toMatchObject({ value: modelValue, proposal: { state: 'beyond' } });
  });

  it('from before there were limits is checked at submission and approval', async () => {
    const put = (value: number) =>
      harness.query(
        `update portfolio.valuation_result set value = $1::double precision, result = result || jsonb_build_object(
           'value', $1::double precision, 'override', jsonb_build_object('modelValue', 126082, 'reason', 'x'))
         where unit_id = $2`,
        [value, unitId],
      );
    await put(99_999_999);
    await expect(submit()).rejects.toMatchObject({ details: { refusal: 'override-undecided' } });
    await put(130_000);
    await submit();
    await put(99_999_999);
    const approval = harness.api.call(
      valuationApi.updateStatus,
      { params: { ...params(), status: 'approved' as const } },
      bert,
    );
    await expect(approval).rejects.toMatchObject({ details: { refusal: 'override-undecided' } });
  });
});

describe('an own reference', () => {
  /** The model says 1,260.82 per m² in this test: 126,082 for 100 m². */
  const own = (price: number, note = 'Van de notaris', oppervlakte = 100): OwnReference => ({
    id: '7d3d3f0a-6a6e-4c0a-8d5d-0a8e5b0f0001',
    address: 'Eigen weg 1',
    transactionDate: '2020-01-01',
    price,
    oppervlakte,
    bouwjaar: null,
    energielabel: null,
    lon: 5.97,
    lat: 52.23,
    note,
  });
  const bring = async (reference: OwnReference, references: Record<string, Reference[]> = {}) => {
    const { revision } = await state();
    const body = { revision, references, choices: { [unitId]: { ...noChoices, own: [reference] } } };
    return harness.api.call(valuationApi.saveTransactionReferences, { params: params(), body }, anna);
  };
  const refusedFor = (refused: string) => ({ code: 'unprocessable', details: { reason: refused, unitId } });

  it('near the price per m² of the model counts, with any note', async () => {
    await bring(own(140_000));
    expect((await state()).choices[unitId]?.own).toHaveLength(1);
  });

  it('beyond the limit of one person needs a reason as long as that of an override', async () => {
    await expect(bring(own(170_000, 'x'.repeat(40)))).rejects.toMatchObject(
      refusedFor('own-reference-reason-too-short'),
    );
    await bring(own(170_000, 'Akte van levering, geheel gerenoveerd'));
    expect((await state()).choices[unitId]?.own).toHaveLength(1);
  });

  it.each([
    ['far above', 1_000_000, 100],
    ['far below', 60_000, 100],
    ['of a tenth of the area', 126_000, 10],
  ])('%s the price per m² of the model is refused whatever its note', async (_, price, area) => {
    await expect(bring(own(price, reason, area))).rejects.toMatchObject(
      refusedFor('own-reference-beyond-limit'),
    );
    expect((await state()).choices).toEqual({});
  });

  it('is also compared with the market: the model cannot be moved away step by step', async () => {
    const sale: Reference = {
      ...own(126_000),
      id: 'sale-1',
      objectId: null,
      vtwType: 'eengezinswoning',
      distance: 100,
      indexation: 0,
      adjustment: 0,
      adjustedPrice: 126_000,
      weight: 1,
      fictional: true,
    };
    const { revision } = await state();
    const body = { revision, references: { [unitId]: [sale] } };
    await harness.api.call(valuationApi.saveTransactionReferences, { params: params(), body }, anna);
    await valued(170_000);
    await expect(bring(own(220_000, reason))).rejects.toMatchObject(refusedFor('own-reference-beyond-limit'));
  });

  it('that existed before the limits were narrowed does not block other choices', async () => {
    await bring(own(170_000, reason));
    await limit({ alone: 0.01, together: 0.02, leastReason: 30 });
    await bring({ ...own(170_000, reason), address: 'Eigen weg 1a' });
  });
});

describe('the limits', () => {
  const read = (caller: Caller) => harness.api.call(valuationApi.getOverridePolicy, {}, caller);

  it('have defaults until an organisation sets its own, which no other organisation sees', async () => {
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
