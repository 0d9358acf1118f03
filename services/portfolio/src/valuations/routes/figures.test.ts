import { type AddressBuckets, type Reference, unitApi, valuationApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { approve, type Harness, madePortfolio, startHarness } from '../../testing/harness';
import { dwellingReason, madeUpObject, madeUpResult } from '../../testing/made-up-objects';

let harness: Harness;
let caller: Caller;
let id: string;
let a: string;
let b: string;
let c: string;
const stranger = '00000000-0000-4000-8000-000000000000';

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1, 2].map(index => madeUpObject(index)) });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
  const portfolio = await madePortfolio(harness, caller, 3);
  const valuation = await harness.api.call(
    valuationApi.createValuation,
    { body: { portfolioId: portfolio.id, name: 'Proef', valueDate: '2026-01-01' } },
    caller,
  );
  id = valuation.id;
  [a = '', b = '', c = ''] = valuation.unitIds;
});

const bucket = (name: string, unitIds: string[]) => ({ name, reason: dwellingReason, unitIds });

describe('address buckets', () => {
  const read = () => harness.api.call(valuationApi.getAddressBuckets, { params: { id } }, caller);
  const save = (body: AddressBuckets) =>
    harness.api.call(valuationApi.saveAddressBuckets, { params: { id }, body }, caller);

  it('are empty until saved, then as saved and in that order', async () => {
    expect(await read()).toEqual({});
    const buckets = { zuid: bucket('Zuid', [b]), noord: { ...bucket('Noord', [a, c]), reason: null } };
    expect(await save(buckets)).toEqual(buckets);
    expect(Object.entries(await read())).toEqual(Object.entries(buckets));
  });

  it('can be renamed, split, merged and left empty', async () => {
    await save({ alles: bucket('Alles', [a, b, c]), leeg: bucket('Leeg', []) });
    const next = { alles: bucket('Bijna alles', [a, c]), rest: bucket('Rest', [b]) };
    await save(next);
    expect(await read()).toEqual(next);
  });

  it('are refused with the units that are in none, in two or not of the valuation', async () => {
    await save({ alles: bucket('Alles', [a, b, c]) });
    const failure = save({ een: bucket('Een', [a, b]), twee: bucket('Twee', [b, stranger]) });
    await expect(failure).rejects.toMatchObject({
      code: 'unprocessable',
      status: 422,
      message: expect.stringContaining('Failed to create address buckets'),
      details: { missing: [c], repeated: [b], unknown: [stranger] },
    });
    expect(await read()).toEqual({ alles: bucket('Alles', [a, b, c]) });
  });

  it('cannot change once the valuation is approved', async () => {
    await save({ alles: bucket('Alles', [a, b, c]) });
    await approve(harness, caller, id);
    await expect(save({ anders: bucket('Anders', [a, b, c]) })).rejects.toMatchObject({ code: 'conflict' });
    expect(Object.keys(await read())).toEqual(['alles']);
  });
});

