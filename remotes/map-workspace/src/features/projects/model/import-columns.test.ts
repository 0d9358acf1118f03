import { guessColumns, importRows } from './import-columns';

test('knows the headings of trackers in three languages, each column once', () => {
  expect(
    guessColumns(['Summary', 'Issue key', 'Issue Type', 'Status', 'Created', 'Due date', 'Parent key']),
  ).toEqual({
    title: 0,
    issue_key: 1,
    service: 2,
    status: 3,
    start: 4,
    due: 5,
    parent_key: 6,
  });
  expect(guessColumns(['Sleutel', 'Opdracht', 'Titel', 'Adres'])).toEqual({
    issue_key: 0,
    parent_key: 1,
    title: 2,
    address: 3,
  });
  expect(guessColumns(['Wat', 'Anders'])).toEqual({});
});

test('sends the chosen columns of rows that are not empty, with the lines of the file', () => {
  const table = [['Sleutel', 'Titel', 'Kleur'], ['A-1', 'Een', 'rood'], ['', ' ', ''], ['A-2']];
  expect(importRows(table, { issue_key: 0, title: 1 })).toEqual([
    { line: 2, cells: { issue_key: 'A-1', title: 'Een' } },
    { line: 4, cells: { issue_key: 'A-2', title: '' } },
  ]);
});
