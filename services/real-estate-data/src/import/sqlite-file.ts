import { closeSync, openSync, readSync } from 'node:fs';

const headerBytes = 100;
const blockBytes = 1 << 18;
/** Pages of one table mostly follow each other, those of its tree and of long rows stand elsewhere. */
const blocksKept = 64;

/** A page that is not what it should be. */
export class SqliteFileError extends Error {}

/** A page with rows of a table, and how many. */
export interface LeafPage {
  page: Buffer;
  start: number;
  rows: number;
}

/**
 * The pages of an SQLite file: https://sqlite.org/fileformat.html. For reading whole tables from first to last only;
 * several times as quick as asking the library for each row.
 */
export class SqliteFile {
  readonly isUtf8: boolean;
  private readonly pageSize: number;
  /** Bytes of a page that hold something. */
  private readonly usable: number;
  private readonly blocks = new Map<number, Buffer>();

  private constructor(
    private readonly file: number,
    header: Buffer,
  ) {
    this.pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
    this.usable = this.pageSize - (header[20] ?? 0);
    this.isUtf8 = header.readUInt32BE(56) === 1;
  }

  static open(path: string): SqliteFile {
    const file = openSync(path, 'r');
    const header = Buffer.alloc(headerBytes);
    readSync(file, header, 0, headerBytes, 0);
    return new SqliteFile(file, header);
  }

  close(): void {
    closeSync(this.file);
  }

  /** False for what is kept by a key of its own, and for indexes. */
  isTable(root: number): boolean {
    const kind = this.page(root)[root === 1 ? headerBytes : 0];
    return kind === pageKinds.leaf || kind === pageKinds.interior;
  }

  /** The rows of the table whose tree begins at a page, in the order of their rowids. */
  *rows(root: number): Generator<Buffer> {
    for (const leaf of this.leaves(root)) yield* this.rowsOn(leaf);
  }

  /** The pages that hold the rows of a table, in order. */
  *leaves(root: number): Generator<LeafPage> {
    const page = this.page(root);
    const start = root === 1 ? headerBytes : 0;
    const kind = page[start];
    const rows = page.readUInt16BE(start + 3);
    if (kind === pageKinds.leaf) yield { page, start, rows };
    else if (kind === pageKinds.interior) {
      for (let cell = 0; cell < rows; cell++)
        yield* this.leaves(page.readUInt32BE(page.readUInt16BE(start + 12 + cell * 2)));
      yield* this.leaves(page.readUInt32BE(start + 8));
    } else throw new SqliteFileError(`page ${root} is no page of a table`);
  }

  *rowsOn({ page, start, rows }: LeafPage): Generator<Buffer> {
    for (let cell = 0; cell < rows; cell++) yield this.payload(page, page.readUInt16BE(start + 8 + cell * 2));
  }

  private payload(page: Buffer, cell: number): Buffer {
    const length = readVarint(page, cell);
    const start = length.end + varintBytes(page, length.end);
    if (length.value <= this.usable - 35) return page.subarray(start, start + length.value);
    const least = Math.floor(((this.usable - 12) * 32) / 255) - 23;
    const most = least + ((length.value - least) % (this.usable - 4));
    const here = most <= this.usable - 35 ? most : least;
    return this.longPayload(page.subarray(start, start + here + 4), length.value);
  }

  /** What does not fit in the page goes on in a chain of others. */
  private longPayload(head: Buffer, length: number): Buffer {
    const payload = Buffer.allocUnsafe(length);
    let filled = head.copy(payload, 0, 0, head.length - 4);
    for (let next = head.readUInt32BE(head.length - 4); filled < length; ) {
      const page = this.page(next);
      filled += page.copy(payload, filled, 4, Math.min(this.usable, 4 + length - filled));
      next = page.readUInt32BE(0);
    }
    return payload;
  }

  private page(number: number): Buffer {
    if (number < 1) throw new SqliteFileError('it refers to a page that is not there');
    const at = (number - 1) * this.pageSize;
    const block = this.block(Math.floor(at / blockBytes));
    const from = at % blockBytes;
    if (from + this.pageSize > block.length) throw new SqliteFileError(`page ${number} is beyond its end`);
    return block.subarray(from, from + this.pageSize);
  }

  private block(number: number): Buffer {
    const kept = this.blocks.get(number);
    if (kept) return kept;
    const block = Buffer.allocUnsafe(blockBytes);
    const length = readSync(this.file, block, 0, blockBytes, number * blockBytes);
    const [oldest] = this.blocks.keys();
    if (this.blocks.size >= blocksKept && oldest !== undefined) this.blocks.delete(oldest);
    const read = block.subarray(0, length);
    this.blocks.set(number, read);
    return read;
  }
}

const pageKinds = { leaf: 0x0d, interior: 0x05 };

/** Seven bits a byte, the greatest first; nine bytes at most, of which the last has eight. */
export function readVarint(bytes: Buffer, from: number): { value: number; end: number } {
  let value = 0;
  for (let at = from; at < from + 8; at++) {
    const byte = bytes[at] ?? 0;
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, end: at + 1 };
  }
  return { value: value * 256 + (bytes[from + 8] ?? 0), end: from + 9 };
}

function varintBytes(bytes: Buffer, from: number): number {
  let length = 1;
  while (length < 9 && (bytes[from + length - 1] ?? 0) >= 128) length += 1;
  return length;
}
