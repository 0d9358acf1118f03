import type { DistrictOverview } from '@kavel/contracts/districts';
import { levelAt } from './level-at';

const woz = { figure: 'wozValue', year: 2026, known: 1, source: 'CBS', fictional: false } as const;
const overview: DistrictOverview = {
  snapshot: 'one',
  levels: [
    { level: 'gemeente', areas: 342, boundaryYear: 2026 },
    { level: 'wijk', areas: 3_300, boundaryYear: 2026 },
    { level: 'buurt', areas: 14_000, boundaryYear: 2026 },
  ],
  figures: [
    { level: 'gemeente', ...woz },
    { level: 'wijk', ...woz },
    { level: 'buurt', ...woz },
    { level: 'wijk', ...woz, figure: 'koopwoningen' },
  ],
};

test.each([
  [null, 'gemeente'],
  [7, 'gemeente'],
  [9, 'wijk'],
  [13, 'buurt'],
] as const)('zoom %s shows the %s', (zoom, level) => {
  expect(levelAt(zoom, 'wozValue', overview)).toBe(level);
});

test('a level without the figure is skipped, and the result is null when no level has it', () => {
  expect(levelAt(13, 'koopwoningen', overview)).toBe('wijk');
  expect(levelAt(13, 'bevolkingsdichtheid', overview)).toBeNull();
});
