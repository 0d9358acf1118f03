/** Why a file cannot be read as a list of addresses. */
export type Refusal = 'empty' | 'spreadsheet' | 'broken' | 'notText' | 'tooLarge';

export type ReadText = { kind: 'text'; text: string } | { kind: 'refused'; reason: Refusal };

/** Maximum file size in bytes, far above the longest list. */
export const largestFile = 50 * 1024 * 1024;

const refused = (reason: Refusal): ReadText => ({ kind: 'refused', reason });

function startsWith(bytes: Uint8Array, ...signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** XLSX and ODS are zip files. */
export function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
}

/** XLS, and XLSX with a password, start with the compound file signature. */
function isSpreadsheet(bytes: Uint8Array): boolean {
  return isZip(bytes) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
}

/** Text has no NUL and few control characters; images, PDFs and programs have many. */
function looksBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 4096);
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46) || head.includes(0)) return true;
  const controls = head.filter(byte => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13);
  return controls.length > head.length * 0.01;
}

/** UTF-16 when it has a byte order mark; UTF-8 when valid; else the encoding of Windows spreadsheets. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a file, or why it is rejected. */
export function readBytes(bytes: Uint8Array): ReadText {
  if (bytes.length > largestFile) return refused('tooLarge');
  if (isSpreadsheet(bytes)) return refused('spreadsheet');
  const isUtf16 = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  if (!isUtf16 && looksBinary(bytes)) return refused('notText');
  const text = decode(bytes);
  if (text.trim() === '') return refused('empty');
  return /^\s*(<|\{|\[\s*[{[])/.test(text) ? refused('notText') : { kind: 'text', text };
}
