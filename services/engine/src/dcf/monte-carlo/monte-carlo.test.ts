import type { LeaseTerms } from '@kavel/contracts/leases';
import { defaultMonteCarlo } from '@kavel/contracts/valuations';
import fc from 'fast-check';
import { currentNorms } from '../../parameters/cash-flow-norms';
import { withCapex } from '../capex';
import { cashFlowValues } from '../cash-flow-values';
import { home, names, none, unitsArbitrary, valueDate } from '../testing/portfolios';
import { distributionOf } from './distribution';
import { drawsOf } from './draws';
import { monteCarloResult } from './monte-carlo';
import { typedFlows } from './typed-flows';
import { valueOfDraw } from './value-of-draw';

const roof = {
  id: '6c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b13',
  description: 'Daken',
  kind: 'maintenance' as const,
  year: 4,
  amount: 40_000,
  scope: { of: 'valuation' as const },
  rent: { amount: 2_000, fromYear: 5 },
};

describe('flows by type', () => {
  it('have the exact market value without a change, and with changes of rents, vacancy, costs and prices', () => {
    fc.assert(
      fc.property(unitsArbitrary, units => {
        const planned = withCapex(units, [roof]).units;
        const flows = typedFlows(planned, valueDate, none, currentNorms);
        const draws = [
          {},
          { rentGrowth: 0.004, vacancyRate: 0.02, vacantValue: -0.1, costs: 0.1, exitYield: 0.003 },
        ];
        for (const draw of draws) {
          const { marketValue } = cashFlowValues(planned, names, valueDate, none, draw);
          expect(valueOfDraw(flows, draw)).toBeCloseTo(marketValue, 2);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('tell the rent of leases that grows from the rent that does not', () => {
    const lease = (annualRent: number, indexation: LeaseTerms['indexation']): LeaseTerms => ({
      annualRent,
      kind: '230a',
      breakDate: null,
      area: null,
      start: null,
      end: null,
      rentFreeMonths: 0,
      discount: 0,
      discountEnd: null,
      indexation,
    });
    const clause = { clause: 'none', rate: null, cap: null, floor: null, month: null } as const;
    const office = {
      ...home,
      vtwType: 'kantoor' as const,
      bucket: 'offices',
      leases: [lease(6_000, null), lease(4_000, clause)],
    };
    const flows = typedFlows([office], valueDate, none, currentNorms);
    for (const rentGrowth of [-0.004, 0, 0.004]) {
      const draw = { rentGrowth, vacancyRate: 0.01 };
      const { marketValue } = cashFlowValues([office], names, valueDate, none, draw);
      expect(valueOfDraw(flows, draw)).toBeCloseTo(marketValue, 2);
    }
  });

  it('are within 0.2 % of all units when the discount rate moves as well', () => {
    const draws = drawsOf({ ...defaultMonteCarlo, runs: 20 });
    fc.assert(
      fc.property(unitsArbitrary, units => {
        const flows = typedFlows(units, valueDate, none, currentNorms);
        const exact = draws.map(draw => cashFlowValues(units, names, valueDate, none, draw).marketValue);
        const result = monteCarloResult(
          0,
          draws.map(draw => valueOfDraw(flows, draw)),
          exact,
        );
        expect(result?.check.largestDeviation).toBeLessThan(0.002);
      }),
      { numRuns: 10 },
    );
  });
});

describe('draws', () => {
  const settings = { ...defaultMonteCarlo, runs: 10_000 };

  it('are the same for the same seed, and others for another', () => {
    expect(drawsOf(settings).slice(0, 50)).toEqual(drawsOf({ ...settings, runs: 50 }));
    expect(drawsOf({ ...settings, seed: 2 })[0]).not.toEqual(drawsOf(settings)[0]);
  });

  it('have the stated spread and correlation', () => {
    const draws = drawsOf(settings);
    const moment = (of: (draw: (typeof draws)[number]) => number) =>
      draws.reduce((sum, draw) => sum + of(draw), 0) / draws.length;
    const deviation = (key: 'discountRate' | 'exitYield') => Math.sqrt(moment(draw => (draw[key] ?? 0) ** 2));
    expect(deviation('discountRate') / settings.spreads.discountRate).toBeCloseTo(1, 1);
    expect(deviation('exitYield') / settings.spreads.exitYield).toBeCloseTo(1, 1);
    const together = moment(({ discountRate = 0, exitYield = 0 }) => discountRate * exitYield);
    expect(together / deviation('discountRate') / deviation('exitYield')).toBeCloseTo(
      settings.correlation,
      1,
    );
  });
});

it('a distribution counts every value once; quantiles of 0…200 are the half percents', () => {
  const { mean, quantiles, edges, counts } = distributionOf(Array.from({ length: 201 }, (_, at) => 200 - at));
  expect(mean).toBe(100);
  expect(quantiles[10]).toBeCloseTo(10);
  expect(quantiles[200]).toBe(200);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(201);
  expect([edges.length, edges[0], edges.at(-1)]).toEqual([31, 0, 200]);
});

it('runs without a value are counted apart, and none at all is no result', () => {
  expect(monteCarloResult(1, [10, null, 30], [10, null, 20])).toMatchObject({
    valued: 2,
    withoutValue: 1,
    mean: 20,
    check: { runs: 2, meanDeviation: 0.25, largestDeviation: 0.5 },
  });
  expect(monteCarloResult(1, [null], [])).toBeUndefined();
});
