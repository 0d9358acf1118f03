import { checkOverride, reachOf } from './override-limits';

const policy = { alone: 0.15, together: 0.5, leastReason: 15 };
const reason = 'Nieuwe fundering in 2026';

test.each([
  ['', 'nothing'],
  ['abc', 'nothing'],
  ['99999999999', 'nothing'],
  ['145000', 'together'],
  ['114999', 'alone'],
  ['85000', 'alone'],
  ['150001', 'beyond'],
  ['49999', 'beyond'],
] as const)('the amount "%s" beside a model value of 100,000: %s', (value, amount) => {
  expect(checkOverride({ value, reason }, 100_000, policy).amount).toBe(amount);
});

test.each([
  [reason, true],
  ['x', false],
  ['xxxxxxxxxxxxxxxxxxxxxxxxxx', false],
  ['. . . . . . . . . . . . . . . .', false],
])('the reason "%s" is long enough: %s', (text, fits) => {
  expect(checkOverride({ value: '100000', reason: text }, 100_000, policy).reasonFits).toBe(fits);
});

test('the bounds of a fraction are within it', () => {
  const { low, high } = reachOf(126_082, 0.15);
  for (const value of [low, high])
    expect(checkOverride({ value: String(value), reason }, 126_082, policy).amount).toBe('alone');
});
