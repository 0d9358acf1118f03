import { objectsById } from '@kavel/catalogue';
import {
  type AddressBuckets,
  type RealEstateObject,
  type ReferenceParams,
  valuationApi,
} from '@kavel/contracts';
import { FakePortfolio, unitOf, valuationId } from '../calculation/testing/fake-portfolio';
import { type Harness, startHarness } from '../calculation/testing/harness';

// The first question of a type learns its market, which takes seconds on a busy machine.
jest.setTimeout(60_000);

let harness: Harness;
let homes: RealEstateObject[];
beforeAll(async () => {
  harness = await startHarness({ everyNth: 12 });
  homes = await harness.objects('eengezinswoning', 8);
}, 120_000);
afterAll(() => harness.stop());

const params = { id: valuationId };

function portfolioOf(units: FakePortfolio['valuation']['units'], buckets?: AddressBuckets): FakePortfolio {
  const portfolio = new FakePortfolio(units);
  const all = { name: 'Alles', reason: null, unitIds: portfolio.valuation.unitIds };
  portfolio.buckets = buckets ?? { all };
  harness.usePortfolio(portfolio);
  return portfolio;
}
const homeUnits = (count = homes.length) => homes.slice(0, count).map((home, i) => unitOf(home, i + 1));
const value = (body?: { bucket?: string; unitId?: string; params?: ReferenceParams }) =>
  harness.api.call(valuationApi.referencesAndValuationResult, { params, body }, harness.caller);
const cashFlow = (unitId?: string) =>
  harness.api.call(valuationApi.dcf, { params, query: { unitId } }, harness.caller);

describe('suggested buckets', () => {
  it('hold every unit of the valuation once', async () => {
    const portfolio = portfolioOf(homeUnits());
    const buckets = await harness.api.call(valuationApi.suggestedBuckets, { params }, harness.caller);
    const ids = Object.values(buckets).flatMap(bucket => bucket.unitIds);
    expect(ids.toSorted()).toEqual(portfolio.valuation.unitIds.toSorted());
  });
});

