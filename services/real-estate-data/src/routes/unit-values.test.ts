import { objectsById } from '@kavel/catalogue';
import type { RealEstateObject, ReferenceParams, Unit } from '@kavel/contracts';
import { type UnitsToValue, valuationInnerApi } from '@kavel/contracts/valuations';
import { type Harness, startHarness } from '../calculation/testing/harness';
import { unitOf } from '../calculation/testing/unit-of';

// The first question of a type learns its market, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const valueDate = '2026-11-01';

let harness: Harness;
let homes: RealEstateObject[];
beforeAll(async () => {
  harness = await startHarness({ everyNth: 12 });
  homes = await harness.objects('eengezinswoning', 8);
}, 120_000);
afterAll(() => harness.stop());

const homeUnits = (count = homes.length) => homes.slice(0, count).map((home, i) => unitOf(home, i + 1));

/** Values of units that are all in the bucket `all`. */
const value = (
  units: readonly Unit[],
  params: ReferenceParams = {},
  changes: Partial<Pick<UnitsToValue, 'choices' | 'valueDate'>> = {},
) =>
  harness.api.call(valuationInnerApi.valueUnits, {
    body: {
      valueDate,
      units: units.map(unit => ({ unit, bucket: 'all' })),
      settings: { all: params },
      choices: {},
      ...changes,
    },
  });

/** Of units that were valued like this, by the model and the snapshot of their values. */
async function valuedAgain(units: readonly Unit[], params: ReferenceParams, snapshot?: string) {
  const { valuationResults } = await value(units, params);
  const again = await harness.api.call(valuationInnerApi.valueUnitsAgain, {
    body: {
      valueDate,
      choices: {},
      units: valuationResults.flatMap(({ unitId, modelVersion, origin }) => {
        const unit = units.find(({ id }) => id === unitId);
        if (!unit || !origin) return [];
        return [{ unit, params: origin.params, snapshot: snapshot ?? origin.snapshot, modelVersion }];
      }),
    },
  });
  return { valuationResults, again };
}

describe('values of units', () => {
  it('name their bucket, their references and what it takes to make them again', async () => {
    const units = homeUnits();
    const { references, valuationResults, unvalued, evidence } = await value(units, { maxReferences: 5 });
    expect(unvalued).toEqual([]);
    expect(valuationResults.map(({ unitId }) => unitId)).toEqual(units.map(({ id }) => id));
    expect(evidence?.unitIds).toEqual(units.map(({ id }) => id));
    for (const { bucket, referenceCount, origin, unitId } of valuationResults) {
      expect(bucket).toBe('all');
      expect(origin?.params).toEqual({ maxReferences: 5 });
      expect(referenceCount).toBeLessThanOrEqual(5);
      expect(references[unitId]).toHaveLength(referenceCount);
    }
    const [first] = references[units[0]?.id ?? ''] ?? [];
    expect(first).toMatchObject({ vtwType: 'eengezinswoning', fictional: true });
    expect(first?.address).toMatch(/^.+ \d+.*, \d{4} [A-Z]{2} Kavelstede$/);
  });

  it('are not made up for units without an area or without sales nearby', async () => {
    const [complete, noArea, elsewhere] = homeUnits(3);
    if (!complete || !noArea || !elsewhere) throw new Error('the town has three homes');
    noArea.addressObjectData.oppervlakte = null;
    Object.assign(elsewhere.addressObjectData, { lon: 4.9, lat: 52.37 });
    const answer = await value([complete, noArea, elsewhere]);
    expect(answer.unvalued.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { unitId: noArea.id, reason: 'no-area' },
      { unitId: elsewhere.id, reason: 'no-references' },
    ]);
    expect(answer.valuationResults.map(({ unitId }) => unitId)).toEqual([complete.id]);
    expect(answer.references[noArea.id]).toEqual([]);
  });

  it.each(['2019-06-01', '2031-01-01'])(
    'are refused for the value date %s, with the date that is possible',
    async date => {
      const call = value(homeUnits(1), {}, { valueDate: date });
      await expect(call).rejects.toMatchObject({ code: 'unprocessable', details: { valueDate: date } });
    },
  );
});

