import { colourNote, mostFigures } from './colour-note';

const panden = (count: number) => ({ zoom: 16, panden: Array.from({ length: count }) });

test.each([
  ['value', panden(mostFigures), null],
  ['value', panden(mostFigures + 1), { coloured: mostFigures, of: mostFigures + 1 }],
  ['score', panden(mostFigures + 1), { coloured: mostFigures, of: mostFigures + 1 }],
  // Labels come with the tiles.
  ['label', panden(mostFigures + 1), null],
  ['label', { zoom: 13.9, panden: [] }, 'tooFar'],
  ['year', { zoom: 10, panden: [] }, null],
] as const)('colours by %s say which buildings lack one', (by, still, note) => {
  expect(colourNote(by, still, null)).toEqual(note);
  expect(colourNote(by, still, 'failed')).toBe('failed');
});
