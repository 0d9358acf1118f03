import { comparisonOf, figureInYear } from './compare-years';

const year = (values: Record<string, number | null>, outlines: Record<string, number> = {}) => {
  const rows = (record: Record<string, number | null>) =>
    Object.entries(record).map(([code, value]) => ({ code, value }));
  return figureInYear(rows(values), rows(outlines));
};

const stateOf = (before: ReturnType<typeof year>, after: ReturnType<typeof year>) =>
  comparisonOf('GM0014', before, after);

test('an area with a value in both years and the same outline is compared', () => {
  expect(stateOf(year({ GM0014: 150_000 }), year({ GM0014: 210_000 }))).toBe('same');
  expect(
    stateOf(year({ GM0014: 150_000 }, { GM0014: 83e6 }), year({ GM0014: 210_000 }, { GM0014: 83.9e6 })),
  ).toBe('same');
});

test('a merged area is not compared, whether its code is new, removed, or kept with a larger outline', () => {
  expect(stateOf(year({ GM0009: 1 }), year({ GM0014: 210_000 }))).toBe('redrawn');
  expect(stateOf(year({ GM0014: 150_000 }), year({ GM1966: 1 }))).toBe('redrawn');
  expect(
    stateOf(year({ GM0014: 150_000 }, { GM0014: 83e6 }), year({ GM0014: 210_000 }, { GM0014: 198e6 })),
  ).toBe('redrawn');
});

test('an area without a value in a year is missing, not zero', () => {
  expect(stateOf(year({ GM0014: null }), year({ GM0014: 210_000 }))).toBe('missing');
  expect(stateOf(year({}), year({}))).toBe('missing');
});
