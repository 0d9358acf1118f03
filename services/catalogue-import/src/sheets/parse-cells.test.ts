import fc from 'fast-check';
import Papa from 'papaparse';
import { parseCells } from './parse-cells';

test('cells are those that the library gives, with quotes or without, however lines end', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '7', ';', ',', ' ', '\n', '\r', '\r\n', 'é'),
    maxLength: 60,
  });
  const quoted = fc.string({ unit: fc.constantFrom('a', ';', '"', '\n'), maxLength: 30 });
  fc.assert(
    fc.property(fc.oneof(text, quoted), fc.constantFrom(';', ',', '\t'), (written, delimiter) => {
      expect(parseCells(written, delimiter)).toEqual(Papa.parse(written, { delimiter }).data);
    }),
    { numRuns: 2_000 },
  );
});