describe('transaction references', () => {
  const read = () => harness.api.call(valuationApi.getTransactionReferences, { params: { id } }, caller);
  const save = (revision: number, references: Record<string, Reference[]>) =>
    harness.api.call(
      valuationApi.saveTransactionReferences,
      { params: { id }, body: { revision, references } },
      caller,
    );

  it('are replaced for the named units and have a revision of their own', async () => {
    expect(await read()).toEqual({ revision: 0, settings: {}, choices: {}, references: {} });
    await save(0, { [a]: [sale('x')], [b]: [sale('y')] });
    expect(await save(1, { [a]: [] })).toEqual({
      revision: 2,
      settings: {},
      choices: {},
      references: { [a]: [] },
    });
    expect(await read()).toEqual({
      revision: 2,
      settings: {},
      choices: {},
      references: { [a]: [], [b]: [sale('y')] },
    });
    const { revision } = await harness.api.call(valuationApi.getValuation, { params: { id } }, caller);
    expect(revision).toBe(1);
  });

  it('can be read for one unit or one bucket, so that a large valuation opens quickly', async () => {
    await harness.api.call(
      valuationApi.saveAddressBuckets,
      { params: { id }, body: { een: bucket('Een', [a, b]), twee: bucket('Twee', [c]) } },
      caller,
    );
    await save(0, { [a]: [sale('x')], [b]: [sale('y')], [c]: [sale('z')] });
    const of = (query: { unitId?: string; bucket?: string }) =>
      harness.api.call(valuationApi.getTransactionReferences, { params: { id }, query }, caller);
    expect(await of({ unitId: b })).toMatchObject({ revision: 1, references: { [b]: [sale('y')] } });
    expect(Object.keys((await of({ bucket: 'een' })).references)).toEqual([a, b]);
    expect(await of({ unitId: stranger })).toMatchObject({ revision: 1, references: {} });
    expect(await of({ bucket: 'drie' })).toMatchObject({ revision: 1, references: {} });
  });

  it('are not overwritten by a save with an older revision', async () => {
    await save(0, { [a]: [sale('x')] });
    await expect(save(0, { [a]: [sale('z')] })).rejects.toMatchObject({
      code: 'revision-behind',
      details: { yours: 0, current: 1 },
    });
    expect((await read()).references).toEqual({ [a]: [sale('x')] });
  });

  it('are refused for units of others, and on an approved valuation', async () => {
    await expect(save(0, { [a]: [], [stranger]: [] })).rejects.toMatchObject({
      code: 'unprocessable',
      details: { unknown: [stranger] },
    });
    expect(await read()).toEqual({ revision: 0, settings: {}, choices: {}, references: {} });
    await approve(harness, caller, id);
    await expect(save(0, { [a]: [] })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('valuation results', () => {
  const read = () => harness.api.call(valuationApi.getValuationResults, { params: { id } }, caller);
  const put = (
    endpoint: 'createValuationResults' | 'updateValuationResults',
    values: Record<string, number>,
  ) =>
    harness.api.call(
      valuationApi[endpoint],
      { params: { id }, body: Object.entries(values).map(([unitId, value]) => madeUpResult(unitId, value)) },
      caller,
    );
  const values = async () => Object.fromEntries((await read()).map(result => [result.unitId, result.value]));

  const made = (amounts: Record<string, number>) =>
    harness.putValues(
      caller,
      id,
      Object.entries(amounts).map(([unitId, value]) => madeUpResult(unitId, value)),
    );

  it('POST replaces the named units only, PUT all', async () => {
    await made({ [a]: 1, [b]: 2, [c]: 3 });
    await put('updateValuationResults', { [b]: 2 });
    expect(await values()).toEqual({ [a]: 1, [b]: 2, [c]: 3 });
    await put('createValuationResults', { [c]: 3 });
    expect(await read()).toEqual([madeUpResult(c, 3)]);
  });

  it.each(['createValuationResults', 'updateValuationResults'] as const)(
    '%s accepts only figures of the model, and nothing for a unit without a value',
    async endpoint => {
      await made({ [a]: 126_082 });
      const forged = [{ [a]: 99_999_999 }, { [b]: 126_082 }];
      for (const amounts of forged)
        await expect(put(endpoint, amounts)).rejects.toMatchObject({
          code: 'unprocessable',
          details: { reason: 'values-not-of-model', unitIds: Object.keys(amounts) },
        });
      const narrowed = { ...madeUpResult(a, 126_082), low68: 126_000, accuracyClass: 7 };
      await expect(
        harness.api.call(valuationApi[endpoint], { params: { id }, body: [narrowed] }, caller),
      ).rejects.toMatchObject({ details: { reason: 'values-not-of-model' } });
      const disguised = {
        ...madeUpResult(a, 99_999_999),
        override: { modelValue: 126_082, reason: 'Verbouwd, met vergunning' },
      };
      await expect(
        harness.api.call(valuationApi[endpoint], { params: { id }, body: [disguised] }, caller),
      ).rejects.toMatchObject({ details: { reason: 'values-not-of-model' } });
      expect(await read()).toEqual([madeUpResult(a, 126_082)]);
    },
  );

  it('are refused as a whole when one is of an unknown unit or listed twice', async () => {
    await made({ [a]: 1 });
    await expect(put('createValuationResults', { [b]: 2, [stranger]: 3 })).rejects.toMatchObject({
      code: 'unprocessable',
      details: { unknown: [stranger] },
    });
    const twice = [madeUpResult(b, 1), madeUpResult(b, 2)];
    await expect(
      harness.api.call(valuationApi.updateValuationResults, { params: { id }, body: twice }, caller),
    ).rejects.toMatchObject({ code: 'unprocessable', details: { repeated: [b] } });
    expect(await values()).toEqual({ [a]: 1 });
  });

  it('can be cleared, and are fixed by approval', async () => {
    await made({ [a]: 1 });
    await put('createValuationResults', {});
    expect(await read()).toEqual([]);
    await approve(harness, caller, id);
    await expect(put('createValuationResults', { [a]: 1 })).rejects.toMatchObject({ code: 'conflict' });
    await expect(put('updateValuationResults', { [a]: 1 })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the summary', () => {
  const summary = () => harness.api.call(valuationApi.getSummaries, { params: { id } }, caller);

  it('is all zero and null before anything is valued', async () => {
    expect(await summary()).toMatchObject({
      totalValue: 0,
      low68: 0,
      high68: 0,
      unitCount: 3,
      valuedCount: 0,
      barKkHi: null,
      nar: null,
      walt: null,
    });
  });

  it('joins stored values with the current units', async () => {
    await harness.api.call(
      valuationApi.saveAddressBuckets,
      { params: { id }, body: { zuid: bucket('Zuid', [b, c]), noord: bucket('Noord', [a]) } },
      caller,
    );
    await harness.putValues(caller, id, [madeUpResult(a, 300_000), madeUpResult(b, 100_000)]);
    await harness.api.call(
      unitApi.updateAddressObjectData,
      { params: { id: a }, body: { annualRent: 20_000, leaseEnd: '2030-01-01' } },
      caller,
    );
    const made = await summary();
    expect(made).toMatchObject({ totalValue: 400_000, unitCount: 3, valuedCount: 2, annualRent: 20_000 });
    expect(made.barKkHi).toBeCloseTo(20 / 300);
    expect(made.yieldBasis?.hi).toEqual({ units: 1, rent: 20_000, value: 300_000 });
    expect(made.walt).toBeCloseTo(4);
    expect(made.byBucket).toEqual([
      { key: 'zuid', units: 2, value: 100_000 },
      { key: 'noord', units: 1, value: 300_000 },
    ]);
    expect(made.units.map(unit => [unit.unitId, unit.bucket, unit.value])).toEqual([
      [a, 'noord', 300_000],
      [b, 'zuid', 100_000],
      [c, 'zuid', null],
    ]);
  });
});

function sale(saleId: string): Reference {
  return {
    id: saleId,
    objectId: null,
    address: 'Voorbeeldweg 1, Verzonnendam',
    vtwType: 'eengezinswoning',
    transactionDate: '2025-06-01',
    price: 300_000,
    oppervlakte: 100,
    bouwjaar: 1980,
    energielabel: 'B',
    lon: 5.9,
    lat: 52.2,
    distance: 120,
    indexation: 0.02,
    adjustment: -0.01,
    adjustedPrice: 302_940,
    weight: 1,
    fictional: true,
  };
}
