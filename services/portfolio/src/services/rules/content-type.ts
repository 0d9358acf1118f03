/** Number of first bytes (magic numbers) that identify a type. */
export const headBytes = 4_096;
export const unknownType = 'application/octet-stream';

type Signature = readonly [type: string, text: string, offset?: number];

/**
 * First bytes as Latin-1 text. Only the types that a page displays or warns about; docs/decisions explains why no
 * library is used.
 */
const signatures: readonly Signature[] = [
  ['application/pdf', '%PDF-'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'WEBP', 8],
  ['image/tiff', 'II*\0'],
  ['image/tiff', 'MM\0*'],
  ['image/avif', 'ftypavif', 4],
  ['image/heic', 'ftyphei', 4],
  ['image/heic', 'ftypmif1', 4],
  ['video/quicktime', 'ftypqt', 4],
  ['video/mp4', 'ftyp', 4],
  ['application/gzip', '\x1f\x8b'],
  ['application/vnd.rar', 'Rar!\x1a\x07'],
  ['application/x-7z-compressed', '7z\xbc\xaf\x27\x1c'],
  ['application/x-cfb', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['application/x-msdownload', 'MZ'],
  ['application/x-executable', '\x7fELF'],
];

const office = 'application/vnd.openxmlformats-officedocument';
/** Names of the first entries in a zip; nothing is unpacked, so a zip bomb is harmless. */
const zipContents: readonly Signature[] = [
  [`${office}.wordprocessingml.document`, 'word/'],
  [`${office}.spreadsheetml.sheet`, 'xl/'],
  [`${office}.presentationml.presentation`, 'ppt/'],
  ['application/vnd.oasis.opendocument.text', 'mimetypeapplication/vnd.oasis.opendocument.text'],
  [
    'application/vnd.oasis.opendocument.spreadsheet',
    'mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
  ],
];

const htmlStart = /^<(?:!doctype html|html|head|body|script|iframe|title|style|table|div|h1|a|br|p|b)[\s>]/i;

/** Detects the type of a file by its first bytes, ignoring its name. */
export function contentTypeOf(head: Buffer): string {
  const text = head.toString('latin1');
  const known = signatures.find(([, sign, offset = 0]) => text.startsWith(sign, offset));
  if (known) return known[0];
  if (text.startsWith('PK\x03\x04') || text.startsWith('PK\x05\x06')) {
    return zipContents.find(([, sign]) => text.includes(sign))?.[0] ?? 'application/zip';
  }
  return textTypeOf(head);
}

function textTypeOf(head: Buffer): string {
  const text = readable(head);
  if (text === null) return unknownType;
  if (htmlStart.test(withoutComments(text))) return 'text/html';
  if (/<svg[\s>]/i.test(text)) return 'image/svg+xml';
  if (/^\s*<\?xml/.test(text)) return 'application/xml';
  return 'text/plain';
}

/**
 * The text from the first tag on. Comments are skipped one by one, because a regular expression could backtrack
 * excessively.
 */
function withoutComments(text: string): string {
  let rest = text.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4);
    if (end < 0) return '';
    rest = rest.slice(end + 3).trimStart();
  }
  return rest;
}

/** Null for anything but text: UTF-8, or UTF-16 with a byte order mark. */
function readable(head: Buffer): string | null {
  const encoding = head.length > 1 ? markedEncoding(head) : 'utf-8';
  try {
    // A character may be truncated at the end of the head: `stream` accepts that.
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return /(?![\t\n\f\r])\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

function markedEncoding(head: Buffer): string {
  const mark = head.readUInt16BE(0);
  if (mark === 0xfffe) return 'utf-16le';
  return mark === 0xfeff ? 'utf-16be' : 'utf-8';
}
