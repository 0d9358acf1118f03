import { chosenOf } from './choice';

const subjects = Array.from({ length: 600 }, (_, at) => ({ id: String(at), name: `Straat ${at}` }));

test('all are chosen but those left out, at most as many as a batch may have', () => {
  expect(chosenOf(subjects.slice(0, 3), new Set(['1'])).map(({ id }) => id)).toEqual(['0', '2']);
  expect(chosenOf(subjects, new Set())).toHaveLength(500);
});
