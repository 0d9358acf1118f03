import {
  type AddressObjectData,
  operatingCostParamsSchema,
  type Unit,
  type ValuationResult,
} from '@kavel/contracts';
import { currentNorms } from '@kavel/engine';
import fc from 'fast-check';
import { madeUpObject, madeUpResult } from '../../testing/made-up-objects';
import { toAddressObjectData } from '../../units/rules/new-unit';
import { summarise } from './summary';

const unitId = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;

const unit = (index: number, facts: Partial<AddressObjectData> = {}): Unit => {
  const object = madeUpObject(index);
  return {
    id: unitId(index),
    portfolioId: unitId(9),
    objectId: object.objectId,
    addressObjectData: { ...toAddressObjectData(object), ...facts },
  };
};

/** Costs that are easy to compute: 10 euro per m² and a tenth of the rent; purchase costs of 10 %. */
const plainCosts = operatingCostParamsSchema.parse({
  cashFlow: { transferCosts: 0.1, turnoverRate: 0 },
  byType: {
    eengezinswoning: { maintenance: 7, turnover: 99, insurance: 1, propertyTax: 2, management: 0.1 },
  },
});

const summaryOf = (units: Unit[], results: ValuationResult[], operatingCostParams = plainCosts) =>
  summarise({
    valueDate: '2026-01-01',
    operatingCostParams,
    norms: currentNorms,
    members: units.map(one => ({ unit: one, bucketKey: null })),
    results,
    bucketKeys: [],
  });

describe('yields of a summary', () => {
  it('each yield covers the units with its rent: hi 10/120, thi (10+6)/200, mh (12+6)/200', () => {
    const units = [unit(1, { annualRent: 10_000, marketRent: 12_000 }), unit(2)];
    const results = [
      madeUpResult(unitId(1), 120_000),
      madeUpResult(unitId(2), 80_000, { marketRent: 6_000 }),
    ];
    const summary = summaryOf(units, results);
    expect(summary).toMatchObject({ totalValue: 200_000, annualRent: 10_000, marketRent: 18_000 });
    expect(summary.barKkHi).toBeCloseTo(10 / 120);
    expect(summary.barKkThi).toBeCloseTo(0.08);
    expect(summary.barKkMh).toBeCloseTo(0.09);
    expect(summary.yieldBasis).toEqual({
      hi: { units: 1, rent: 10_000, value: 120_000 },
      thi: { units: 2, rent: 16_000, value: 200_000 },
      mh: { units: 2, rent: 18_000, value: 200_000 },
    });
    expect(summary).toMatchObject({ rentCount: 1, marketRentCount: 2 });
    expect(summary.units[0]?.barKk).toBeCloseTo(10 / 120);
    expect(summary.units[1]?.barKk).toBeNull();
  });

  it('one let unit of 26: the yields are those of that unit, not divided by 26', () => {
    const units = Array.from({ length: 26 }, (_, i) => unit(i, i === 0 ? { annualRent: 20_000 } : {}));
    const ids = units.map((one, i) => ({ ...one, id: unitId(9).slice(0, -2) + String(10 + i) }));
    const summary = summaryOf(
      ids,
      ids.map(({ id }) => madeUpResult(id, 200_000)),
    );
    expect(summary.barKkHi).toBeCloseTo(0.1);
    expect(summary.nar).toBeCloseTo(17_000 / 220_000);
    expect(summary.yieldBasis?.hi.units).toBe(1);
  });

  it('a rent of zero counts as unknown: no yield of 0 %', () => {
    const summary = summaryOf([unit(1, { annualRent: 0 })], [madeUpResult(unitId(1), 200_000)]);
    expect(summary).toMatchObject({ barKkHi: null, barKkThi: null, nar: null, rentCount: 0 });
  });

  it('NAR: (20,000 − 100 m² × 10 − 2,000) / (200,000 × 1.1) = 7.727 %', () => {
    const summary = summaryOf([unit(1, { annualRent: 20_000 })], [madeUpResult(unitId(1), 200_000)]);
    expect(summary.nar).toBeCloseTo(17_000 / 220_000);
  });

  it('NAR uses the norm costs and the investor’s transfer tax unless overridden', () => {
    const norm = operatingCostParamsSchema.parse({});
    const { nar } = summaryOf([unit(1, { annualRent: 20_000 })], [madeUpResult(unitId(1), 200_000)], norm);
    expect(nar).toBeGreaterThan(0.05);
    expect(nar).toBeLessThan(20_000 / (200_000 * 1.08));
  });

  it('leaves the rent of units without a value out of the yields, not out of the totals', () => {
    const units = [unit(1, { annualRent: 10_000 }), unit(2, { annualRent: 90_000 })];
    const summary = summaryOf(units, [madeUpResult(unitId(1), 200_000)]);
    expect(summary).toMatchObject({ annualRent: 100_000, unitCount: 2, valuedCount: 1 });
    expect(summary.barKkHi).toBeCloseTo(0.05);
  });

  it('has no yield when no rent is known', () => {
    expect(summaryOf([unit(1)], [madeUpResult(unitId(1), 200_000)])).toMatchObject({
      barKkHi: null,
      barKkThi: null,
      barKkMh: null,
      nar: null,
    });
  });
});

