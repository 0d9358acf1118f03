import type { Estimate } from '@kavel/contracts';
import { loanToValue, totalsOf, type ValuedPosition } from './position';

const position = (loan: number | null, value: number | null): ValuedPosition => ({
  objectId: '0200010000130331',
  address: 'Anklaarseweg 129',
  loan,
  estimate: value === null ? null : ({ value, low68: value * 0.9, high68: value * 1.1 } as Estimate),
});

describe('loan to value', () => {
  test('a loan of 285,000 on 380,000 is 75 %', () => {
    expect(loanToValue(position(285_000, 380_000))).toBe(0.75);
  });

  test.each([
    ['no loan', position(null, 380_000)],
    ['no value', position(285_000, null)],
  ])('%s: unknown, not zero', (_, unknown) => {
    expect(loanToValue(unknown)).toBeNull();
  });

  test('the total is weighted by value, over the positions that have both', () => {
    const totals = totalsOf([
      position(190_000, 200_000),
      position(110_000, 200_000),
      position(null, 500_000),
    ]);
    expect(totals).toMatchObject({ count: 3, loan: 300_000, loanToValue: 0.75, attention: 1 });
    expect(totals.value.value).toBe(900_000);
    expect(totals).toMatchObject({ valued: 3, lent: 2, both: { count: 2, loan: 300_000, value: 400_000 } });
  });

  test('a loan without a value, and a value without a loan, are excluded from the ratio', () => {
    const totals = totalsOf([position(100_000, 200_000), position(900_000, null), position(null, 700_000)]);
    expect(totals).toMatchObject({ loanToValue: 0.5, valued: 2, lent: 2, both: { count: 1 } });
  });

  test('an empty list has no ratio', () => {
    expect(totalsOf([])).toMatchObject({ count: 0, loanToValue: null });
  });
});
