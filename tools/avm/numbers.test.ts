import { numberOf, numbersOf } from './numbers';

it.each([
  ['12', 12],
  ['1e3', 1000],
  ['$1,234,567.50', 1_234_567.5],
  ['€ 1.234.567,50', 1_234_567.5],
  ['€ 285.000 k.k.', 285_000],
  ['€ 285.000,-', 285_000],
  ['1 234 567', 1_234_567],
  ["1'234'567", 1_234_567],
  ['12,5', 12.5],
  ['112 m²', 112],
  ['1,850 sq ft', 1850],
  ['5+', 5],
  ['-0.5', -0.5],
  ['85 %', 85],
  ['Y', 1],
  ['false', 0],
])('%s is %d', (text, expected) => {
  expect(numberOf(text)).toBe(expected);
});

it.each(['', 'brick', 'one+half', '12 m2 of it', '-', '$ -'])('“%s” is no number', text => {
  expect(numberOf(text)).toBeNaN();
});

describe('a column', () => {
  const read = (cells: string[], kind?: Parameters<typeof numbersOf>[1]) => [
    ...numbersOf(cells, kind).values,
  ];

  it.each([
    [['52,371', '52,3712'], 'coordinate', [52.371, 52.3712]],
    [['5.123', '5.124'], 'coordinate', [5.123, 5.124]],
    [['285.000', '1.250.000'], 'amount', [285_000, 1_250_000]],
    [['285.000', '95.500'], 'price', [285_000, 95_500]],
    [['285.000', '285.5'], 'price', [285, 285.5]],
    [['€ 285.000', '€ 950'], 'amount', [285_000, 950]],
    [['0.125', '1.250'], 'amount', [0.125, 1.25]],
    [['1,250', '980'], 'amount', [1250, 980]],
    [['1,250', '9,8'], 'amount', [1.25, 9.8]],
  ] as const)('%j as %s is %j', (cells, kind, expected) => {
    expect(read([...cells], kind)).toEqual(expected);
  });

  it('reports text, but not empty cells', () => {
    expect(numbersOf(['1', '', '$ -', 'brick'])).toMatchObject({ text: 3, textShare: 0.5 });
  });
});