describe('lease terms of a summary', () => {
  it('weights by rent: 4 years of 30,000 and 8 of 10,000 give 5; a break after 4 gives 4', () => {
    const units = [
      unit(1, { annualRent: 30_000, leaseEnd: '2030-01-01' }),
      unit(2, { annualRent: 10_000, leaseEnd: '2034-01-01', leaseBreak: '2030-01-01' }),
      unit(3, { annualRent: 50_000 }),
    ];
    const summary = summaryOf(units, []);
    expect(summary.walt).toBeCloseTo(5, 2);
    expect(summary.waltToBreak).toBeCloseTo(4, 2);
  });

  it('ignores a break that passed unused', () => {
    const summary = summaryOf(
      [unit(1, { annualRent: 1, leaseEnd: '2030-01-01', leaseBreak: '2025-12-31' })],
      [],
    );
    expect(summary.waltToBreak).toBe(summary.walt);
  });
});

describe('mixes of a summary', () => {
  it('order labels from best to worst with unknown last, types by value', () => {
    const units = [
      unit(1, { energielabel: null, vtwType: 'kantoor' }),
      unit(2, { energielabel: 'G' }),
      unit(3, { energielabel: 'A+' }),
    ];
    const results = units.map((one, index) => madeUpResult(one.id, (index + 1) * 100));
    const { byLabel, byType, byBucket } = summaryOf(units, results);
    expect(byLabel).toEqual([
      { key: 'A+', units: 1, value: 300 },
      { key: 'G', units: 1, value: 200 },
      { key: 'unknown', units: 1, value: 100 },
    ]);
    expect(byType).toEqual([
      { key: 'eengezinswoning', units: 2, value: 500 },
      { key: 'kantoor', units: 1, value: 100 },
    ]);
    expect(byBucket).toEqual([{ key: 'woningen', units: 3, value: 600 }]);
  });
});

describe('a portfolio', () => {
  const anyValues = fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 9 });

  it('is the sum of its units, in total, by type and by bucket, in any order', () => {
    fc.assert(
      fc.property(anyValues, fc.boolean(), (values, turned) => {
        const units = values.map((_, index) => unit(index));
        const results = values.map((value, index) => madeUpResult(unitId(index), value));
        const summary = summaryOf(
          turned ? units.toReversed() : units,
          turned ? results.toReversed() : results,
        );
        const sum = values.reduce((total, value) => total + value, 0);
        expect(summary.totalValue).toBe(sum);
        for (const mix of [summary.byType, summary.byBucket, summary.byLabel])
          expect(mix.reduce((total, { value }) => total + value, 0)).toBe(sum);
        expect(summary.low68).toBeLessThanOrEqual(sum);
        expect(summary.high68).toBeGreaterThanOrEqual(sum);
      }),
    );
  });

  it("shows the model's value of a unit with an override, and the reason", () => {
    const override = { modelValue: 90_000, reason: 'Verbouwd' };
    const { units } = summaryOf(
      [unit(1), unit(2)],
      [madeUpResult(unitId(1), 120_000, { override }), madeUpResult(unitId(2), 80_000)],
    );
    expect(units).toMatchObject([
      { value: 120_000, modelValue: 90_000, overrideReason: 'Verbouwd' },
      { value: 80_000, modelValue: null },
    ]);
  });
});
