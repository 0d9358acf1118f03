import type { OperatingCostParams } from '@kavel/contracts';
import fc from 'fast-check';
import { problemOf, textOf, withEdits } from './parameter-edits';
import { parameterKind } from './parameter-keys';

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

test('an emptied field goes back to the default, others stay', () => {
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

test('what a field shows is read back as the same amount', () => {
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

test('keys of the engine are told apart, others are not guessed at', () => {
  expect(parameterKind('discountRate.market')).toEqual({ kind: 'part', part: 'market' });
  expect(parameterKind('costs.zorg.turnover')).toEqual({ kind: 'cost', type: 'zorg', cost: 'turnover' });
  expect(parameterKind('costs.kasteel.turnover')).toBeNull();
});
