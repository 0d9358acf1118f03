import { chosenOf, leftAtFirst } from './choice';

const subjects = Array.from({ length: 600 }, (_, at) => ({ id: String(at), name: `Straat ${at}` }));

test('all are chosen but those left out, at most as many as a batch may have', () => {
  expect(chosenOf(subjects.slice(0, 3), new Set(['1'])).map(({ id }) => id)).toEqual(['0', '2']);
  expect(chosenOf(subjects, new Set())).toHaveLength(500);
});

test('the subject that the address names is the only one at first; an unknown one leaves all', () => {
  expect(chosenOf(subjects, leftAtFirst(subjects, '7')).map(({ id }) => id)).toEqual(['7']);
  expect(leftAtFirst(subjects, 'x').size).toBe(0);
});
