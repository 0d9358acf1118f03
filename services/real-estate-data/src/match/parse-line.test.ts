import fc from 'fast-check';
import { parseLine } from './parse-line';

const letters = 'ABCDEFGHJKLMNPRSTVWXZ';
const street = fc.constantFrom(
  'Anklaarseweg',
  "'s-Gravenlaan",
  'Van der Veldenstraat',
  'Plein 1940',
  '1e Dwarsstraat',
  'Oude Markt',
  'Skûtsjekade',
);
const place = fc.constantFrom('Apeldoorn', 'Den Haag', 'Kavelstede', "'t Veld");
const house = fc.record({
  huisnummer: fc.integer({ min: 1, max: 2_500 }),
  letter: fc.constantFrom('', 'A', 'b', 'C'),
  addition: fc.constantFrom('', '1', '2', '101', 'bis', 'HS', '3A'),
});
const postcode = fc
  .tuple(fc.integer({ min: 1_000, max: 9_999 }), fc.constantFrom(...letters), fc.constantFrom(...letters))
  .map(([digits, first, second]) => ({ digits, pair: `${first}${second}` }));

function glued(written: { huisnummer: number; letter: string; addition: string }): string {
  return `${written.huisnummer}${written.letter}${written.addition && `-${written.addition}`}`;
}

test('an address in the register’s notation is parsed', () => {
  fc.assert(
    fc.property(
      street,
      house,
      postcode,
      place,
      fc.constantFrom(', ', ' , ', ' '),
      (straat, written, { digits, pair }, town, comma) => {
        expect(parseLine(`${straat} ${glued(written)}${comma}${digits} ${pair} ${town}`)).toEqual({
          kind: 'address',
          postcode: `${digits}${pair}`,
          street: straat,
          huisnummer: written.huisnummer,
          suffix: `${written.letter}${written.addition}`.toUpperCase(),
          place: town,
        });
      },
    ),
  );
});

test('columns of a spreadsheet are parsed with any separator, with or without the street', () => {
  fc.assert(
    fc.property(
      house,
      postcode,
      fc.constantFrom(';', '\t', ',', ' | '),
      (written, { digits, pair }, separator) => {
        const cells = [
          `${digits}${pair.toLowerCase()}`,
          String(written.huisnummer),
          written.letter,
          written.addition,
        ];
        expect(parseLine(cells.join(separator))).toMatchObject({
          kind: 'address',
          postcode: `${digits}${pair}`,
          street: null,
          huisnummer: written.huisnummer,
          suffix: `${written.letter}${written.addition}`.toUpperCase(),
        });
      },
    ),
  );
});

test.each([
  ['Kerkstraat;12;A;2;1234AB;Ede', 'Kerkstraat', 12, 'A2', '1234AB', 'Ede'],
  ['Kerkstraat 12 A 2 Ede', 'Kerkstraat', 12, 'A2', null, 'Ede'],
  ['1234 AB 12-2', null, 12, '2', '1234AB', null],
  ['"Kerkstraat 5","1234 ab"', 'Kerkstraat', 5, '', '1234AB', null],
  ['1234AB12', null, 12, '', '1234AB', null],
  ['1234 AB 12 a 2', null, 12, 'A2', '1234AB', null],
  ['Plein 1940 7', 'Plein 1940', 7, '', null, null],
])('%s', (text, streetName, huisnummer, suffix, code, town) => {
  expect(parseLine(text)).toEqual({
    kind: 'address',
    street: streetName,
    huisnummer,
    suffix,
    postcode: code,
    place: town,
  });
});

test('an id of 16 digits wins, alone or in a row', () => {
  expect(parseLine(' 0200010000009675 ')).toEqual({ kind: 'id', objectId: '0200010000009675' });
  expect(parseLine('x;0200010000009675;Kerkstraat 1')).toEqual({ kind: 'id', objectId: '0200010000009675' });
});

test.each([
  '',
  'adres;postcode',
  'straat;huisnummer;postcode',
  'Kerkstraat',
  '1234 AB',
  '12',
  '0',
  'totaal: €',
  '-;-;-',
])('%j is unreadable', text => {
  expect(parseLine(text)).toEqual({ kind: 'unreadable' });
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
      expect(['id', 'address', 'unreadable']).toContain(parseLine(text).kind);
    }),
  );
});
