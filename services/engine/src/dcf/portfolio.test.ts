import fc from 'fast-check';
import { portfolioCashFlow } from './portfolio';
import { RateAtOrBelowGrowth } from './rate-above-growth';
import { byHand, home, names, none, still, unitsArbitrary, valueDate } from './testing/portfolios';
import type { CashFlowUnit } from './unit';

describe('a portfolio computed by hand', () => {
  const office: CashFlowUnit = {
    ...home,
    unitId: '2',
    bucket: 'offices',
    vtwType: 'kantoor',
    contractRent: 20_000,
    marketRent: 20_000,
  };
  const cashFlow = portfolioCashFlow([home, office], names, valueDate, byHand);

  it('home 103,712 + office 207,425 = 311,137 (10,000 and 20,000 a year at 10 %, see scenarios)', () => {
    expect(cashFlow.byBucket.map(bucket => Math.round(bucket.letOn.netValue))).toEqual([103_712, 207_425]);
    expect(cashFlow.total.letOn.netValue).toBeCloseTo(311_137.2, 0);
    expect(cashFlow.total.letOn.years[0]?.lines.rent).toBe(30_000);
  });

  it('sensitivity: the total is in the centre; at exit yield 11 % the end value 71,818 becomes × 10/11 = 65,289', () => {
    const { values, discountRates, exitYields } = cashFlow.sensitivity;
    expect(discountRates).toEqual([0.09, 0.095, 0.1, 0.105, 0.11]);
    expect(exitYields).toEqual([0.09, 0.095, 0.1, 0.105, 0.11]);
    expect(values[2]?.[2]).toBeCloseTo(cashFlow.total.letOn.netValue, 6);
    expect(values[2]?.[4]).toBeCloseTo(311_137.2 - 71_817.6 + 65_288.7, 0);
  });
});

describe('what-if', () => {
  const total = (whatIf: Parameters<typeof portfolioCashFlow>[4]) =>
    portfolioCashFlow([home], names, valueDate, byHand, whatIf).total.letOn.netValue;

  it('rents 10 % higher: 103,712 × 1.1 = 114,084', () => {
    expect(total({ contractRent: 0.1, marketRent: 0.1 })).toBeCloseTo(114_083.6, 0);
  });

  it('exit yield a point higher, 11 %: 79,773 + 100,000 × 10/11 / 1.1^15 = 101,536', () => {
    expect(total({ exitYield: 0.01 })).toBeCloseTo(79_773.2 + 23_939.2 / 1.1, 0);
  });

  it('changes nothing without changes, and is rejected below the rent growth', () => {
    expect(total({})).toBe(portfolioCashFlow([home], names, valueDate, byHand).total.letOn.netValue);
    expect(() => total({ discountRate: -0.1 })).toThrow(RateAtOrBelowGrowth);
  });
});

describe('costs given by the owner', () => {
  const costLines = ['turnoverCost', 'maintenance', 'management', 'insurance', 'propertyTax'] as const;
  const known = { ...home, annualCosts: 1_500 };
  const firstYear = (byType: typeof byHand.byType | object) => {
    const { total } = portfolioCashFlow([known], names, valueDate, { cashFlow: still, byType });
    return total.letOn.years[0]?.lines;
  };
  const sourceOf = (units: CashFlowUnit[]) =>
    portfolioCashFlow(units, names, valueDate, none).parameters.find(
      ({ key }) => key === 'costs.eengezinswoning.maintenance',
    )?.source;

  it('1,500 a year is the sum of the five lines of the first year', () => {
    const lines = firstYear({});
    expect(costLines.reduce((sum, line) => sum + (lines?.[line] ?? 0), 0)).toBeCloseTo(-1_500);
  });

  it('are replaced by an override of a line: maintenance of € 4 per m² × 100 m² = 400', () => {
    expect(firstYear({ eengezinswoning: { maintenance: 4 } })?.maintenance).toBeCloseTo(-400);
  });

  it('are named as the source, with the number of units', () => {
    expect(sourceOf([known])).toBe('Opgave van de eigenaar, verdeeld naar de Kavel-norm');
    expect(sourceOf([known, { ...home, unitId: '2' }])).toMatch(
      /^Opgave van de eigenaar.* \(1 van 2 eenheden\); overige: Kavel-norm/,
    );
    expect(sourceOf([home])).toMatch(/^Kavel-norm/);
  });
});

