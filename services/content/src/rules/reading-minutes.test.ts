import { readingMinutes } from './reading-minutes';

test('rounds up, and counts neither marks nor addresses of links', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('woord '.repeat(220))).toBe(1);
  expect(readingMinutes('woord '.repeat(221))).toBe(2);
  expect(readingMinutes('## **[de wet](https://wetten.overheid.nl/a/b)** — '.repeat(110))).toBe(1);
});
