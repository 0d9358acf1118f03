import fc from 'fast-check';
import { characters, fitName, fitText } from './fit-text';

const family = '👨‍👩‍👧‍👦';

test('a character of several code points is kept whole or removed', () => {
  expect(fitText(`ab${family}`, 5)).toBe('ab');
  expect(fitText('e\u0301e\u0301', 3)).toBe('e\u0301');
  expect(characters(`a${family}`)).toEqual(['a', family]);
});

test('a text that looks like a tag is kept whole or removed', () => {
  expect(fitText('Noord <b>oud</b> deel', 14)).toBe('Noord <b>oud');
  expect(fitText('Noord <b>oud</b> deel', 16)).toBe('Noord <b>oud</b>');
  expect(fitText('area < 50 and > 20 m²', 12)).toBe('area < 50 an');
});

test('the name is truncated in favour of the suffix', () => {
  expect(fitName('Dotterbloemplein', ' 2026', 12)).toBe('Dotterb 2026');
  expect(fitName('Noord', ' 2026', 120)).toBe('Noord 2026');
});

test('the result is a prefix of whole characters within the limit', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(texts, fc.nat({ max: 40 }), (text, longest) => {
      const short = fitText(text, longest);
      expect(short.length).toBeLessThanOrEqual(longest);
      expect(text.startsWith(short)).toBe(true);
      expect(characters(text).join('')).toBe(text);
    }),
  );
});
