import { periodOf } from './period';

const today = '2026-11-24';

test.each([
  ['2023-01-01', null, 'from'],
  ['2026-11-24', null, 'from'],
  ['2027-01-01', null, 'fromLater'],
  ['2025-01-01', '2035-12-31', 'fromUntil'],
  [null, '2035-12-31', 'until'],
  [null, null, 'unknown'],
])('%s and %s is told as %s', (from, to, text) => {
  expect(periodOf(from, to, today).text).toBe(text);
});
