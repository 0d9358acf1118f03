import fc from 'fast-check';
import { portfolioCashFlow } from './portfolio';
import { reconcile } from './reconciliation';
import { home, names, none, unitsArbitrary, valueDate } from './testing/portfolios';

describe('reconciliation with the values by comparison', () => {
  const total = ({ steps }: ReturnType<typeof reconcile>) =>
    steps.reduce((sum, { amount }) => sum + amount, 0);

  it('the steps add up from one total to the other, which is the cash flow’s', () => {
    const anyCompared = fc.array(fc.option(fc.integer({ min: 50_000, max: 900_000 })), { minLength: 12 });
    const anyRate = fc.option(fc.double({ min: 0.06, max: 0.12, noNaN: true }), { nil: undefined });
    fc.assert(
      fc.property(unitsArbitrary, anyCompared, anyRate, (units, values, discountRate) => {
        const overrides = { cashFlow: discountRate === undefined ? {} : { discountRate }, byType: {} };
        const comparison = new Map(
          units.flatMap(({ unitId }, i) => (values[i] ? [[unitId, values[i]] as const] : [])),
        );
        const reconciled = reconcile(units, comparison, valueDate, overrides);
        const { marketValue } = portfolioCashFlow(units, names, valueDate, overrides).total;
        expect(reconciled.cashFlow.value).toBeCloseTo(marketValue, 2);
        expect(reconciled.comparison.value + total(reconciled)).toBeCloseTo(marketValue, 2);
      }),
      { numRuns: 40 },
    );
  });

  it('lists what each side excludes, the transfer costs and the valuation’s parameters', () => {
    const units = [home, { ...home, unitId: '2' }];
    const comparison = new Map([
      ['1', 160_000],
      ['3', 90_000],
    ]);
    const overrides = { cashFlow: { transferCosts: 0.2 }, byType: {} };
    const { steps, comparison: compared, cashFlow } = reconcile(units, comparison, valueDate, overrides);
    expect(compared).toEqual({ value: 250_000, units: 2 });
    expect(cashFlow.units).toBe(2);
    expect(steps.map(({ step, units: count }) => [step, count])).toEqual([
      ['no-cash-flow', 1],
      ['no-comparison', 1],
      ['model', 1],
      ['transfer-costs', 1],
      ['parameters', 1],
    ]);
    expect(steps[0]?.amount).toBe(-90_000);
    expect(steps[3]?.amount).toBeLessThan(0);
  });

  it('has a separate step for overrides; the others use the model’s values', () => {
    const units = [home, { ...home, unitId: '2' }];
    const byModel = new Map([
      ['1', 160_000],
      ['2', 150_000],
    ]);
    const usual = reconcile(units, byModel, valueDate, none);
    const set = new Map([...byModel, ['2', 190_000]]);
    const asSet = units.map(unit => (unit.unitId === '2' ? { ...unit, vacantValue: 190_000 } : unit));
    const atModel = units.map(unit => (unit.unitId === '2' ? { ...unit, vacantValue: 150_000 } : unit));
    const { comparison, steps, cashFlow } = reconcile(asSet, set, valueDate, none, new Map([['2', 150_000]]));
    const [override, ...others] = steps;
    expect(override).toMatchObject({ step: 'overrides', units: 1 });
    expect(override?.amount).toBeLessThan(0);
    expect(others).toEqual(reconcile(atModel, byModel, valueDate, none).steps);
    expect(comparison.value).toBe(350_000);
    expect(comparison.value + total({ comparison, steps, cashFlow })).toBeCloseTo(cashFlow.value, 2);
    expect(usual.steps.some(({ step }) => step === 'overrides')).toBe(false);
  });
});
