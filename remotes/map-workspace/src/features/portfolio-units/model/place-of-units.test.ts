import { placeOfUnits } from './place-of-units';

test('the extent of a portfolio is that of its units, or everything while it has none', () => {
  const unit = { id: '1', lon: 5.964, lat: 52.2225, label: 'Anklaarseweg 129' };
  expect(placeOfUnits([])).toEqual({ kind: 'everything' });
  expect(placeOfUnits([unit, { ...unit, id: '2', lon: 5.95, lat: 52.23 }])).toEqual({
    kind: 'bounds',
    bounds: [5.95, 52.2225, 5.964, 52.23],
  });
});
