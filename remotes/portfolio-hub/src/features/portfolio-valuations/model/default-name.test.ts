import { formatsOf } from '@kavel/i18n';
import { defaultValuationName, localDay } from './default-name';

test('the default name of a valuation has its portfolio and the day', () => {
  expect(defaultValuationName('Apeldoorn Noord', '2026-11-21', formatsOf('nl'))).toBe(
    'Apeldoorn Noord 21 nov 2026',
  );
});

test('the longest portfolio name still leaves room for the day', () => {
  const name = defaultValuationName('x'.repeat(120), '2026-11-21', formatsOf('nl'));
  expect(name).toHaveLength(120);
  expect(name).toMatch(/ 21 nov 2026$/);
});

test('the day is in the user’s time zone, not in UTC', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 10))).toBe('2026-01-05');
});
