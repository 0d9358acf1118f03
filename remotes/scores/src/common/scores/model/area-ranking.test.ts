import type { DistrictAreas } from '@kavel/contracts/districts';
import { areaOf, ranked, siblingsOf } from './area-ranking';

test('an area has a kind, and a code of that kind', () => {
  expect(areaOf('buurt', 'BU02000105')).toEqual({ areaType: 'buurt', areaKey: 'BU02000105' });
  expect(areaOf('pc4', '7323')).toEqual({ areaType: 'pc4', areaKey: '7323' });
  expect(areaOf('buurt', 'GM0200')).toBeNull();
  expect(areaOf('land', 'NL')).toBeNull();
});

test('siblings lie in the same gemeente; those of a gemeente are all gemeenten', () => {
  const areas = {
    codes: ['BU02000105', 'BU02000106', 'BU03630001'],
    names: ['A', 'B', 'C'],
  } as DistrictAreas;
  expect(siblingsOf(areas, 'BU02000105').map(({ name }) => name)).toEqual(['A', 'B']);
  const gemeenten = { codes: ['GM0200', 'GM0363'], names: ['A', 'C'] } as DistrictAreas;
  expect(siblingsOf(gemeenten, 'GM0200')).toHaveLength(2);
});

test('ranks are by whole points: 70.4 and 69.6 are both first, and 60 is third', () => {
  const siblings = ['a', 'b', 'c', 'd', 'e'].map(code => ({ code, name: code }));
  const of = (score: number | null) => ({ score, band: null, objects: 20 });
  const scores = new Map([
    ['a', of(60)],
    ['b', of(69.6)],
    ['c', of(null)],
    ['d', of(70.4)],
  ]);
  expect(ranked(siblings, scores).map(({ code, rank }) => [code, rank])).toEqual([
    ['d', 1],
    ['b', 1],
    ['a', 3],
    ['c', null],
  ]);
});
