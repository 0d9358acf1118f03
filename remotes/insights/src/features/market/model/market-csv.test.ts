import { madeUpLine } from '../../../testing/made-up-market';
import { marketCsv } from './market-csv';

test('a row for each period that has a value, or says on how many it rests', () => {
  const words = {
    ...{
      period: 'P',
      figure: 'F',
      area: 'A',
      value: 'V',
      low: 'L',
      high: 'H',
      n: 'N',
      onPeriod: 'M',
      onYear: 'Y',
    },
    ...{ origin: 'O', figureName: (figure: string) => figure },
  };
  const line = madeUpLine({
    ...{
      figure: 'pricePerM2',
      values: [6_000, null, null],
      low: [5_000, null, null],
      high: [7_000, null, null],
    },
    ...{ n: [30, 4, null], onPeriod: [null, null, null], onYear: [1.5, null, null], origins: ['CBS', 'DNB'] },
  });
  expect(
    marketCsv(['2026-01', '2026-02', '2026-03'], [{ ...line, key: 'k', label: 'Amsterdam' }], words),
  ).toEqual([
    ['P', 'F', 'A', 'V', 'L', 'H', 'N', 'M', 'Y', 'O'],
    ['2026-01', 'pricePerM2', 'Amsterdam', 6_000, 5_000, 7_000, 30, null, 1.5, 'CBS, DNB'],
    ['2026-02', 'pricePerM2', 'Amsterdam', null, null, null, 4, null, null, 'CBS, DNB'],
  ]);
});
