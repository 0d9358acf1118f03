import { briefWords } from './brief-words';

test.each([
  [
    'Bbl hfst. 3 en 5 (nieuwbouw: Bbl 4.152)',
    'Bbl ch. 3 and 5 (new construction: Bbl 4.152)',
    'Bbl Kap. 3 und 5 (Neubau: Bbl 4.152)',
  ],
  ['€/m²·jaar', '€/m²·year', '€/m²·Jahr'],
  ['stuks', 'pieces', 'Stück'],
  ['dm³/s·m²', 'dm³/s·m²', 'dm³/s·m²'],
])('%s', (text, english, german) => {
  expect([briefWords(text, 'nl'), briefWords(text, 'en'), briefWords(text, 'de')]).toEqual([
    text,
    english,
    german,
  ]);
});
