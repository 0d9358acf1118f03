import { latestValues } from './latest-values';

const figureOf = (
  year: number,
  values: Record<string, number | null>,
  outlines: Record<string, number> = {},
) => ({
  year,
  source: `file ${year}`,
  fictional: year === 2026,
  values: new Map(Object.entries(values)),
  outlines: new Map(Object.entries(outlines)),
});

test('an area whose last file is older keeps its last value, with its year', () => {
  const files = [figureOf(2026, { BU1: 300, BU2: null }), figureOf(2023, { BU1: 200, BU2: 250, BU3: 400 })];
  expect(latestValues(['BU1', 'BU2', 'BU3', 'BU4'], files)).toEqual({
    codes: ['BU1', 'BU2', 'BU3'],
    values: [300, 250, 400],
    years: [2026, 2023, 2023],
    sources: ['file 2026', 'file 2023'],
    fictional: true,
  });
});

test('a value of an outline that was redrawn since is not used', () => {
  const files = [
    figureOf(2026, { BU1: null, BU2: null }, { BU1: 1_000, BU2: 1_000 }),
    figureOf(2023, { BU1: 200, BU2: 300 }, { BU1: 500, BU2: 1_001 }),
  ];
  expect(latestValues(['BU1', 'BU2'], files)).toMatchObject({
    codes: ['BU2'],
    years: [2023],
    fictional: false,
  });
});

test('a file that several years come from is named once', () => {
  const both = { ...figureOf(2026, { BU1: 300 }), source: 'woz, kerncijfers' };
  const files = [both, { ...figureOf(2023, { BU2: 250 }), source: 'woz' }];
  expect(latestValues(['BU1', 'BU2'], files).sources).toEqual(['woz', 'kerncijfers']);
});
