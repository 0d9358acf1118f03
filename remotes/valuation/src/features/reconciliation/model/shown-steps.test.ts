import type { Reconciliation } from '@kavel/contracts/valuations';
import fc from 'fast-check';
import { shownReconciliation } from './shown-steps';

const amount = fc.integer({ min: -900_000, max: 900_000 });

test('the displayed steps add up, and both totals are rounded as elsewhere', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_000_000, max: 20_000_000 }), amount, amount, amount, (value, a, b, c) => {
      const reconciliation: Reconciliation = {
        comparison: { value, units: 26 },
        steps: [
          { step: 'no-cash-flow', amount: a, units: 2 },
          { step: 'model', amount: b, units: 24 },
          { step: 'transfer-costs', amount: c, units: 24 },
        ],
        cashFlow: { value: value + a + b + c, units: 24 },
      };
      const shown = shownReconciliation(reconciliation);
      const moved = shown.steps.reduce((sum, step) => sum + step.amount, 0);
      expect(shown.comparison + moved).toBe(shown.cashFlow);
    }),
  );
});

test('9.45 and 8.46 million with a range of 8 %: totals and steps are shown in steps of 50,000', () => {
  const reconciliation: Reconciliation = {
    comparison: { value: 9_452_318, units: 26 },
    steps: [
      { step: 'no-cash-flow', amount: -412_345, units: 2 },
      { step: 'model', amount: 231_110, units: 24 },
      { step: 'transfer-costs', amount: -811_083, units: 24 },
    ],
    cashFlow: { value: 8_460_000, units: 24 },
  };
  const range = { value: 9_452_318, low68: 8_700_000, high68: 10_200_000 };
  expect(shownReconciliation(reconciliation, range)).toMatchObject({
    comparison: 9_450_000,
    steps: [{ amount: -400_000 }, { amount: 250_000 }, { amount: -850_000 }],
    cashFlow: 8_450_000,
  });
});
