import { chainIndex } from './chain';

const points = (values: Record<string, number>) =>
  Object.entries(values).map(([period, value]) => ({ period, value }));

test('an older base is chained at one period; changes within each base stay as they are', () => {
  const old = { baseYear: 2015, points: points({ '2020-01': 150, '2020-02': 153, '2020-03': 160 }) };
  const young = { baseYear: 2020, points: points({ '2020-02': 102, '2020-03': 106 }) };
  const { points: chained, links, baseYear, apart } = chainIndex([old, young]);
  expect(chained.map(({ value }) => value)).toEqual([100, 102, 106]);
  expect(links).toEqual([{ period: '2020-02', fromBase: 2015, toBase: 2020, factor: 102 / 153 }]);
  expect([baseYear, apart]).toEqual([2020, []]);
});

test('a base without a common period is left out and named; without any part there is nothing', () => {
  const old = { baseYear: 2010, points: points({ '2011-01': 100 }) };
  const young = { baseYear: 2020, points: points({ '2020-02': 102 }) };
  expect(chainIndex([old, young])).toMatchObject({ points: young.points, links: [], apart: [2010] });
  expect(chainIndex([])).toEqual({ points: [], baseYear: null, links: [], apart: [] });
});
