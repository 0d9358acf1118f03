import fc from 'fast-check';
import { contentTypeOf, headBytes } from './content-type';
import { safeFileName } from './safe-file-name';

const office = 'application/vnd.openxmlformats-officedocument';

describe('the type of a file', () => {
  it.each([
    ['%PDF-1.7\n', 'application/pdf'],
    ['\x89PNG\r\n\x1a\n\0\0', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
    ['RIFF\0\0\0\0WAVEfmt ', 'application/octet-stream'],
    ['PK\x03\x04..word/document.xml', `${office}.wordprocessingml.document`],
    ['PK\x03\x04..xl/workbook.xml', `${office}.spreadsheetml.sheet`],
    ['PK\x03\x04..a.txt', 'application/zip'],
    ['MZ\x90\0', 'application/x-msdownload'],
    ['<!DOCTYPE HTML><p>', 'text/html'],
    ['  <!-- a --> <!-- b -->\n<script>', 'text/html'],
    ['<?xml version="1.0"?><svg onload="x">', 'image/svg+xml'],
    ['<?xml version="1.0"?><a>', 'application/xml'],
    ['straat;huisnummer\r\n', 'text/plain'],
    ['a\0b', 'application/octet-stream'],
    ['', 'text/plain'],
  ])('%j is %s', (head, type) => {
    expect(contentTypeOf(Buffer.from(head, 'latin1'))).toBe(type);
  });

  it('is text also when a character is truncated, or a byte order mark indicates UTF-16', () => {
    expect(contentTypeOf(Buffer.from('één').subarray(0, 4))).toBe('text/plain');
    expect(contentTypeOf(Buffer.from('\ufeff<html>', 'utf16le'))).toBe('text/html');
  });

  it('is detected quickly for any input, also for unterminated comments', () => {
    const comments = Buffer.from('<!---->'.repeat(headBytes / 7) + '<!--'.repeat(100));
    expect(contentTypeOf(comments.subarray(0, headBytes))).toBe('text/plain');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => contentTypeOf(Buffer.from(bytes)) !== ''),
    );
  });
});

test('a safe name has no path, control or direction characters, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), given => {
      const name = safeFileName(given);
      if (name === null) return;
      expect(name).toBe(safeFileName(name));
      expect(name).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      expect(name.length).toBeLessThanOrEqual(255);
      expect(name).not.toMatch(/^\.*$/);
    }),
  );
});
