import type { CrremPathway } from '@kavel/contracts/sustainability';
import { againstPathways, valueIn } from './pathways';
import { readPathwayFile } from './read-pathway-file';

const path = (vtwType: CrremPathway['vtwType'], first: number): CrremPathway => ({
  id: '3b0c8a71-52f4-4e19-8d6b-9f1e7c2a5d40',
  vtwType,
  measure: 'carbon',
  source: 'CRREM',
  values: [
    { year: 2026, value: first },
    { year: 2030, value: 0 },
  ],
});

test('a pathway is linear between its years', () => {
  expect([2020, 2026, 2027, 2030, 2040].map(year => valueIn(path('kantoor', 40), year))).toEqual([
    40, 40, 30, 0, 0,
  ]);
});

/** 100 m² with 60 against 40, and 300 m² with 20 against 80: (60 + 3 × 20) ÷ 4 = 30 against (40 + 3 × 80) ÷ 4 = 70. */
test('means are weighted by area, and what is above its pathway is counted', () => {
  const found = againstPathways(
    [
      { vtwType: 'kantoor', oppervlakte: 100, carbon: 60, metered: null },
      { vtwType: 'winkel', oppervlakte: 300, carbon: 20, metered: null },
      { vtwType: 'zorg', oppervlakte: 300, carbon: 20, metered: null },
      { vtwType: 'kantoor', oppervlakte: 100, carbon: null, metered: 10 },
    ],
    [path('kantoor', 40), path('winkel', 80)],
    'carbon',
    2026,
    2028,
  );
  expect(found).toEqual({
    years: [2026, 2027, 2028],
    limits: [70, 52.5, 35],
    intensity: 30,
    addresses: 2,
    above: 1,
  });
});

test('without a pathway for any address there is nothing to show', () => {
  const office = { vtwType: 'kantoor', oppervlakte: 100, carbon: 60, metered: null } as const;
  expect(againstPathways([office], [path('winkel', 1)], 'carbon', 2026, 2050)).toBeNull();
  expect(againstPathways([office], [path('kantoor', 1)], 'energy', 2026, 2050)).toBeNull();
});

describe('a file with pathways', () => {
  test('has its columns in any order, with any common separator', () => {
    const cells = { vtwType: 'kantoor', measure: 'carbon', year: '2030', value: '41,5' };
    expect(readPathwayFile('year;value;vtwType;measure\r\n2030;41,5;kantoor;carbon\r\n\r\n')).toEqual([
      { line: 2, cells },
    ]);
    expect(readPathwayFile('\uFEFFVtwType,Measure,Year,Value\n"kantoor",carbon,2030,41')).toMatchObject([
      { cells: { ...cells, value: '41' } },
    ]);
  });

  test('is refused without its columns, without rows and with too many', () => {
    expect(readPathwayFile('type;jaar\n1;2')).toBe('columns');
    expect(readPathwayFile('vtwType;measure;year;value\n')).toBe('empty');
    expect(readPathwayFile(`vtwType;measure;year;value\n${'kantoor;carbon;2030;1\n'.repeat(2_001)}`)).toBe(
      'long',
    );
  });
});
