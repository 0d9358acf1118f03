import { readWwsView, usualReference, writeWwsView } from './wws-view';

test('the reference dwelling survives the address, and what is usual is not written', () => {
  const reference = {
    kind: 'house',
    oppervlakte: 110,
    energielabel: 'A++',
    outdoor: 0,
    heatedRooms: 5,
    inspected: 24,
  } as const;
  const chosen = {
    reference,
    area: 'BU05990110',
    beside: 'BU05990111',
    only: 'free',
    level: 'buurt',
  } as const;
  const query = writeWwsView(new URLSearchParams(), chosen);
  expect(readWwsView(query)).toMatchObject(chosen);
  const usual = { reference: usualReference, area: null, beside: null, only: null, level: null };
  expect(writeWwsView(query, usual).toString()).toBe('');
});

test('a number that the call would refuse is not read', () => {
  const query = new URLSearchParams('m2=5&outdoor=-1&rooms=x&label=Z&type=boat&inspected=');
  expect(readWwsView(query).reference).toEqual(usualReference);
});
