import { openingView } from './opening-view';
import { readSourcingView } from './sourcing-view';

const viewOf = (query: string) => readSourcingView(new URLSearchParams(query));
const opening = { areaBounds: null, hasCandidates: false };

test('the map opens on what was drawn, on the area, on the candidates, else on everything', () => {
  const ring = viewOf('ring=5.1,52.1~5.3,52.1~5.2,52.2');
  expect(openingView({ ...opening, view: ring })).toEqual({ kind: 'bounds', bounds: [5.1, 52.1, 5.3, 52.2] });
  const area = viewOf('area=gemeente:GM0200');
  const bounds = [5.9, 52.1, 6, 52.3] as const;
  expect(openingView({ ...opening, view: area, areaBounds: [...bounds] })).toEqual({
    kind: 'bounds',
    bounds,
  });
  expect(openingView({ ...opening, view: area })).toEqual({ kind: 'everything' });
  expect(openingView({ ...opening, view: viewOf('area=pc4:7321'), hasCandidates: true })).toBeNull();
});
