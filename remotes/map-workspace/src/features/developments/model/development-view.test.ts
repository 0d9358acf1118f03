import { readDevelopmentView, writeDevelopmentView } from './development-view';

test('an address says all that the page shows', () => {
  const view = {
    from: 2020,
    status: 'started',
    year: 2027,
    pand: '0200100000130331',
    show: 'table',
  } as const;
  const query = writeDevelopmentView(new URLSearchParams('utm=x'), view);
  expect(query.get('utm')).toBe('x');
  expect(readDevelopmentView(query)).toEqual({ ...view, camera: null });
  expect(
    writeDevelopmentView(query, { status: null, year: null, pand: null, from: null, show: 'map' }).toString(),
  ).toBe('utm=x');
});

test('what makes no sense is left out', () => {
  const query = new URLSearchParams('from=9&status=ruin&year=abc&pand=12&show=games');
  expect(readDevelopmentView(query)).toEqual({
    from: null,
    status: null,
    year: null,
    pand: null,
    show: 'map',
    camera: null,
  });
});
