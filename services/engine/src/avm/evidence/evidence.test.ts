import { buildRentMarket, buildSalesMarket, learnSales } from '../deal-market';
import { lettingRows, marketRent } from '../market-rent';
import { knownModels, learnedComparables5, valuationModels } from '../models';
import type { Property } from '../property';
import { syntheticDeals } from '../synthetic-deals';
import { basisOf, valueProperty } from '../value-property';
import type { ValuationEvidence } from './evidence';
import { gatherEvidence } from './gather-evidence';
import { effectsOfInputs } from './value-as-before';
import { indexOfEvidence, valuesByEvidence } from './value-by-evidence';

jest.setTimeout(60_000);

const valueDate = '2027-02-15';
const deals = syntheticDeals(600, 0.08);
const sales = buildSalesMarket(deals, learnSales(deals, 10_000));
const lettings = buildRentMarket(deals.slice(100, 400));
const house: Property = { lon: 6.05, lat: 52.03, oppervlakte: 110, bouwjaar: 1985, energielabel: 'C' };
const homes: Property[] = [house, { ...house, oppervlakte: 71, bouwjaar: null }, { ...house, lon: 6.02 }];
const search = { maxDistance: 10_000, maxMonths: 60 };
const choice = {
  ...search,
  maxReferences: 6,
  weights: { distance: 2, label: 0 },
  appraiser: {
    excluded: new Set(['deal-5']),
    pinned: new Set(['deal-7']),
    own: [{ ...house, id: 'own', date: '2026-01-01', price: 400_000, oppervlakte: 100 }],
  },
};

function gathered(model = knownModels.current): ValuationEvidence {
  const units = homes.flatMap((home, i) => {
    const basis = basisOf(sales, home, valueDate, choice);
    if (!basis) return [];
    return [
      {
        key: String(i),
        sales: { type: 'appartement' as const, market: sales, basis },
        lettings: {
          type: 'kantoor' as const,
          market: lettings,
          rows: lettingRows(lettings, home, valueDate, search),
        },
      },
    ];
  });
  return JSON.parse(JSON.stringify(gatherEvidence(units, valueDate, model)));
}

/** The same method with other parameters, like a later version of the model. */
const later = {
  ...learnedComparables5,
  version: 'later',
  parameters: {
    wanderPerMonth: 0.05,
    comparison: {
      falls: { distance: 9, value: 1, years: 0.1 },
      leastWeight: 0.3,
      spreadShrinkage: 1,
    },
  },
};

describe('evidence of values', () => {
  it('reproduces every figure and reference from its JSON alone', () => {
    const again = valuesByEvidence(gathered(), knownModels) ?? [];
    expect(again).toHaveLength(homes.length);
    homes.forEach((home, i) => {
      const first = valueProperty(sales, home, valueDate, choice);
      const made = again[i]?.valuation;
      if (!first.valued || !made?.valued) throw new Error('not valued');
      expect(made.result).toEqual(first.result);
      const withoutRow = ({ row: _, ...reference }: (typeof first.references)[number]) => reference;
      expect(made.references.map(withoutRow)).toEqual(first.references.map(withoutRow));
      expect(again[i]?.marketRent).toBe(marketRent(lettings, home, valueDate, search));
    });
  });

  it('uses its own version and parameters when another version is current', () => {
    const models = valuationModels([learnedComparables5, later], 'later');
    const old = valuesByEvidence(gathered(), knownModels);
    expect(valuesByEvidence(gathered(), models)).toEqual(old);
    const changed = valuesByEvidence(gathered(models.current), models);
    expect(changed?.map(({ valuation }) => valuation.valued && valuation.result.value)).not.toEqual(
      old?.map(({ valuation }) => valuation.valued && valuation.result.value),
    );
  });

  it('returns null for an unknown version', () => {
    const models = valuationModels([later], 'later');
    expect(valuesByEvidence(gathered(), models)).toBeNull();
  });

  it('keeps each sale once and only sales that were used', () => {
    const { sales: kept, units } = gathered();
    const ids = kept.appartement?.deals.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(new Set(units.flatMap(({ rows }) => rows)).size);
    expect(ids).not.toContain('deal-5');
  });

  it('keeps the price index', () => {
    expect(indexOfEvidence(gathered(), 'appartement')).toEqual(sales.market.index);
    expect(indexOfEvidence(gathered(), 'winkel')).toBeUndefined();
  });
});

describe('inputs set back to what they were', () => {
  const evidenceOf = (properties: readonly Property[], changed: Partial<typeof choice> = {}) =>
    gatherEvidence(
      properties.flatMap((property, i) => {
        const basis = basisOf(sales, property, valueDate, { ...choice, ...changed });
        if (!basis) return [];
        const rows = lettingRows(lettings, property, valueDate, search);
        return [
          {
            key: String(i),
            sales: { type: 'appartement' as const, market: sales, basis },
            lettings: { type: 'kantoor' as const, market: lettings, rows },
          },
        ];
      }),
      valueDate,
      knownModels.current,
    );
  const before: Property[] = [house, house, { ...house, bouwjaar: 1985, energielabel: 'G' }, house];
  const after: Property[] = [house, { ...house, oppervlakte: 140 }, { ...house, energielabel: 'A' }, house];
  const [earlier, later] = [
    evidenceOf(before),
    evidenceOf(after, { maxReferences: 4, weights: { distance: 0, label: 2 } }),
  ];
  const same = evidenceOf(before);
  const valuesOf = (evidence: ValuationEvidence) =>
    (valuesByEvidence(evidence, knownModels) ?? []).map(({ valuation }) =>
      valuation.valued ? valuation.result.value : 0,
    );
  const pairs = (of: ValuationEvidence) =>
    of.units.flatMap((unit, at) => {
      const old = earlier.units[at];
      return old ? [{ before: old, after: unit }] : [];
    });

  it('lead from the later value back to the earlier one, as market and model are the same', () => {
    const effects = effectsOfInputs(later, pairs(later), knownModels);
    const [old, now] = [valuesOf(earlier), valuesOf(later)];
    before.forEach((_, at) => {
      const { area, facts, parameters } = effects?.get(String(at)) ?? { area: 0, facts: 0, parameters: 0 };
      const back = (now[at] ?? 0) - area - facts - parameters;
      if (area === 0 && facts === 0) expect(back).toBe(old[at]);
      // What facts do to each other's effect is not set back.
      else expect(Math.abs(back / (old[at] ?? 1) - 1)).toBeLessThan(0.01);
    });
    expect(effects?.get('1')?.area).toBeGreaterThan(0);
    expect(effects?.get('1')?.facts).toBe(0);
    expect(effects?.get('2')?.facts).toBeGreaterThan(0);
    expect(effects?.get('2')?.area).toBe(0);
  });

  it('have no effect when nothing changed, and are not known of another type or model', () => {
    const none = { area: 0, facts: 0, parameters: 0 };
    expect([...(effectsOfInputs(same, pairs(same), knownModels)?.values() ?? [])]).toEqual(
      before.map(() => none),
    );
    const ofOtherType = pairs(same).map(pair => ({
      ...pair,
      before: { ...pair.before, salesOf: 'winkel' as const },
    }));
    expect(effectsOfInputs(same, ofOtherType, knownModels)).toEqual(new Map());
    expect(effectsOfInputs(same, pairs(same), valuationModels([later5()], 'other'))).toBeNull();
  });
});

const later5 = () => ({ ...learnedComparables5, version: 'other' });
