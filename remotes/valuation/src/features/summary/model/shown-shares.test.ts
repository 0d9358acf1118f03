import { shownShares } from './shown-shares';
import type { SummaryUnit } from './summary-unit';

const unit = (bucket: string, value: number | null, spread = 0.1) =>
  ({
    bucket,
    value,
    low68: value && value * (1 - spread),
    high68: value && value * (1 + spread),
  }) as SummaryUnit;

const byBucket = (units: SummaryUnit[]) => Object.fromEntries(shownShares(units, ({ bucket }) => bucket));

test('a part is rounded by its own range, whatever the size of the others', () => {
  const large = Array.from({ length: 200 }, () => unit('large', 512_345));
  expect(byBucket([...large, unit('small', 283_253)])).toEqual({ large: 102_500_000, small: 283_000 });
});

test("an override counts unrounded, and the range stays the model's", () => {
  expect(byBucket([{ ...unit('one', 283_253), value: 300_004, modelValue: 283_253 }])).toEqual({
    one: 300_000,
  });
});

test('units without a value are left out', () => {
  expect(byBucket([unit('none', null), unit('one', 283_253)])).toEqual({ one: 283_000 });
});
