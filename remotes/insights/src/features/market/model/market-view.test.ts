import { mapOf, readMarketView, withArea, writeMarketView } from './market-view';

const read = (query: string) => readMarketView(new URLSearchParams(query));

test('an empty or invalid address gives the defaults; a full one is read and written as it is', () => {
  const defaults = {
    ...{ areas: [], span: '5', grain: 'quarter', measure: 'value', figure: null, portfolio: null },
    alert: 5,
  };
  expect(read('')).toEqual(defaults);
  expect(read('areas=CR01,x&years=7&alert=51&grain=day&show=1&map=vacancy&portfolio=1')).toEqual(defaults);
  const full = 'areas=GM0363%2C1011&years=all&grain=month&show=onYear&map=sales';
  expect(read(full)).toMatchObject({
    areas: ['GM0363', '1011'],
    span: 'all',
    grain: 'month',
    measure: 'onYear',
  });
  expect(writeMarketView(new URLSearchParams('other=1'), read(full)).toString()).toBe(`other=1&${full}`);
  expect(writeMarketView(new URLSearchParams(full), { ...defaults, areas: [] } as never).toString()).toBe('');
});

test('at most four areas, each once; the last one stays', () => {
  expect(read('areas=GM0001,GM0001,GM0002,GM0003,GM0004,GM0005').areas).toHaveLength(4);
  expect(withArea(['GM0001'], 'GM0002')).toEqual(['GM0001', 'GM0002']);
  expect(withArea(['GM0001', 'GM0002'], 'GM0001')).toEqual(['GM0002']);
  expect(withArea(['GM0001'], 'GM0001')).toEqual(['GM0001']);
  expect(withArea(['a', 'b', 'c', 'd'], 'e')).toHaveLength(4);
});

test('the map has the parts of an area, or its neighbours', () => {
  expect(mapOf('GM0363')).toEqual({ level: 'buurt', within: 'GM0363' });
  expect(mapOf('PV27')).toEqual({ level: 'gemeente', within: 'PV27' });
  expect(mapOf('BU03630001')).toEqual({ level: 'buurt', within: 'GM0363' });
  expect(mapOf('NL00')).toEqual({ level: 'gemeente', within: 'NL00' });
});
