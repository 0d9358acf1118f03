import { closeSync, openSync, readSync } from 'node:fs';

const headerBytes = 100;
const blockBytes = 1 << 16;
/** Pages of one table mostly follow each other, those of its tree and of long rows stand elsewhere. */
const blocksKept = 64;

/** A page that is not what it should be. */
export class SqliteFileError extends Error {}

/** A row's bytes are those of `bytes` from `from` to `to`. */
export interface StoredRecord {
  bytes: Buffer;
  from: number;
  to: number;
}

interface Block {
  bytes: Buffer;
  /** The last one of a file is not full. */
  length: number;
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
  private readonly blocks = new Map<number, Block>();
  private at = 0;

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
    const kind = this.page(root)[startOf(root)];
    return kind === pageKinds.leaf || kind === pageKinds.interior;
  }

  /** The numbers of the pages that hold the rows of a table, in order; those themselves are not read. */
  *leaves(root: number): Generator<number> {
    const page = this.page(root);
    const start = startOf(root);
    const kind = page[start];
    if (kind === pageKinds.leaf) return yield root;
    if (kind !== pageKinds.interior) throw noPageOfTable(root);
    const children = Array.from({ length: page.readUInt16BE(start + 3) }, (_, cell) =>
      page.readUInt32BE(page.readUInt16BE(start + 12 + cell * 2)),
    );
    children.push(page.readUInt32BE(start + 8));
    // All branches of the tree are as long.
    const [first = 0] = children;
    if (this.page(first)[startOf(first)] === pageKinds.leaf) yield* children;
    else for (const child of children) yield* this.leaves(child);
  }

  /** Room for copies of some pages. */
  roomFor(pages: number): Buffer {
    return Buffer.allocUnsafeSlow(pages * this.pageSize);
  }

  /** The rows of a page, which is copied to one of the places there is room for: they last as long as the copy does. */
  rowsOn(leaf: number, room: Buffer, place: number): StoredRecord[] {
    const from = place * this.pageSize;
    this.page(leaf).copy(room, from);
    const start = from + startOf(leaf);
    if (room[start] !== pageKinds.leaf) throw noPageOfTable(leaf);
    const rows = room.readUInt16BE(start + 3);
    const records: StoredRecord[] = [];
    for (let cell = 0; cell < rows; cell++)
      records.push(this.record(room, from, from + room.readUInt16BE(start + 8 + cell * 2)));
    return records;
  }

  private record(room: Buffer, page: number, cell: number): StoredRecord {
    const end = page + this.pageSize;
    this.at = cell;
    const length = this.varint(room, end);
    this.varint(room, end);
    const from = Math.min(this.at, end);
    if (length <= this.usable - 35) return { bytes: room, from, to: Math.min(from + length, end) };
    const least = Math.floor(((this.usable - 12) * 32) / 255) - 23;
    const most = least + ((length - least) % (this.usable - 4));
    const here = most <= this.usable - 35 ? most : least;
    const head = room.subarray(from, Math.min(from + here + 4, end));
    return { bytes: this.longPayload(head, length), from: 0, to: length };
  }

  /** Seven bits a byte, the greatest first; nine bytes at most, of which the last has eight. Beyond the page is nothing. */
  private varint(bytes: Buffer, end: number): number {
    let value = 0;
    for (const last = this.at + 8; this.at < last; ) {
      const byte = this.at < end ? (bytes[this.at] ?? 0) : 0;
      this.at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    const byte = this.at < end ? (bytes[this.at] ?? 0) : 0;
    this.at += 1;
    return value * 256 + byte;
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

  /** Its bytes are those of another page as soon as that one is asked for. */
  private page(number: number): Buffer {
    if (number < 1) throw new SqliteFileError('it refers to a page that is not there');
    const at = (number - 1) * this.pageSize;
    const { bytes, length } = this.block(Math.floor(at / blockBytes));
    const from = at % blockBytes;
    if (from + this.pageSize > length) throw new SqliteFileError(`page ${number} is beyond its end`);
    return bytes.subarray(from, from + this.pageSize);
  }

  private block(number: number): Block {
    const kept = this.blocks.get(number);
    if (kept) return kept;
    const { bytes } = this.freeBlock();
    const length = readSync(this.file, bytes, 0, blockBytes, number * blockBytes);
    const block = { bytes, length };
    this.blocks.set(number, block);
    return block;
  }

  /** The memory of the oldest one: new memory for each would have to be gathered up again all the time. */
  private freeBlock(): Pick<Block, 'bytes'> {
    const [oldest] = this.blocks;
    if (this.blocks.size < blocksKept || !oldest) return { bytes: Buffer.allocUnsafeSlow(blockBytes) };
    this.blocks.delete(oldest[0]);
    return oldest[1];
  }
}

const pageKinds = { leaf: 0x0d, interior: 0x05 };

function noPageOfTable(number: number): SqliteFileError {
  return new SqliteFileError(`page ${number} is no page of a table`);
}

/** The first page of a file begins with the header of the file. */
function startOf(page: number): number {
  return page === 1 ? headerBytes : 0;
}
