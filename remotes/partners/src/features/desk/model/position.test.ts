import type { Estimate } from '@kavel/contracts';
import { loanToValue, totalsOf, type ValuedPosition } from './position';

const position = (loan: number | null, value: number | null): ValuedPosition => ({
  objectId: '0200010000130331',
  address: 'Anklaarseweg 129',
  loan,
  estimate: value === null ? null : ({ value } as Estimate),
});

describe('loans against values', () => {
  test('a loan of 285,000 on 380,000 is 75 %', () => {
    expect(loanToValue(position(285_000, 380_000))).toBe(0.75);
  });

  test.each([
    ['no loan', position(null, 380_000)],
    ['no value', position(285_000, null)],
  ])('%s: unknown, not zero', (_, unknown) => {
    expect(loanToValue(unknown)).toBeNull();
  });

  test('the total weighs by value, over the positions that have both', () => {
    const totals = totalsOf([
      position(190_000, 200_000),
      position(110_000, 200_000),
      position(null, 500_000),
    ]);
    expect(totals).toEqual({ count: 3, value: 900_000, loan: 300_000, loanToValue: 0.75, attention: 1 });
  });

  test('an empty list has no ratio', () => {
    expect(totalsOf([])).toMatchObject({ count: 0, loanToValue: null });
  });
});
