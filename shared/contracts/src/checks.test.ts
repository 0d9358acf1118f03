import fc from 'fast-check';
import { z } from 'zod';
import { isBagId, isIsoDate, isUuid, isWithin } from './checks';
import { bagIdSchema } from './real-estate-object';

const nearly = (valid: fc.Arbitrary<string>) =>
  fc.oneof(
    valid,
    fc.string(),
    fc.tuple(valid, fc.string({ maxLength: 2 })).map(parts => parts.join('')),
  );

describe('the light checks agree with the schemas that services use', () => {
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

  test('limits include their ends and nothing that is no number', () => {
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
