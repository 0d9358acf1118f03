import { portfolioApi, type ReferenceParams, unitApi, type Valuation, valuationApi } from '@kavel/contracts';
import { noChoices, type UnitsToValue } from '@kavel/contracts/valuations';
import { type Caller, ServiceError } from '@kavel/service-kit';
import { approve, type Harness, madePortfolio, madeValuation, startHarness } from '../../testing/harness';
import { madeUpObject } from '../../testing/made-up-objects';

const objects = [0, 1, 2, 3].map(index =>
  madeUpObject(index, index === 3 ? { vtwType: 'kantoor', gebruiksdoelen: ['kantoorfunctie'] } : {}),
);

let harness: Harness;
let anna: Caller;
/** The requests to the model, and a hook that runs before it answers. */
let asked: UnitsToValue[] = [];
let meanwhile: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  const valuing = async (toValue: UnitsToValue) => {
    asked.push(toValue);
    await meanwhile();
  };
  harness = await startHarness({ objects, valuing });
  anna = await harness.caller({ name: 'Anna' });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(() => {
  asked = [];
  meanwhile = async () => undefined;
});

const value = (
  id: string,
  body: { bucket?: string; unitId?: string; params?: ReferenceParams } = {},
  caller = anna,
) => harness.api.call(valuationApi.referencesAndValuationResult, { params: { id }, body }, caller);
const stored = (id: string) => harness.api.call(valuationApi.getValuationResults, { params: { id } }, anna);
const bucketsOf = (id: string) => harness.api.call(valuationApi.getAddressBuckets, { params: { id } }, anna);
const suggestedFor = (id: string) =>
  harness.api.call(valuationApi.suggestedBuckets, { params: { id } }, anna);
const decide = (id: string, unitId: string, pinned: string[], revision: number) =>
  harness.api.call(
    valuationApi.saveTransactionReferences,
    { params: { id }, body: { revision, references: {}, choices: { [unitId]: { ...noChoices, pinned } } } },
    anna,
  );

/** Two buckets with a home each. */
async function inTwoBuckets(): Promise<Valuation & { a: string; b: string }> {
  const valuation = await madeValuation(harness, anna, 2);
  const [a = '', b = ''] = valuation.unitIds;
  const body = {
    een: { name: 'Een', reason: null, unitIds: [a] },
    twee: { name: 'Twee', reason: null, unitIds: [b] },
  };
  await harness.api.call(valuationApi.saveAddressBuckets, { params: { id: valuation.id }, body }, anna);
  return { ...valuation, a, b };
}

async function withoutBuckets(): Promise<Valuation> {
  const { id: portfolioId } = await madePortfolio(harness, anna, 4);
  const body = { portfolioId, name: 'Taxatie', valueDate: '2026-11-21' };
  return harness.api.call(valuationApi.createValuation, { body }, anna);
}