describe('what the appraiser decided', () => {
  it('leaves a sale out, keeps another whatever the settings, and takes an own sale in', async () => {
    const units = homeUnits(1);
    const [{ id: unitId = '' } = {}] = units;
    const before = await value(units);
    const [heaviest, , third] = before.references[unitId] ?? [];
    const [model] = before.valuationResults;
    if (!heaviest || !third || !model) throw new Error('there are references');
    const own = {
      id: '00000000-0000-4000-8000-0000000000cc',
      address: 'Eigen weg 1',
      transactionDate: '2026-10-01',
      price: 2 * model.value,
      oppervlakte: homes[0]?.oppervlakte ?? 100,
      bouwjaar: null,
      energielabel: null,
      lon: homes[0]?.lon ?? 0,
      lat: homes[0]?.lat ?? 0,
      note: 'Notaris',
    };
    const settings = { maxReferences: 3, maxMonths: 1 };
    const chosen = { excluded: [heaviest], pinned: [third.id], own: [own], override: null };
    const after = await value(units, settings, { choices: { [unitId]: chosen } });
    const references = after.references[unitId] ?? [];
    expect(references.map(({ id }) => id)).not.toContain(heaviest.id);
    expect(references.find(({ id }) => id === third.id)).toMatchObject({ pinned: true });
    expect(references.find(({ id }) => id === own.id)).toMatchObject({
      own: true,
      address: 'Eigen weg 1',
      objectId: null,
      fictional: false,
      price: own.price,
    });
    const weight = references.reduce((sum, reference) => sum + reference.weight, 0);
    expect(weight).toBeCloseTo(1, 9);
    expect(after.valuationResults[0]?.value).toBeGreaterThan(model.value);
    expect(after.valuationResults[0]?.origin?.params).toEqual(settings);
  });

  it('does not change what the model says where a person set a value', async () => {
    const units = homeUnits(1);
    const [{ id = '' } = {}] = units;
    const override = { value: 1_000_000, reason: 'Verbouwd in 2026' };
    const choices = { [id]: { excluded: [], pinned: [], own: [], override } };
    const [model, overridden] = [await value(units), await value(units, {}, { choices })];
    expect(overridden.valuationResults).toEqual(model.valuationResults);
  });
});

