/**
 * Some values of rows as SQLite stores them: https://sqlite.org/fileformat.html#record_format. Texts and numbers as
 * text, null where there is nothing.
 */
export class RecordReader {
  private readonly slots: Int32Array;
  private readonly width: number;
  /** Of each wanted value: kind, first byte, length. */
  private readonly places: Int32Array;
  private at = 0;
  readonly texts: (string | null)[];
  blob: Buffer | null = null;

  /** Places of the wanted columns among all stored ones; the value at `blobColumn` is given as bytes. */
  constructor(
    wanted: readonly number[],
    private readonly blobColumn: number,
  ) {
    this.width = Math.max(blobColumn, ...wanted) + 1;
    this.slots = new Int32Array(this.width).fill(-1);
    for (const [slot, column] of wanted.entries()) this.slots[column] = slot;
    this.texts = wanted.map(() => null);
    this.places = new Int32Array(wanted.length * 3);
  }

  /** Fills `texts` and `blob`, until the next row. */
  read(record: Buffer): void {
    const { from, to } = this.find(record);
    const { texts, places } = this;
    // Asked for at once: each text by itself takes as long as all of them. Unless all is ASCII, places are not those of bytes.
    const all = to > from ? record.toString('utf8', from, to) : '';
    const isAscii = all.length === to - from;
    for (let slot = 0; slot < texts.length; slot++) {
      const kind = places[slot * 3] ?? 0;
      const start = places[slot * 3 + 1] ?? 0;
      const length = places[slot * 3 + 2] ?? 0;
      if (kind < firstText) texts[slot] = numberText(record, start, kind, length);
      else if (length === 0) texts[slot] = null;
      else if (isAscii) texts[slot] = all.slice(start - from, start - from + length);
      else texts[slot] = record.toString('utf8', start, start + length);
    }
  }

  /** Notes where the wanted values are; gives the stretch that all wanted texts lie in. */
  private find(record: Buffer): { from: number; to: number } {
    this.places.fill(0);
    this.blob = null;
    this.at = 0;
    const headerEnd = this.varint(record);
    let [value, from, to] = [headerEnd, record.length, 0];
    for (let column = 0; column < this.width && this.at < headerEnd; column++) {
      const kind = this.varint(record);
      const length = kind >= firstText ? (kind - firstText - (kind & 1)) / 2 : (lengths[kind] ?? 0);
      const slot = this.slots[column] ?? -1;
      if (slot >= 0) {
        this.places[slot * 3] = kind;
        this.places[slot * 3 + 1] = value;
        this.places[slot * 3 + 2] = length;
        if (kind >= firstText && length > 0) {
          if (value < from) from = value;
          to = value + length;
        }
      } else if (column === this.blobColumn && kind >= firstText)
        this.blob = record.subarray(value, value + length);
      value += length;
    }
    return { from, to };
  }

  private varint(record: Buffer): number {
    let number = 0;
    for (let byte = 128; byte >= 128; ) {
      byte = record[this.at++] ?? 0;
      number = number * 128 + (byte & 127);
    }
    return number;
  }
}

/** From here on kinds are those of bytes, the odd ones of text; they tell the length too. */
const firstText = 12;
/** Bytes of null, whole numbers, a real number, 0 and 1. */
const lengths = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

function numberText(record: Buffer, at: number, kind: number, length: number): string | null {
  if (kind === 0) return null;
  if (kind === 7) return String(record.readDoubleBE(at));
  if (kind >= 8) return String(kind - 8);
  return String(length === 8 ? record.readBigInt64BE(at) : record.readIntBE(at, length));
}
