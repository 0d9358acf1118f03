import { guessColumns, importRows } from './column-choice';

const headings = {
  key: ['issuekey', 'key', 'sleutel'],
  parent: ['parentkey', 'opdracht'],
  title: ['summary', 'titel'],
  start: ['start', 'created'],
};

test('finds columns by their headings, each once, the first name of a field first', () => {
  expect(guessColumns(['Summary', 'Issue key', 'Created', 'Start', 'Parent key'], headings)).toEqual({
    title: 0,
    key: 1,
    start: 3,
    parent: 4,
  });
  expect(guessColumns(['Sleutel', 'Custom field (Opdracht)', 'Sleutel'], headings)).toEqual({
    key: 0,
    parent: 1,
  });
  expect(guessColumns(['Wat', 'Anders'], headings)).toEqual({});
});

test('sends the chosen columns of rows that are not empty, cut, with the lines of the file', () => {
  const table = [['Sleutel', 'Titel', 'Kleur'], ['A-1', 'Eenmaal', 'rood'], ['', ' ', ''], ['A-2']];
  expect(importRows(table, { key: 0, title: 1 }, 3)).toEqual([
    { line: 2, cells: { key: 'A-1', title: 'Een' } },
    { line: 4, cells: { key: 'A-2', title: '' } },
  ]);
});
