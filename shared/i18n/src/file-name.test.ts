import { fileNameOf } from './file-name';

test('a file name has kind, name, status and date', () => {
  expect(fileNameOf(['waardering', 'Noord 2026', 'Goedgekeurd', '2026-03-12', null, 'data 7'], 'csv')).toBe(
    'waardering - Noord 2026 - Goedgekeurd - 2026-03-12 - data 7.csv',
  );
});

test('a file name has no path separators or forbidden characters', () => {
  expect(fileNameOf(['waardering', '../a\\b:"c"\u202e<d>?', 'Concept'], 'xlsx')).toBe(
    'waardering - .. a b c d - Concept.xlsx',
  );
});

test('a long name is truncated between characters; the parts after it stay whole', () => {
  const name = fileNameOf(['waardering', '👨‍👩‍👧‍👦'.repeat(40), 'Concept', '2026-03-12'], 'csv');
  expect(name).toMatch(/^waardering - (👨‍👩‍👧‍👦)+ - Concept - 2026-03-12\.csv$/u);
  expect(name.length).toBeLessThan(130);
});
