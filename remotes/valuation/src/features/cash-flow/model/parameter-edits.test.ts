import {
  cashFlowOverridesSchema,
  type OperatingCostParams,
  operatingCostParamsSchema,
  operatingCostsSchema,
} from '@kavel/contracts';
import fc from 'fast-check';
import { problemOf, textOf, withEdits } from './parameter-edits';
import { costBounds, parameterKind, rateBounds } from './parameter-keys';

const none: OperatingCostParams = { cashFlow: {}, byType: {} };

test('a typed percentage becomes a fraction, a cost stays euro', () => {
  const edited = withEdits(none, {
    discountRate: '6,25',
    'costs.kantoor.maintenance': '9.5',
    'costs.kantoor.management': '3',
  });
  expect(edited).toEqual({
    cashFlow: { discountRate: 0.0625 },
    byType: { kantoor: { maintenance: 9.5, management: 0.03 } },
  });
});

test('an emptied field is reset to the default, others stay', () => {
  const params: OperatingCostParams = {
    cashFlow: { discountRate: 0.06, exitYield: 0.05 },
    byType: { winkel: { insurance: 2 }, kantoor: { insurance: 1, turnover: 4 } },
  };
  expect(
    withEdits(params, { discountRate: '', 'costs.winkel.insurance': ' ', 'costs.kantoor.turnover': '' }),
  ).toEqual({
    cashFlow: { exitYield: 0.05 },
    byType: { kantoor: { insurance: 1 } },
  });
});

test.each([
  ['discountRate', 'zes', 'not-a-number'],
  ['discountRate', '0', 'out-of-range'],
  ['exitYield', '250', 'out-of-range'],
  ['rentGrowth', '-2', null],
  ['costs.kantoor.insurance', '-1', 'out-of-range'],
  ['discountRate', '', null],
])('%s = "%s": %s', (key, text, problem) => {
  expect(problemOf(key, text)).toBe(problem);
});

test('the text of a field is parsed back to the same amount', () => {
  const kind = parameterKind('discountRate');
  if (!kind) throw new Error('discountRate must be known');
  fc.assert(
    fc.property(fc.integer({ min: 11, max: 9999 }), basisPoints => {
      const rate = basisPoints / 10_000;
      expect(withEdits(none, { discountRate: textOf(rate, kind, ',') }).cashFlow.discountRate).toBeCloseTo(
        rate,
        8,
      );
    }),
  );
});

test('keys of the engine are recognised, unknown keys are not', () => {
  expect(parameterKind('discountRate.market')).toEqual({ kind: 'part', part: 'market' });
  expect(parameterKind('costs.zorg.turnover')).toEqual({ kind: 'cost', type: 'zorg', cost: 'turnover' });
  expect(parameterKind('costs.kasteel.turnover')).toBeNull();
});

test('the fields are those of the contract, and accept and reject the same amounts', () => {
  const rates = Object.entries(cashFlowOverridesSchema.shape);
  const costs = Object.entries(operatingCostsSchema.shape);
  expect(Object.keys(rateBounds)).toEqual(rates.map(([key]) => key));
  expect(Object.keys(costBounds)).toEqual(costs.map(([key]) => key));
  const fields = [...rates, ...costs.map(([key, schema]) => [`costs.zorg.${key}`, schema] as const)];
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      fc.integer({ min: -12_000, max: 12_000 }),
      ([key, schema], basisPoints) => {
        const kind = parameterKind(key);
        if (!kind) throw new Error(`${key} must be known`);
        const amount = basisPoints / 10_000;
        expect(problemOf(key, textOf(amount, kind, ',')) === null).toBe(schema.safeParse(amount).success);
      },
    ),
  );
});

test('edited params match the contract', () => {
  const edited = withEdits(none, {
    rentGrowth: '2',
    'costs.winkel.turnover': '3,5',
    'costs.winkel.management': '4',
  });
  expect(operatingCostParamsSchema.parse(edited)).toEqual(edited);
});