describe('references', () => {
  it('keep to the buurt, or the distance, when asked to', async () => {
    const [home] = homes;
    const near = Object.values((await value(homeUnits(1), { maxDistance: 400 })).references).flat();
    expect(near.every(reference => reference.distance <= 405)).toBe(true);
    const { references } = await value(homeUnits(1), { strictBuurt: true });
    const ids = Object.values(references)
      .flat()
      .flatMap(reference => reference.objectId ?? []);
    const objects = await harness.store.use(snapshot => objectsById(snapshot, ids));
    expect(new Set(objects.map(object => object.buurtcode))).toEqual(new Set([home?.buurtcode]));
  });

  it('keep to the street, an area and a period of building when asked to', async () => {
    const many = await harness.objects('eengezinswoning', 4_000);
    const inStreetOf = ({ straat }: RealEstateObject) => many.filter(other => other.straat === straat).length;
    const [longest] = many.toSorted((a, b) => inStreetOf(b) - inStreetOf(a));
    const modern = many.find(({ bouwjaar }) => bouwjaar !== null && bouwjaar > 1970);
    if (!longest || !modern) throw new Error('the town has homes');
    const soldFor = async (home: RealEstateObject, params: ReferenceParams) => {
      const { references } = await value([unitOf(home, 1)], params);
      const ids = Object.values(references)
        .flat()
        .flatMap(({ objectId }) => objectId ?? []);
      expect(ids.length).toBeGreaterThanOrEqual(3);
      return harness.store.use(snapshot => objectsById(snapshot, ids));
    };
    const inStreet = await soldFor(longest, { strictStreet: true });
    expect(new Set(inStreet.map(({ straat }) => straat))).toEqual(new Set([longest.straat]));
    const farthest = (sold: RealEstateObject[], of: 'oppervlakte' | 'bouwjaar') =>
      Math.max(...sold.map(object => Math.abs((object[of] ?? 0) - (modern[of] ?? 0))));
    const ofSize = await soldFor(modern, { areaBand: 0.1 });
    expect(farthest(ofSize, 'oppervlakte')).toBeLessThanOrEqual(0.1 * (modern.oppervlakte ?? 0));
    const ofAge = await soldFor(modern, { yearBand: 3 });
    expect(farthest(ofAge, 'bouwjaar')).toBeLessThanOrEqual(3);
  });

  it('are of another type when asked to, and the value with them', async () => {
    const units = homeUnits(1);
    const asHome = await value(units);
    const asFlat = await value(units, { vtwType: 'appartement' });
    const types = Object.values(asFlat.references).flatMap(found => found.map(({ vtwType }) => vtwType));
    expect(new Set(types)).toEqual(new Set(['appartement']));
    expect(asFlat.valuationResults[0]?.value).not.toBe(asHome.valuationResults[0]?.value);
  });

  it('are none where no sale fits the settings, and none where the unit lacks what they ask for', async () => {
    const [home] = homes;
    if (!home) throw new Error('the town has a home');
    const none = { valuationResults: [], unvalued: [{ reason: 'no-references' }] };
    const nowhere = unitOf(home, 1, { straat: 'Straat zonder verkopen' });
    expect(await value([nowhere], { strictStreet: true })).toMatchObject(none);
    expect(await value([unitOf(home, 1, { bouwjaar: null })], { yearBand: 5 })).toMatchObject(none);
  });

  it('count as much as the weights of the settings say', async () => {
    const valuesWith = async (params: ReferenceParams) =>
      (await value(homeUnits(), params)).valuationResults.map(result => result.value);
    const plain = await valuesWith({});
    const ones = { distance: 1, time: 1, area: 1, year: 1, label: 1 };
    expect(await valuesWith({ weights: ones })).toEqual(plain);
    const weights = { distance: 0, time: 2, area: 2 };
    expect(await valuesWith({ weights, areaBand: 0.3, yearBand: 20 })).not.toEqual(plain);
  });
});

describe('values made again', () => {
  it('are the same to the cent from the same data, by the settings they were made with', async () => {
    const units = homeUnits(4);
    const { valuationResults, again } = await valuedAgain(units, { maxReferences: 4, weights: { time: 2 } });
    const made = valuationResults.map(({ unitId, bucket: _, origin: __, ...result }) => ({
      unitId,
      value: result,
    }));
    expect(again).toMatchObject({ modelVersion: valuationResults[0]?.modelVersion, values: made });
    expect(again.snapshot).toBe(valuationResults[0]?.origin?.snapshot);
  });

  it('leave out units that were valued with other data', async () => {
    const { again } = await valuedAgain(homeUnits(2), {}, 'an older one');
    expect(again.values).toEqual([]);
  });
});

test('prices of a type moved between two dates by its index, and not at all on the same day', async () => {
  const growth = (from: string, to: string) =>
    harness.api.call(valuationInnerApi.priceGrowth, {
      body: { vtwTypes: ['eengezinswoning', 'appartement'], from, to },
    });
  expect(await growth(valueDate, valueDate)).toEqual({ eengezinswoning: 0, appartement: 0 });
  const { eengezinswoning } = await growth('2024-11-01', valueDate);
  expect(eengezinswoning).not.toBe(0);
});