describe('any portfolio', () => {
  it('is the sum of its units', () => {
    fc.assert(
      fc.property(unitsArbitrary, units => {
        const whole = portfolioCashFlow(units, names, valueDate, none);
        const parts = units.map(
          unit => portfolioCashFlow([unit], names, valueDate, none).total.letOn.netValue,
        );
        expect(whole.total.letOn.netValue).toBeCloseTo(
          parts.reduce((a, b) => a + b, 0),
          3,
        );
        const buckets = whole.byBucket.map(bucket => bucket.letOn.netValue);
        expect(whole.total.letOn.netValue).toBeCloseTo(
          buckets.reduce((a, b) => a + b, 0),
          3,
        );
        expect(whole.sensitivity.values[2]?.[2]).toBeCloseTo(whole.total.letOn.netValue, 3);
      }),
      { numRuns: 30 },
    );
  });

  it('does not depend on the order of units, to the cent', () => {
    fc.assert(
      fc.property(unitsArbitrary, units => {
        const one = portfolioCashFlow(units, names, valueDate, none);
        expect(portfolioCashFlow(units.toReversed(), names, valueDate, none)).toEqual(one);
      }),
      { numRuns: 30 },
    );
  });

  it('decreases with the discount rate and increases with the rent', () => {
    fc.assert(
      fc.property(unitsArbitrary, units => {
        const at = (discountRate: number, more = 0) =>
          portfolioCashFlow(
            units.map(unit => ({ ...unit, contractRent: unit.contractRent + more })),
            names,
            valueDate,
            { cashFlow: { discountRate }, byType: {} },
          ).total.letOn;
        expect(at(0.08).grossValue).toBeLessThan(at(0.06).grossValue);
        expect(at(0.06, 500).netValue).toBeGreaterThan(at(0.06).netValue);
      }),
      { numRuns: 30 },
    );
  });

  it('uses the better scenario per bucket', () => {
    fc.assert(
      fc.property(unitsArbitrary, units => {
        const { byBucket, total } = portfolioCashFlow(units, names, valueDate, none);
        for (const { letOn, sellOff, marketValue } of byBucket)
          expect(marketValue).toBe(Math.max(letOn.netValue, sellOff?.netValue ?? letOn.netValue));
        expect(total.marketValue).toBeCloseTo(
          byBucket.reduce((sum, bucket) => sum + bucket.marketValue, 0),
          6,
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe('parameters', () => {
  it('shows the components of the default discount rate', () => {
    const { parameters } = portfolioCashFlow([home], names, valueDate, none);
    const value = (key: string) => parameters.find(parameter => parameter.key === key)?.value ?? Number.NaN;
    const parts = ['reference', 'market', 'type', 'buildingYear', 'area'].map(part =>
      value(`discountRate.${part}`),
    );
    expect(parts.reduce((a, b) => a + b, 0)).toBeCloseTo(value('discountRate'), 12);
  });

  it('shows an override next to the default and uses it', () => {
    const { parameters, total } = portfolioCashFlow([home], names, valueDate, {
      cashFlow: { turnoverRate: 0.5 },
      byType: { eengezinswoning: { maintenance: 99 } },
    });
    const turnover = parameters.find(parameter => parameter.key === 'turnoverRate');
    expect(turnover).toMatchObject({ value: 0.5, override: 0.5, default: 0.065 });
    const maintenance = parameters.find(parameter => parameter.key === 'costs.eengezinswoning.maintenance');
    expect(maintenance).toMatchObject({ value: 99, override: 99, default: 12.65 });
    expect(total.letOn.years[0]?.lines.maintenance).toBe(-9_900);
  });

  it.each([
    ['2025-12-31', 0.104 + 0.007],
    ['2026-01-01', 0.08 + 0.007],
  ])('has the transfer costs of the value date %s: %d', (date, expected) => {
    const { parameters } = portfolioCashFlow([home], names, date, none);
    expect(parameters.find(parameter => parameter.key === 'transferCosts')?.default).toBeCloseTo(
      expected,
      12,
    );
  });

  it('rejects a discount rate at the rent growth', () => {
    const run = () =>
      portfolioCashFlow([home], names, valueDate, {
        cashFlow: { discountRate: 0.03, rentGrowth: 0.03 },
        byType: {},
      });
    expect(run).toThrow(RateAtOrBelowGrowth);
    expect(run).toThrow('The discount rate of 3.00 % is at or below the rent growth of 3.00 %.');
  });
});
