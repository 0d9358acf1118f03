import { buildRentMarket, buildSalesMarket, learnSales } from '../deal-market';
import { lettingRows, marketRent } from '../market-rent';
import { knownModels, learnedComparables5, valuationModels } from '../models';
import type { Property } from '../property';
import { syntheticDeals } from '../synthetic-deals';
import { basisOf, valueProperty } from '../value-property';
import type { ValuationEvidence } from './evidence';
import { gatherEvidence } from './gather-evidence';
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
