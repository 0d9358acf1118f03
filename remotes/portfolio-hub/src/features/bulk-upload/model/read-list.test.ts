import fc from 'fast-check';
import { type ColumnRole, canCompose, withRole } from './columns';
import { composeLines, readList } from './read-list';

const linesOf = (text: string, roles?: ColumnRole[]) => {
  const list = readList(text);
  return composeLines(list.rows, roles ?? list.roles).map(({ line, text: address }) => [line, address]);
};

test('a plain list keeps its lines and their numbers', () => {
  expect(linesOf('Anklaarseweg 10, 7316 AA Apeldoorn\r\n\r\nKerkstraat 1, Apeldoorn\n')).toEqual([
    [1, 'Anklaarseweg 10, 7316 AA Apeldoorn'],
    [3, 'Kerkstraat 1, Apeldoorn'],
  ]);
});

test('addresses without commas', () => {
  expect(linesOf('Kerkstraat 1 Apeldoorn\nDorpsweg 2 Ede')).toEqual([
    [1, 'Kerkstraat 1 Apeldoorn'],
    [2, 'Dorpsweg 2 Ede'],
  ]);
});

test('a table with Dutch headings and semicolons', () => {
  const text = [
    'Id;Straatnaam;Huisnummer;Huisletter;Toevoeging;Postcode;Plaats',
    '1;Kerkstraat;12;A;2;7311AA;Apeldoorn',
    '2;"Laan ""Oost""; noord";3;;B;;Ede',
  ].join('\n');
  expect(linesOf(text)).toEqual([
    [2, 'Kerkstraat 12A-2, 7311AA Apeldoorn'],
    [3, 'Laan "Oost"; noord 3B, Ede'],
  ]);
});

test('metadata above an exported table is not read as addresses, and lines keep their numbers', () => {
  const head = ['\uFEFFPortefeuille;Noord, oud', 'Lijst;huren.csv', 'Status;Toegevoegd', ''];
  const table = ['Regel;Tekst;Uitkomst;Adres', '1;Kerkstraat 1 Ede;Toegevoegd;"Kerkstraat 1, 6711 AA Ede"'];
  expect(linesOf([...head, ...table].join('\r\n'))).toEqual([[6, 'Kerkstraat 1, 6711 AA Ede']]);
  expect(linesOf('Kerkstraat 1, Ede\n\nAdres\nDorpsweg 2, Ede')).toHaveLength(3);
});

test('a row number is not a house number', () => {
  const text = 'Nr;Straatnaam;Huisnr;PC;Opmerking\n1;Kerkstraat;12;7311AA;x\n2;;;;leeg';
  expect(readList(text).roles).toEqual(['ignore', 'street', 'number', 'postcode', 'ignore']);
  expect(linesOf(text)).toEqual([
    [2, 'Kerkstraat 12, 7311AA'],
    [3, ''],
  ]);
});

test('a role that is given to a column is removed from the column that had it', () => {
  expect(withRole(['number', 'street', 'ignore'], 2, 'number')).toEqual(['ignore', 'street', 'number']);
  expect(withRole(['ignore', 'street'], 1, 'ignore')).toEqual(['ignore', 'ignore']);
});

test('a table without headings is read by its content', () => {
  expect(readList('7311AA;12;a;Kerkstraat\n7311AB;5;;Dorpsweg').roles.slice(0, 2)).toEqual([
    'postcode',
    'number',
  ]);
  expect(linesOf('Kerkstraat\t12\t7311AA\tApeldoorn\nDorpsweg\t5\t6711AB\tEde')).toEqual([
    [1, 'Kerkstraat 12, 7311AA Apeldoorn'],
    [2, 'Dorpsweg 5, 6711AB Ede'],
  ]);
});

test('a corrected column changes what is matched', () => {
  expect(linesOf('A-1;Kerkstraat 1;7311AA\nA-2;Dorpsweg 2;7311AB', ['ignore', 'address', 'ignore'])).toEqual([
    [1, 'Kerkstraat 1'],
    [2, 'Dorpsweg 2'],
  ]);
});

test('columns that do not identify an address are detected', () => {
  expect(canCompose(['street', 'city', 'ignore'])).toBe(false);
  expect(canCompose(['number', 'postcode'])).toBe(true);
  expect(canCompose(readList('naam;bedrag\nJansen;12').roles)).toBe(true);
});

test('for any pasted text no line exceeds the contract, and the numbers rise', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 400 }), { maxLength: 40 }), parts => {
      const list = readList(parts.join('\n'));
      const lines = composeLines(list.rows, list.roles);
      lines.forEach(({ line, text }, index) => {
        expect(text.length).toBeLessThanOrEqual(300);
        expect(line).toBeGreaterThan(lines[index - 1]?.line ?? 0);
      });
    }),
  );
});
