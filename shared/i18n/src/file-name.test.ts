import { fileNameOf } from './file-name';

test('a file says what it is, of what, in which state and of when', () => {
  expect(fileNameOf(['waardering', 'Noord 2026', 'Goedgekeurd', '2026-03-12', null, 'data 7'], 'csv')).toBe(
    'waardering - Noord 2026 - Goedgekeurd - 2026-03-12 - data 7.csv',
  );
});

test('nothing in a name leads elsewhere or is refused by a file system', () => {
  expect(fileNameOf(['waardering', '../a\\b:"c"\u202e<d>?', 'Concept'], 'xlsx')).toBe(
    'waardering - .. a b c d - Concept.xlsx',
  );
});

test('a long name gives way, between characters; what follows it stays whole', () => {
  const name = fileNameOf(['waardering', '👨‍👩‍👧‍👦'.repeat(40), 'Concept', '2026-03-12'], 'csv');
  expect(name).toMatch(/^waardering - (👨‍👩‍👧‍👦)+ - Concept - 2026-03-12\.csv$/u);
  expect(name.length).toBeLessThan(130);
});
