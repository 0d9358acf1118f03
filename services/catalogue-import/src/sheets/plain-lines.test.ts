import fc from 'fast-check';
import Papa from 'papaparse';
import { PlainLines } from './plain-lines';

test('cells of lines without quotes are those that the library gives, however lines end', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '7', ';', ',', ' ', '\n', '\r', '\r\n', 'é', '"'),
    maxLength: 60,
  });
  fc.assert(
    fc.property(text, fc.constantFrom(';', ',', '\t'), (written, delimiter) => {
      const lines = PlainLines.of(Buffer.from(written), delimiter)?.all();
      if (lines) expect(lines.map(({ cells }) => cells)).toEqual(Papa.parse(written, { delimiter }).data);
      else expect(written).toMatch(/^$|"|\r/);
    }),
    { numRuns: 2_000 },
  );
});
