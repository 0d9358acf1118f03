import { areaOf, ranked } from './area-ranking';

test('an area has a kind, and a code of that kind', () => {
  expect(areaOf('buurt', 'BU02000105')).toEqual({ areaType: 'buurt', areaKey: 'BU02000105' });
  expect(areaOf('pc4', '7323')).toEqual({ areaType: 'pc4', areaKey: '7323' });
  expect(areaOf('buurt', 'GM0200')).toBeNull();
  expect(areaOf('land', 'NL')).toBeNull();
});

test('ranks are by the exact score: 70.4 is before 69.6; what is equal shares a rank', () => {
  const of = (areaKey: string, score: number | null) => ({
    ...{ areaKey, score, name: areaKey === 'b' ? 'Noord' : null },
    ...{ band: null, objects: 20, completeness: 1 },
  });
  const areas = [
    of('a', 60),
    of('b', 69.6),
    of('c', null),
    of('d', 70.4),
    of('e', 69.6 + 1e-12),
    of('f', 59),
  ];
  expect(ranked(areas).map(({ code, name, rank, shared }) => [code, name, rank, shared])).toEqual([
    ['d', 'd', 1, false],
    ['e', 'e', 2, true],
    ['b', 'Noord', 2, true],
    ['a', 'a', 4, false],
    ['f', 'f', 5, false],
    ['c', 'c', null, false],
  ]);
});
