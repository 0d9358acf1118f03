import { comparedIds, comparedScenarios } from './compared';

const scenarios = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id, name: id, change: { discountRate: 0.01 } }));

test('known ids of the address, at most four', () => {
  expect(comparedIds('b,x,b,a,c,d,e', scenarios)).toEqual(['b', 'a', 'c', 'd']);
  expect(comparedIds(null, scenarios)).toEqual([]);
});

test('the valuation comes first; a scenario without a value stays without', () => {
  const valued = {
    outcome: 'valued' as const,
    letOn: 90,
    sellOff: null,
    marketValue: 100,
    net: { letOn: [1, 2], sellOff: null },
  };
  const outcomes = [valued, { outcome: 'rate-at-or-below-growth' as const }];
  expect(comparedScenarios(['a'], scenarios, outcomes, 'Nu', 'letOn')).toEqual([
    { key: 'base', name: 'Nu', change: {}, marketValue: 100, net: [1, 2] },
    { key: 'a', name: 'a', change: { discountRate: 0.01 }, marketValue: null, net: null },
  ]);
});
