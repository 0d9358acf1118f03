import fc from 'fast-check';
import { dateOf, datePattern, dateText } from './dates';

test('a date is formatted by language, independent of the browser', () => {
  expect(dateText('2026-03-12', 'nl')).toBe('12-03-2026');
  expect(dateText('2026-03-12', 'en')).toBe('12/03/2026');
  expect(dateText('2026-03-12', 'de')).toBe('12.03.2026');
  expect(dateText('', 'nl')).toBe('');
  expect(datePattern('nl')).toBe('dd-mm-jjjj');
});

test.each([
  ['1-2-2026', '2026-02-01'],
  ['01/02/2026', '2026-02-01'],
  ['1.2.2026', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['29-2-2024', '2024-02-29'],
  ['29-2-2026', null],
  ['32-1-2026', null],
  ['1-13-2026', null],
  ['1-2-26', null],
  ['vandaag', null],
  ['', null],
])('%j is the date %j', (typed, expected) => {
  expect(dateOf(typed)).toBe(expected);
});

test('a formatted date is parsed back to the same day', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('nl', 'en', 'de'), (day, language) => {
      const iso = day.toISOString().slice(0, 10);
      expect(dateOf(dateText(iso, language))).toBe(iso);
    }),
  );
});
