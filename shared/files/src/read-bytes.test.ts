import { readBytes } from './read-bytes';

const utf8 = (text: string) => new TextEncoder().encode(text);

test('UTF-8, with and without a byte order mark', () => {
  expect(readBytes(utf8('Curaçaostraat 1'))).toEqual({ kind: 'text', text: 'Curaçaostraat 1' });
  expect(readBytes(utf8('\uFEFFCuraçaostraat 1'))).toEqual({ kind: 'text', text: 'Curaçaostraat 1' });
});

test('the encoding of Windows spreadsheets', () => {
  const bytes = Uint8Array.from([...'Cura'].map(letter => letter.charCodeAt(0)).concat(0xe7, 0x61, 0xeb));
  expect(readBytes(bytes)).toEqual({ kind: 'text', text: 'Curaçaë' });
});

test('UTF-16 as Excel saves "Unicode text"', () => {
  const text = 'adres\tplaats\r\nÉénstraat 1\tEde';
  const bytes = new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
  expect(readBytes(bytes)).toEqual({ kind: 'text', text });
});

test.each([
  ['an empty file', new Uint8Array(), 'empty'],
  ['only blank lines', utf8('\n \r\n\t'), 'empty'],
  ['xlsx or zip', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), 'spreadsheet'],
  ['xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'spreadsheet'],
  ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 'notText'],
  ['a PDF', utf8('%PDF-1.7\n1 0 obj'), 'notText'],
  ['a web page', utf8('<!doctype html><p>Kerkstraat 1'), 'notText'],
  ['JSON', utf8('[{"adres":"Kerkstraat 1"}]'), 'notText'],
] as const)('%s is rejected', (_, bytes, reason) => {
  expect(readBytes(bytes)).toEqual({ kind: 'refused', reason });
});
