import { guessColumns, importRows, unusedColumns } from './column-choice';

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

test('a unit at the end does not matter, what is per m² is another column', () => {
  const names = { area: ['opp'], price: ['prijs'] };
  for (const heading of ['Opp. (m²)', 'Opp m2', 'Opp [m2]', 'OPP. in m²'])
    expect([heading, guessColumns([heading], names)]).toEqual([heading, { area: 0 }]);
  for (const heading of ['Prijs (EUR)', 'Prijs €', 'Prijs in euro', 'Prijs (in €)'])
    expect([heading, guessColumns([heading], names)]).toEqual([heading, { price: 0 }]);
  for (const heading of ['Prijs per m2', 'Prijs/m²', 'Prijs (€ per m²)', 'm2 opp'])
    expect([heading, guessColumns([heading], names)]).toEqual([heading, {}]);
});

test('names the columns that are not used', () => {
  expect(unusedColumns(['Sleutel', 'Kleur', ' '], { key: 0 })).toEqual(['Kleur']);
});

test('sends the chosen columns of rows that are not empty, cut, with the lines of the file', () => {
  const table = [
    ['Sleutel', 'Titel', 'Kleur'],
    ['A-1', 'Eenmaal', 'rood'],
    ['', ' ', ''],
    ['A-2', 'Ab🏠'],
  ];
  expect(importRows(table, { key: 0, title: 1 }, 3)).toEqual([
    { line: 2, cells: { key: 'A-1', title: 'Een' } },
    { line: 4, cells: { key: 'A-2', title: 'Ab' } },
  ]);
});