describe('values of units', () => {
  it('are computed, stored, and read back as stored at both addresses', async () => {
    const { id, unitIds } = await madeValuation(harness, anna, 2);
    const answer = await value(id);
    expect(answer).toMatchObject({ revision: 1, unvalued: [] });
    expect(answer.valuationResults.map(({ unitId }) => unitId)).toEqual(unitIds);
    expect(await stored(id)).toEqual(answer.valuationResults);
    const other = await harness.api.call(valuationApi.valuationResult, { params: { id } }, anna);
    expect(other).toEqual(answer.valuationResults);
  });

  it('are computed for one bucket with other settings, leaving those of the others', async () => {
    const { id, a, b } = await inTwoBuckets();
    await value(id);
    await harness.query(`update portfolio.valuation_result set result = jsonb_set(result, '{fsd}', '0.5')`);
    const answer = await value(id, { bucket: 'een', params: { maxReferences: 5 } });
    expect(answer.valuationResults.map(result => [result.unitId, result.bucket])).toEqual([[a, 'een']]);
    expect(asked.at(-1)?.settings).toEqual({ een: { maxReferences: 5 } });
    expect((await stored(id)).map(({ unitId, fsd }) => [unitId, fsd])).toEqual([
      [a, 0.1],
      [b, 0.5],
    ]);
  });

  it('use the saved settings and choices by default', async () => {
    const { id, a } = await inTwoBuckets();
    const settings = { een: { maxMonths: 12 } };
    const body = { revision: 0, references: {}, settings, choices: { [a]: { ...noChoices, pinned: ['x'] } } };
    await harness.api.call(valuationApi.saveTransactionReferences, { params: { id }, body }, anna);
    await value(id, { unitId: a });
    expect(asked).toMatchObject([{ settings, choices: { [a]: { pinned: ['x'] } }, valueDate: '2026-11-21' }]);
    expect(asked[0]?.units.map(({ unit, bucket }) => [unit.id, bucket])).toEqual([[a, 'een']]);
  });

  it('are deleted for a unit that can no longer be valued', async () => {
    const { id, unitIds } = await madeValuation(harness, anna, 2);
    const [first = '', second = ''] = unitIds;
    await value(id);
    const params = { id: second };
    await harness.api.call(unitApi.updateAddressObjectData, { params, body: { oppervlakte: 13 } }, anna);
    const { unvalued } = await value(id);
    expect(unvalued).toEqual([{ unitId: second, reason: 'no-references' }]);
    expect((await stored(id)).map(({ unitId }) => unitId)).toEqual([first]);
  });

  it('use the suggested buckets while none are saved, and save those', async () => {
    const { id, unitIds } = await withoutBuckets();
    const suggested = await suggestedFor(id);
    const suggestedIds = Object.values(suggested).flatMap(bucket => bucket.unitIds);
    expect(suggestedIds.toSorted()).toEqual(unitIds.toSorted());
    expect(await bucketsOf(id)).toEqual({});
    const { valuationResults } = await value(id);
    expect(valuationResults).toHaveLength(4);
    for (const { unitId, bucket } of valuationResults) expect(suggested[bucket]?.unitIds).toContain(unitId);
    expect(await bucketsOf(id)).toEqual(suggested);
    const edits = await harness.api.call(valuationApi.getEdits, { params: { id } }, anna);
    expect(edits.map(({ kind }) => kind)).toEqual(['buckets']);
  });

  it('are computed again after a concurrent change by a colleague', async () => {
    const { id, unitIds } = await madeValuation(harness, anna, 1);
    const [unitId = ''] = unitIds;
    meanwhile = async () => {
      if (asked.length === 1) await decide(id, unitId, ['sale-1'], 0);
    };
    expect(await value(id)).toMatchObject({ revision: 2 });
    expect(asked.map(({ choices }) => choices[unitId]?.pinned ?? [])).toEqual([[], ['sale-1']]);
  });

  it('change nothing when concurrent changes do not stop', async () => {
    const { id, unitIds } = await madeValuation(harness, anna, 1);
    meanwhile = async () => {
      await decide(id, unitIds[0] ?? '', [`sale-${asked.length}`], asked.length - 1);
    };
    await expect(value(id)).rejects.toMatchObject({ code: 'revision-behind', status: 409 });
    expect(asked).toHaveLength(3);
    expect(await stored(id)).toEqual([]);
  });

  it('change nothing when the model refuses', async () => {
    const { id } = await madeValuation(harness, anna, 1);
    meanwhile = async () => {
      throw new ServiceError('unprocessable', 'The value date lies too far ahead', {
        valueDate: '2031-01-01',
      });
    };
    await expect(value(id)).rejects.toMatchObject({
      code: 'unprocessable',
      details: { valueDate: '2031-01-01' },
    });
    expect(await stored(id)).toEqual([]);
  });

  it.each([{ bucket: 'other' }, { unitId: '00000000-0000-4000-8000-000000000099' }])(
    'are refused for an unknown %j',
    async body => {
      const { id } = await madeValuation(harness, anna, 1);
      await expect(value(id, body)).rejects.toMatchObject({ code: 'not-found', status: 404 });
    },
  );

  it.each<ReferenceParams>([{ areaBand: 0 }, { yearBand: -1 }, { weights: { time: 2.1 } }])(
    'are refused for the settings %j, beyond their bounds',
    async params => {
      const { id } = await madeValuation(harness, anna, 1);
      await expect(value(id, { params })).rejects.toMatchObject({ code: 'bad-request' });
      expect(asked).toEqual([]);
    },
  );

  it('are refused to users who may not see the valuation, and not stored for readers', async () => {
    const { id, portfolioId } = await madeValuation(harness, anna, 1);
    const bert = await harness.caller({ org: anna.organisationId, name: 'Bert' });
    await expect(value(id, {}, bert)).rejects.toMatchObject({ code: 'not-found', status: 404 });
    const reading = {
      organisation: 'none' as const,
      colleagues: [{ userId: bert.userId, level: 'read' as const }],
    };
    const params = { id: portfolioId };
    await harness.api.call(portfolioApi.saveSharing, { params, body: reading }, anna);
    await expect(value(id, {}, bert)).rejects.toMatchObject({ code: 'forbidden', status: 403 });
    expect(await stored(id)).toEqual([]);
  });

  it('cannot change once the valuation is approved', async () => {
    const { id } = await madeValuation(harness, anna, 1);
    await approve(harness, anna, id);
    const before = await stored(id);
    await expect(value(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await stored(id)).toEqual(before);
  });
});

describe('suggested types', () => {
  const typesOf = (portfolioId: string, caller = anna) =>
    harness.api.call(valuationApi.suggestedVtwTypes, { query: { portfolioId } }, caller);

  it('are those of the units of a portfolio', async () => {
    const { id } = await madePortfolio(harness, anna, 4);
    const { units } = await harness.api.call(portfolioApi.getPortfolio, { params: { id } }, anna);
    const types = await typesOf(id);
    expect(types.map(({ unitId }) => unitId)).toEqual(units.map(unit => unit.id));
    expect(types.map(({ vtwType }) => vtwType).at(-1)).toBe('kantoor');
  });

  it('are hidden for a portfolio of another user', async () => {
    const { id } = await madePortfolio(harness, anna, 1);
    const stranger = await harness.caller();
    await expect(typesOf(id, stranger)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('require the permission for portfolios', async () => {
    const { id } = await madePortfolio(harness, anna, 1);
    const valuer = await harness.caller({
      org: anna.organisationId,
      perm: ['auth.automated-valuation'],
    });
    await expect(typesOf(id, valuer)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
