import fc from 'fast-check';
import { z } from 'zod';
import { bagIdSchema } from '../objects/real-estate-object';
import { isBagId, isIsoDate, isUuid, isVisibleText, isWithin } from './checks';

const nearly = (valid: fc.Arbitrary<string>) =>
  fc.oneof(
    valid,
    fc.string(),
    fc.tuple(valid, fc.string({ maxLength: 2 })).map(parts => parts.join('')),
  );

describe('the light checks agree with the services’ schemas', () => {
  test.each([
    ['bag id', isBagId, bagIdSchema, fc.stringMatching(/^\d{15,17}$/)],
    ['uuid', isUuid, z.uuid(), fc.uuid()],
    ['date', isIsoDate, z.iso.date(), fc.stringMatching(/^20\d\d-[01]\d-[0-3]\d$/)],
  ] as const)('%s', (_, check, schema, valid) => {
    fc.assert(
      fc.property(nearly(valid), text => check(text) === schema.safeParse(text).success),
      { numRuns: 1000 },
    );
  });

  test('limits are inclusive and reject everything that is not a number', () => {
    const limits = { min: 1, max: 2 };
    expect([1, 2, 0.99, 2.01, Number.NaN, '1', null].map(value => isWithin(value, limits))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('isVisibleText', () => {
  it.each([
    ['a name', 'Jean-Luc d’Été & Zoë (2) – №1'],
    ['other scripts', 'Ἀθῆναι, Łódź, 東京, Ελλάδα'],
    ['letters with marks of their own', 'Zoe\u0308'],
    ['emoji', '🏢🇳🇱👍🏽'],
    ['keycaps, text style and the flag of a country in a state', '1️⃣ #️⃣ ✔\uFE0E 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['emoji that are joined', '👩‍🚀 👨‍👩‍👧 ❤️‍🔥 👩🏽‍💻'],
  ])('is true for %s', (_, text) => {
    expect(isVisibleText(text)).toBe(true);
  });

  it.each([
    ['zero-width space', 'Demo\u200BBeheer'],
    ['zero-width joiner between letters', 'Demo\u200DBeheer'],
    ['zero-width no-break space', '\uFEFFDemo'],
    ['soft hyphen', 'De\u00ADmo'],
    ['right-to-left override', 'Demo\u202Eereheb'],
    ['isolate of direction', '\u2066Demo\u2069'],
    ['tag characters', 'Demo\u{E0041}\u{E007F}'],
    ['Hangul filler', '\u3164'],
    ['blank braille', '\u2800'],
    ['variation selector after a letter', 'A\uFE0F'],
    ['two variation selectors', '❤\uFE0F\uFE0F'],
    ['variation selector after a digit', '1\uFE0F'],
    ['tag characters after a flag that no region has', '🏴\u{E0067}\u{E0062}\u{E0041}\u{E007F}'],
    ['line separator', 'Demo\u2028Beheer'],
    ['lone surrogate', 'Demo\uD800'],
    ['null', 'Demo\u0000'],
  ])('is false with %s', (_, text) => {
    expect(isVisibleText(text)).toBe(false);
  });
});
