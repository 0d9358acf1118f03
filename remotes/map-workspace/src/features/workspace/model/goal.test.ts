import { placeOf, startGoal } from './goal';

const nothing = { objectId: null, portfolioId: null, panel: null, camera: null };
const objectId = '0200010000130331';
const portfolioId = '6f1f3f0e-9a43-4a52-8d1b-0d8f3f5b6a11';
const point = { id: objectId, lon: 5.964, lat: 52.2225, label: 'Anklaarseweg 129' };
const other = { ...point, id: '0200010000130332', lon: 5.95, lat: 52.23 };

test('a link decides where the map starts: its view before its object before its portfolio', () => {
  const camera = { lon: 5, lat: 52, zoom: 12 };
  expect(startGoal({ ...nothing, camera, objectId })).toEqual({
    kind: 'target',
    target: { kind: 'camera', ...camera },
  });
  expect(startGoal({ ...nothing, objectId, portfolioId })).toEqual({ kind: 'object', objectId });
  expect(startGoal({ ...nothing, portfolioId })).toEqual({ kind: 'portfolio', portfolioId });
  expect(startGoal(nothing)).toEqual({ kind: 'target', target: { kind: 'everything' } });
});

test('goes to an object once it is there, and not to another that was chosen since', () => {
  const goal = { kind: 'object', objectId } as const;
  expect(placeOf(goal, { units: [], chosen: null })).toBeNull();
  expect(placeOf(goal, { units: [], chosen: other })).toBeNull();
  expect(placeOf(goal, { units: [], chosen: point })).toEqual({ kind: 'place', lon: 5.964, lat: 52.2225 });
});

test('goes to a portfolio once its units are there', () => {
  const goal = { kind: 'portfolio', portfolioId } as const;
  expect(placeOf(goal, { units: null, chosen: null })).toBeNull();
  expect(placeOf(goal, { units: [], chosen: null })).toEqual({ kind: 'everything' });
  expect(placeOf(goal, { units: [point, other], chosen: null })).toEqual({
    kind: 'bounds',
    bounds: [5.95, 52.2225, 5.964, 52.23],
  });
});
