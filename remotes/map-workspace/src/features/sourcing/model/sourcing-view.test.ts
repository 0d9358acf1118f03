import { sourcingSignals } from '@kavel/contracts/sourcing';
import { questionOf } from './question';
import { criteriaOf, readSourcingView, type SourcingView, writeSourcingView } from './sourcing-view';

const view: SourcingView = {
  area: { areaType: 'wijk', areaKey: 'WK020001' },
  ring: null,
  strategy: 'transformation',
  weights: { energy: 0, held: 2.5 },
  functions: ['kantoorfunctie'],
  labels: ['E', 'F'],
  size: { min: 500, max: null },
  year: { min: 1950, max: 2000 },
  minScore: 40,
  pand: '0200100000130331',
  show: 'table',
  camera: null,
};

test('an address says all that the page shows', () => {
  const query = writeSourcingView(new URLSearchParams('utm=x'), view);
  expect(query.get('utm')).toBe('x');
  expect(readSourcingView(query)).toEqual(view);
  expect(criteriaOf(query)).not.toMatch(/pand|show|utm/);
  const { camera: _, ...none } = readSourcingView(new URLSearchParams());
  expect(writeSourcingView(query, none).toString()).toBe('utm=x');
});

test('what makes no sense is left out', () => {
  const query = new URLSearchParams(
    'area=wijk:GM0200&strategy=luck&w=luck:3,energy:99&use=x&labels=Q&m2=900-100&year=1-2&min=0&pand=1&show=x',
  );
  expect(writeSourcingView(new URLSearchParams(), readSourcingView(query)).toString()).toBe('');
});

test('the question has the criteria; the work area goes before what was drawn, that before the name', () => {
  expect(questionOf(view, undefined)).toEqual({
    area: { areaType: 'wijk', areaKey: 'WK020001' },
    strategy: 'transformation',
    weights: { energy: 0, held: 2.5 },
    functions: ['kantoorfunctie'],
    labels: ['E', 'F'],
    areaRange: { min: 500 },
    yearRange: { min: 1950, max: 2000 },
    minScore: 40,
  });
  const ring = [
    { lon: 5, lat: 52 },
    { lon: 6, lat: 52 },
    { lon: 6, lat: 53 },
  ];
  const drawn = questionOf({ ...view, ring }, undefined)?.area.polygon?.coordinates[0];
  expect(drawn).toEqual([
    [5, 52],
    [6, 52],
    [6, 53],
    [5, 52],
  ]);
  expect(questionOf({ ...view, ring }, 'key')?.area).toEqual({ within: 'key' });
  expect(questionOf({ ...view, area: null }, undefined)).toBeNull();
  const zeroes = Object.fromEntries(sourcingSignals.map(key => [key, 0]));
  expect(questionOf({ ...view, weights: zeroes }, undefined)).toBeNull();
});