describe('what the appraiser decided', () => {
  const unit = () => homeUnits(1);
  const unitId = '00000000-0000-4000-8000-000000000001';
  const valueUnit = async () => {
    const answer = await value({ unitId });
    const [result] = answer.valuationResults;
    if (!result) throw new Error('the unit has a value');
    return { result, references: answer.references[unitId] ?? [] };
  };

  it('leaves a sale out, keeps another whatever the settings, and takes an own sale in', async () => {
    const portfolio = portfolioOf(unit());
    const before = await valueUnit();
    const [heaviest, , third] = before.references;
    if (!heaviest || !third) throw new Error('there are references');
    const own = {
      id: '00000000-0000-4000-8000-0000000000cc',
      address: 'Eigen weg 1',
      transactionDate: '2026-10-01',
      price: 2 * before.result.value,
      oppervlakte: homes[0]?.oppervlakte ?? 100,
      bouwjaar: null,
      energielabel: null,
      lon: homes[0]?.lon ?? 0,
      lat: homes[0]?.lat ?? 0,
      note: 'Notaris',
    };
    portfolio.settings = { all: { maxReferences: 3, maxMonths: 1 } };
    portfolio.choices = {
      [unitId]: { excluded: [heaviest], pinned: [third.id], own: [own], override: null },
    };
    const after = await valueUnit();
    const ids = after.references.map(({ id }) => id);
    expect(ids).not.toContain(heaviest.id);
    expect(after.references.find(({ id }) => id === third.id)).toMatchObject({ pinned: true });
    expect(after.references.find(({ id }) => id === own.id)).toMatchObject({
      own: true,
      address: 'Eigen weg 1',
      objectId: null,
      fictional: false,
      price: own.price,
    });
    const weight = after.references.reduce((sum, reference) => sum + reference.weight, 0);
    expect(weight).toBeCloseTo(1, 9);
    expect(after.result.value).toBeGreaterThan(before.result.value);
    expect(after.result.origin?.params).toEqual({ maxReferences: 3, maxMonths: 1 });
  });

  it('leaves a value that somebody set to the portfolio service; the figures beside it are made again to the cent', async () => {
    const portfolio = portfolioOf(unit());
    const { result: model } = await valueUnit();
    const override = { value: 2 * model.value, reason: 'Verbouwd in 2026' };
    portfolio.choices = { [unitId]: { excluded: [], pinned: [], own: [], override } };
    expect((await valueUnit()).result).toEqual(model);
    const { value: modelValue, pricePerM2: modelPricePerM2 } = model;
    const overridden = {
      ...model,
      value: override.value,
      override: { modelValue, modelPricePerM2, reason: override.reason },
    };
    portfolio.results.set(unitId, overridden);
    const recompute = () => harness.api.call(valuationApi.recomputation, { params }, harness.caller);
    expect(await recompute()).toMatchObject({ same: 1, different: [], byEvidence: 1 });
    portfolio.results.set(unitId, { ...overridden, low68: 2 * model.low68 });
    expect(await recompute()).toMatchObject({ same: 0, different: [{ unitId }] });
  });

  it('is made again when a colleague decides something meanwhile', async () => {
    const portfolio = portfolioOf(unit());
    let once = true;
    harness.usePortfolio({
      call: async (endpoint, input) => {
        if (endpoint.path.endsWith('/values') && once) {
          once = false;
          portfolio.revision += 1;
          portfolio.settings = { all: { maxReferences: 3 } };
        }
        return portfolio.call(endpoint, input);
      },
    });
    const { result } = await valueUnit();
    expect(result.referenceCount).toBeLessThanOrEqual(3);
  });

  it('of a unit that is not in the valuation is not there', async () => {
    portfolioOf(unit());
    const other = '00000000-0000-4000-8000-000000000099';
    await expect(value({ unitId: other })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('what if', () => {
  it('gives the cash flow under each change; one without a value does not take the others along', async () => {
    portfolioOf(homeUnits(2));
    await value();
    const { total } = await cashFlow();
    const changes = [{}, { discountRate: 0.01 }, { discountRate: -0.1 }];
    const outcomes = await harness.api.call(
      valuationApi.whatIf,
      { params, body: { changes } },
      harness.caller,
    );
    const [base, dearer, none] = outcomes;
    expect(base).toMatchObject({ letOn: total.letOn.netValue, marketValue: total.marketValue });
    if (base?.outcome !== 'valued' || dearer?.outcome !== 'valued') throw new Error('both have a value');
    expect(dearer.letOn).toBeLessThan(base.letOn);
    expect(none).toEqual({ outcome: 'rate-at-or-below-growth' });
  });

  it('is bound by the highest rent of a dwelling whose points are known, and says by what source', async () => {
    const [home] = homes;
    if (!home) throw new Error('there is a home');
    const small = { oppervlakte: 40, energielabel: 'E' as const, annualRent: 6_000, marketRent: 24_000 };
    const cashFlowWith = async (wozValue: number | null) => {
      portfolioOf([unitOf(home, 1, { ...small, wozValue })]);
      await value();
      return cashFlow();
    };
    const free = await cashFlowWith(null);
    expect(free.regulated).toMatchObject({ units: 0, unknown: 1 });
    const bound = await cashFlowWith(120_000);
    expect(bound.regulated).toMatchObject({ units: 1, unknown: 0, year: 2026 });
    expect(bound.regulated?.source).toMatch(/Besluit huurprijzen woonruimte/);
    expect(bound.total.letOn.netValue).toBeLessThan(free.total.letOn.netValue);
  });
});

describe('kate export', () => {
  const kate = async (include_transactions?: 'True') => {
    const query = include_transactions ? { include_transactions } : {};
    return (await harness.api.call(valuationApi.kateExport, { params, query }, harness.caller)).text;
  };

  it('is text with a line per figure; the references when they are asked for', async () => {
    const portfolio = portfolioOf(homeUnits(1));
    const unitId = portfolio.valuation.unitIds[0] ?? '';
    const { references, valuationResults } = await value();
    const [result] = valuationResults;
    if (!result) throw new Error('the unit has a value');
    const modelValue = result.value;
    const by = {
      userId: unitId,
      name: 'Anna\nStatus: approved',
      onBehalfOf: null,
      role: { id: 'portfolio-manager', name: null },
      at: '2026-11-01T09:00:00Z',
    };
    const confirmed = { ...by, name: 'Bram', role: { id: unitId, name: 'Directie' }, deviation: 0.4 };
    const override = { modelValue, reason: 'Verbouwd\nMarktwaarde: EUR 1', by, confirmed };
    portfolio.results.set(unitId, { ...result, value: 432_100, override });
    const text = await kate();
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'Waardering: Taxatie',
        'Status: Concept',
        expect.stringMatching(/^Gegevens: \S+$/),
        'Peildatum: 2026-11-01',
        'Marktwaarde (vergelijking, k.k.): EUR 432100',
        `Waarvan handmatig: 1, EUR 432100; model: EUR ${modelValue}`,
        `Marktwaarde (vergelijking, k.k.): EUR 432100; handmatig door Anna Status: approved, Portefeuillemanager; bevestigd door Bram, Directie; per m2: EUR ${result.pricePerM2}`,
        `Modelwaarde: EUR ${modelValue}; 68 %: EUR ${result.low68} - EUR ${result.high68}`,
        'Reden van de handmatige waarde: Verbouwd Marktwaarde: EUR 1',
      ]),
    );
    expect(text).not.toContain('Referentie:');
    const [first] = references[unitId] ?? [];
    expect(await kate('True')).toContain(
      `  Referentie: ${first?.address}; ${first?.transactionDate}; EUR ${first?.price};`,
    );
  });
});

describe('references and values', () => {
  it('are found for every unit, stored, and read back as stored', async () => {
    const portfolio = portfolioOf(homeUnits());
    const answer = await value();
    expect(answer.valuationResults).toHaveLength(homes.length);
    expect(answer.unvalued).toEqual([]);
    expect(Object.keys(portfolio.references)).toHaveLength(homes.length);
    const stored = await harness.api.call(valuationApi.valuationResult, { params }, harness.caller);
    expect(stored).toEqual(answer.valuationResults);
    const [first] = answer.references[portfolio.valuation.unitIds[0] ?? ''] ?? [];
    expect(first).toMatchObject({ vtwType: 'eengezinswoning', fictional: true });
    expect(first?.address).toMatch(/^.+ \d+.*, \d{4} [A-Z]{2} Kavelstede$/);
  });

  it('come out the same to the cent when they are made again, whatever settings each bucket had', async () => {
    const units = homeUnits(4);
    const [a = '', b = '', c = '', d = ''] = units.map(unit => unit.id);
    const portfolio = portfolioOf(units, {
      one: { name: 'Een', reason: null, unitIds: [a, b] },
      two: { name: 'Twee', reason: null, unitIds: [c, d] },
    });
    await value();
    await value({ bucket: 'two', params: { maxReferences: 4 } });
    const recompute = () => harness.api.call(valuationApi.recomputation, { params }, harness.caller);
    const nothing = { same: 4, different: [], notComparable: 0 };
    expect(await recompute()).toMatchObject(nothing);
    portfolio.valuation.status = 'approved';
    expect(await recompute()).toMatchObject(nothing);

    const stored = portfolio.results.get(a);
    const older = portfolio.results.get(b);
    if (!stored || !older) throw new Error('both have a value');
    portfolio.results.set(a, { ...stored, value: stored.value + 1 });
    // As it was before evidence was kept, and of data that is gone.
    portfolio.packs = portfolio.packs.map(pack => ({
      ...pack,
      unitIds: pack.unitIds.filter(unitId => unitId !== b),
    }));
    portfolio.results.set(b, { ...older, origin: { snapshot: 'an older one', params: {} } });
    expect(await recompute()).toMatchObject({
      same: 2,
      different: [{ unitId: a, stored: stored.value + 1, recomputed: stored.value }],
      notComparable: 1,
      storedOnly: 1,
    });
  });

  it('are found for one bucket, leaving the others as they are', async () => {
    const units = homeUnits(4);
    const [a = '', b = '', c = '', d = ''] = units.map(unit => unit.id);
    const portfolio = portfolioOf(units, {
      one: { name: 'Een', reason: null, unitIds: [a, b] },
      two: { name: 'Twee', reason: null, unitIds: [c, d] },
    });
    await value();
    const before = portfolio.results.get(c);
    const answer = await value({ bucket: 'one', params: { maxReferences: 5 } });
    expect(answer.valuationResults.map(result => [result.unitId, result.bucket])).toEqual([
      [a, 'one'],
      [b, 'one'],
    ]);
    expect(portfolio.references[a]?.length).toBeLessThanOrEqual(5);
    expect(portfolio.results.get(c)).toBe(before);
  });

  it('name the units that cannot be valued, and drop the values they had', async () => {
    const units = homeUnits(3);
    const [complete, noArea, elsewhere] = units;
    if (!complete || !noArea || !elsewhere) throw new Error('the town has three homes');
    const portfolio = portfolioOf(units);
    await value();
    noArea.addressObjectData.oppervlakte = null;
    Object.assign(elsewhere.addressObjectData, { lon: 4.9, lat: 52.37 });
    const answer = await value();
    expect(answer.unvalued.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { unitId: noArea.id, reason: 'no-area' },
      { unitId: elsewhere.id, reason: 'no-references' },
    ]);
    expect([...portfolio.results.keys()]).toEqual([complete.id]);
    expect(portfolio.references[noArea.id]).toEqual([]);
  });

  it('keep to the buurt, or the distance, when asked to', async () => {
    const portfolio = portfolioOf(homeUnits(1));
    const [home] = homes;
    const answer = await value({ params: { maxDistance: 400 } });
    const references = Object.values(answer.references).flat();
    expect(references.every(reference => reference.distance <= 405)).toBe(true);
    await value({ params: { strictBuurt: true } });
    const ids = Object.values(portfolio.references)
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
      const portfolio = portfolioOf([unitOf(home, 1)]);
      await value({ params });
      const ids = Object.values(portfolio.references)
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
    const [home] = homes;
    if (!home) throw new Error('the town has a home');
    const portfolio = portfolioOf([unitOf(home, 1)]);
    const valueWith = async (params: ReferenceParams) => (await value({ params })).valuationResults[0]?.value;
    const asHome = await valueWith({});
    const asFlat = await valueWith({ vtwType: 'appartement' });
    const types = Object.values(portfolio.references).flatMap(found => found.map(({ vtwType }) => vtwType));
    expect(new Set(types)).toEqual(new Set(['appartement']));
    expect(asFlat).not.toBe(asHome);
  });

  it('are none where no sale fits the settings, and none where the unit lacks what they ask for', async () => {
    const [home] = homes;
    if (!home) throw new Error('the town has a home');
    const none = { valuationResults: [], unvalued: [{ reason: 'no-references' }] };
    portfolioOf([unitOf(home, 1, { straat: 'Straat zonder verkopen' })]);
    expect(await value({ params: { strictStreet: true } })).toMatchObject(none);
    portfolioOf([unitOf(home, 1, { bouwjaar: null })]);
    expect(await value({ params: { yearBand: 5 } })).toMatchObject(none);
  });

  it('follow the weights saved for the bucket; made again when approved, they are the same to the cent', async () => {
    const portfolio = portfolioOf(homeUnits());
    const valuesWith = async (all: ReferenceParams) => {
      portfolio.settings = { all };
      return (await value()).valuationResults.map(result => result.value);
    };
    const plain = await valuesWith({});
    const ones = { distance: 1, time: 1, area: 1, year: 1, label: 1 };
    expect(await valuesWith({ weights: ones })).toEqual(plain);
    const weights = { distance: 0, time: 2, area: 2 };
    expect(await valuesWith({ weights, areaBand: 0.3, yearBand: 20 })).not.toEqual(plain);
    portfolio.valuation.status = 'approved';
    const again = await harness.api.call(valuationApi.recomputation, { params }, harness.caller);
    expect(again).toMatchObject({ different: [], notComparable: 0 });
    expect(again.same).toBeGreaterThan(0);
  });

  it('are refused for settings beyond their bounds', async () => {
    const portfolio = portfolioOf(homeUnits(1));
    const beyond: ReferenceParams[] = [{ areaBand: 0 }, { yearBand: -1 }, { weights: { time: 2.1 } }];
    for (const wrong of beyond)
      await expect(value({ params: wrong })).rejects.toMatchObject({ code: 'bad-request' });
    expect(portfolio.results.size).toBe(0);
  });

  it('go by the suggested buckets while none are saved, which are saved with them', async () => {
    const portfolio = portfolioOf(homeUnits(), {});
    const suggested = await harness.api.call(valuationApi.suggestedBuckets, { params }, harness.caller);
    const { valuationResults, unvalued } = await value();
    expect(valuationResults.length + unvalued.length).toBe(homes.length);
    for (const { unitId, bucket } of valuationResults) expect(suggested[bucket]?.unitIds).toContain(unitId);
    expect(portfolio.buckets).toEqual(suggested);
  });

  it('are refused for a bucket that is not there', async () => {
    portfolioOf(homeUnits(1));
    await expect(value({ bucket: 'other' })).rejects.toMatchObject({ code: 'not-found', status: 404 });
  });

  it.each(['2019-06-01', '2031-01-01'])(
    'are refused for the value date %s, with the date that is possible',
    async valueDate => {
      const portfolio = portfolioOf(homeUnits(1));
      portfolio.valuation.valueDate = valueDate;
      await expect(value()).rejects.toMatchObject({ code: 'unprocessable', details: { valueDate } });
      expect(portfolio.results.size).toBe(0);
    },
  );

  it('change nothing when somebody goes on saving references meanwhile', async () => {
    const portfolio = portfolioOf(homeUnits(1));
    const original = portfolio.call.bind(portfolio);
    portfolio.call = async (endpoint, input) => {
      const answer = await original(endpoint, input);
      if (endpoint.method === 'GET' && endpoint.path.endsWith('/reference-choices')) portfolio.revision += 1;
      return answer;
    };
    await expect(value()).rejects.toMatchObject({ code: 'revision-behind', status: 409 });
    expect(portfolio.results.size).toBe(0);
  });

  it("are not given of somebody else's valuation", async () => {
    portfolioOf(homeUnits(1));
    const other = { id: '00000000-0000-4000-8000-00000000dddd' };
    const call = harness.api.call(
      valuationApi.referencesAndValuationResult,
      { params: other },
      harness.caller,
    );
    await expect(call).rejects.toMatchObject({ code: 'not-found', status: 404 });
  });
});

describe('bucket overview', () => {
  it('adds up values and areas of what was valued', async () => {
    const units = homeUnits(2);
    const portfolio = portfolioOf(units);
    await value();
    const [overview] = await harness.api.call(valuationApi.bucketOverview, { params }, harness.caller);
    const total = [...portfolio.results.values()].reduce((sum, result) => sum + result.value, 0);
    const area = units.reduce((sum, unit) => sum + (unit.addressObjectData.oppervlakte ?? 0), 0);
    expect(overview).toEqual({
      bucket: 'all',
      name: 'Alles',
      units: 2,
      valued: 2,
      value: total,
      pricePerM2: total / area,
    });
  });
});

describe('cash flow', () => {
  it('uses own rent before modelled rent, and both scenarios for homes', async () => {
    const units = homeUnits(2);
    const [own] = units;
    if (!own) throw new Error('the town has homes');
    own.addressObjectData.annualRent = 9_000;
    const portfolio = portfolioOf(units);
    await value();
    const modelled = portfolio.results.get(units[1]?.id ?? '')?.marketRent ?? 0;
    const flow = await cashFlow();
    const turnover = flow.parameters.find(parameter => parameter.key === 'turnoverRate')?.value ?? 0;
    const market = portfolio.results.get(own.id)?.marketRent ?? 0;
    const expected = (1 - turnover) * 9_000 + turnover * market + modelled;
    expect(flow.total.letOn.years[0]?.lines.rent).toBeCloseTo(expected, 4);
    expect(flow.total.sellOff?.years[0]?.lines.saleProceeds).toBeGreaterThan(0);
    expect(flow.excluded).toEqual([]);
    expect(flow.byBucket[0]?.letOn.netValue).toBeCloseTo(flow.total.letOn.netValue, 6);
  });

  it('of one unit after another adds up to that of the portfolio; of a stranger there is none', async () => {
    const units = homeUnits(3);
    portfolioOf(units);
    await value();
    const whole = await cashFlow();
    const parts = await Promise.all(units.map(({ id }) => cashFlow(id)));
    const sum = parts.reduce((total, part) => total + part.total.letOn.netValue, 0);
    expect(sum).toBeCloseTo(whole.total.letOn.netValue, 4);
    expect(parts.map(({ byBucket }) => byBucket[0]?.units)).toEqual([1, 1, 1]);
    const stranger = '00000000-0000-4000-8000-000000000099';
    await expect(cashFlow(stranger)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('leaves out a unit without area and says so', async () => {
    const units = homeUnits(2);
    const portfolio = portfolioOf(units);
    await value();
    const [first] = units;
    if (!first) throw new Error('the town has homes');
    first.addressObjectData.oppervlakte = null;
    const flow = await cashFlow();
    expect(flow.excluded).toEqual([{ unitId: portfolio.valuation.unitIds[0], reason: 'no-area' }]);
    expect(flow.byBucket[0]?.units).toBe(1);
  });

  it('is reconciled with the values by comparison, naming the unit it leaves out', async () => {
    const units = homeUnits(2);
    const portfolio = portfolioOf(units);
    await value();
    const [first] = units;
    if (!first) throw new Error('the town has homes');
    first.addressObjectData.oppervlakte = null;
    const {
      comparison,
      steps,
      cashFlow: reached,
    } = await harness.api.call(valuationApi.reconciliation, { params }, harness.caller);
    const values = [...portfolio.results.values()].reduce((sum, result) => sum + result.value, 0);
    expect(comparison).toEqual({ value: values, units: 2 });
    expect(reached.value).toBeCloseTo((await cashFlow()).total.marketValue, 2);
    expect(steps[0]).toMatchObject({ step: 'no-cash-flow', units: 1 });
    const moved = steps.reduce((sum, { amount }) => sum + amount, 0);
    expect(values + moved).toBeCloseTo(reached.value, 2);
  });

  it('is refused before there are values, and at a rate at the growth of rents', async () => {
    const portfolio = portfolioOf(homeUnits(1));
    await expect(cashFlow()).rejects.toMatchObject({ code: 'results-missing', status: 422 });
    await value();
    portfolio.valuation.operatingCostParams.cashFlow = { discountRate: 0.02, rentGrowth: 0.02 };
    await expect(cashFlow()).rejects.toMatchObject({
      code: 'rate-at-or-below-growth',
      status: 422,
      message: 'The discount rate of 2.00 % is at or below the rent growth of 2.00 %.',
    });
  });
});
