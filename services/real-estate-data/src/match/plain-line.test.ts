import fc from 'fast-check';
import { parseLine, readAnyLine } from './parse-line';
import { readPlainLine } from './plain-line';

const word = fc.oneof(
  fc.constantFrom(
    'Kerkstraat',
    'van',
    "'s-Gravenweg",
    'Burg.',
    'Boven',
    'beneden',
    'Huis',
    'bis',
    'HS',
    'a',
    'De',
  ),
  fc.stringMatching(/^[A-Za-zéüĳß'’.-]{3,9}$/),
);
/** Mostly valid input. */
const mostly = (usual: string, ...others: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));

const address = fc
  .record({
    street: fc.array(word, { minLength: 1, maxLength: 3 }),
    number: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.constantFrom(0, 1940, 99_999, 100_000)),
    letter: mostly('', 'A', 'b', 'AB', ' C'),
    addition: fc.constantFrom('', '-2', '-hs', '-A12', ' bis', '-12345'),
    comma: mostly(', ', ',', ' ', ', , '),
    digits: mostly('7311', '999', '10000', '1000', '9999'),
    letters: mostly('AB', 'zz', 'Ab', 'A', 'ABC'),
    gap: mostly(' ', '', '\u00a0'),
    place: fc.oneof(fc.constant(['Ede']), fc.array(word, { maxLength: 3 })),
  })
  .map(
    a =>
      `${a.street.join(' ')} ${a.number}${a.letter}${a.addition}${a.comma}${a.digits}${a.gap}${a.letters} ${a.place.join(' ')}`,
  );
/** One character inserted, deleted or replaced. */
const mutated = fc
  .tuple(address, fc.nat(), fc.constantFrom('', ' ', ',', '-', '7', 'q', ';', '"', 'ſ', '\u212a'), fc.nat(1))
  .map(([text, at, sign, dropped]) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + sign + text.slice(place + dropped);
  });

test('the fast path gives the same result as the full grammar', () => {
  let plain = 0;
  fc.assert(
    fc.property(fc.oneof(address, mutated), text => {
      const quick = readPlainLine(text);
      if (quick === null) return;
      plain += 1;
      expect(quick).toEqual(readAnyLine(text));
    }),
    { numRuns: 5_000 },
  );
  expect(plain).toBeGreaterThan(100);
});

test('an address of the register uses the fast path', () => {
  for (const text of ["'s-Gravenweg 1", '???']) expect(readPlainLine(text)).toBeNull();
  const text = 'Burg. van ’t Hoffstraat 12A-2, 1234 AB Bergen op Zoom';
  expect(readPlainLine(text)).toEqual(parseLine(text));
  expect(readPlainLine(text)).toMatchObject({ huisnummer: 12, suffix: 'A2', place: 'Bergen op Zoom' });
});
