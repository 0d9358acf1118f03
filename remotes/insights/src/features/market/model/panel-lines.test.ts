import { madeUpAnswer, madeUpLine } from '../../../testing/made-up-market';
import { chartSeries, hidesFew, panelLines } from './panel-lines';

const names = {
  area: (code: string) => `area ${code}`,
  published: (code: string, origins: readonly string[]) => `${origins.join()} ${code}`,
};

test('a published line beside own ones says whose it is; alone it has the name of its area', () => {
  const answer = madeUpAnswer({
    lines: [
      madeUpLine({ figure: 'priceIndex', area: 'GM0363' }),
      madeUpLine({ figure: 'priceIndex', area: 'NL00', basis: 'series', origins: ['CBS'] }),
      madeUpLine({ figure: 'mortgageRate', area: 'NL00', basis: 'series', origins: ['DNB'] }),
    ],
  });
  expect(panelLines(answer, 'priceIndex', names).map(({ label }) => label)).toEqual([
    'area GM0363',
    'CBS NL00',
  ]);
  expect(panelLines(answer, 'mortgageRate', names).map(({ label }) => label)).toEqual(['area NL00']);
});

test('quartiles are a band of one area, not of a change or of several', () => {
  const median = madeUpLine({ figure: 'pricePerM2', low: [1, null], high: [3, null], values: [2, null] });
  const line = { ...median, key: 'a', label: 'A' };
  expect(chartSeries([line], 'value')).toMatchObject([{ values: [2, null], band: [[1, 3], null] }]);
  expect(chartSeries([line], 'onYear')[0]).not.toHaveProperty('band');
  expect(chartSeries([line, { ...line, key: 'b' }], 'value')[0]).not.toHaveProperty('band');
});

test('hidden values are told from unknown ones by what they rest on', () => {
  expect(hidesFew([madeUpLine({ values: [null, 1], n: [4, 12] })])).toBe(true);
  expect(hidesFew([madeUpLine({ values: [null, 1], n: [0, 12] })])).toBe(false);
  expect(hidesFew([madeUpLine({ values: [null, 1], n: [null, null] })])).toBe(false);
});
