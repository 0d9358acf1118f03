import { placeOf, startGoal } from './goal';

const nothing = { selection: null, portfolioId: null, panel: null, camera: null };
const objectId = '0200010000130331';
const selection = { layer: 'object', id: objectId };
const portfolioId = '6f1f3f0e-9a43-4a52-8d1b-0d8f3f5b6a11';
const place = { kind: 'place', lon: 5.964, lat: 52.2225 } as const;

test('a link decides where the map starts: its view before its object before its portfolio', () => {
  const camera = { lon: 5, lat: 52, zoom: 12 };
  expect(startGoal({ ...nothing, camera, selection })).toEqual({
    kind: 'target',
    target: { kind: 'camera', ...camera },
  });
  expect(startGoal({ ...nothing, selection, portfolioId })).toEqual({ kind: 'named', id: objectId });
  expect(startGoal({ ...nothing, portfolioId })).toEqual({ kind: 'named', id: portfolioId });
  expect(startGoal(nothing)).toEqual({ kind: 'target', target: { kind: 'everything' } });
});

test('goes to what has a name once a feature says where it is, and to nothing else', () => {
  const goal = { kind: 'named', id: objectId } as const;
  expect(placeOf(goal, [])).toBeNull();
  expect(placeOf(goal, [{ layers: [] }, { layers: [], places: { [portfolioId]: place } }])).toBeNull();
  expect(placeOf(goal, [{ layers: [], places: { [objectId]: place } }])).toEqual(place);
});
