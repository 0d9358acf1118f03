import { read } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { energyLabels, enkelbestemmingen, gebruiksdoelen, vtwTypes } from '@kavel/contracts/lists';
import type { LocatorObjectData } from '@kavel/contracts/locator';
import { type IndexedGemeente, type IndexTexts, noLabel, type SourceRows } from './index-source';

/**
 * Display fields of an object, 64 bytes each in index order, in a separate file: DuckDB takes seconds for a hundred
 * rows spread over a table, this takes one read of 64 bytes each.
 */
export const recordBytes = 64;
const numbersFrom = 8;
/** Offset of the label byte in a record: 0 for no label, else its index plus one. */
const labelByte = (numbersFrom + 7) * 4 + 1;
const noId = -1n;

/** Writes records to an open file; the caller closes it. */
export async function writeRecords(
  file: FileHandle,
  { count, numbers, ids, degrees }: SourceRows,
): Promise<void> {
  const buffer = new ArrayBuffer(count * recordBytes);
  const idView = new BigInt64Array(buffer);
  const degreeView = new Float64Array(buffer);
  const numberView = new Int32Array(buffer);
  for (let row = 0; row < count; row++) {
    idView[row * 8] = ids.object_id[row] ?? noId;
    idView[row * 8 + 1] = ids.pand_id[row] ?? noId;
    degreeView[row * 8 + 2] = degrees.lon[row] ?? 0;
    degreeView[row * 8 + 3] = degrees.lat[row] ?? 0;
    const at = row * 16 + numbersFrom;
    numberView[at] = numbers.street[row] ?? 0;
    numberView[at + 1] = numbers.huisnummer[row] ?? 0;
    numberView[at + 2] = numbers.postcode[row] ?? -1;
    numberView[at + 3] = numbers.detail[row] ?? 0;
    numberView[at + 4] = numbers.area_code[row] ?? 0;
    numberView[at + 5] = numbers.gemeente[row] ?? -1;
    numberView[at + 6] =
      (numbers.functions[row] ?? 0) | ((numbers.vtw[row] ?? 0) << 16) | ((numbers.fictional[row] ?? 0) << 24);
    numberView[at + 7] = ((numbers.zoning[row] ?? -1) + 1) | (((numbers.label[row] ?? -1) + 1) << 8);
  }
  await file.writeFile(new Uint8Array(buffer));
}

/** Replaces the labels of records by indexes in `energyLabels`, or `noLabel`. */
export function relabelRecords(records: Uint8Array, labels: Uint8Array): void {
  for (let row = 0; row * recordBytes < records.length; row++)
    records[row * recordBytes + labelByte] = (labels[row] ?? noLabel) + 1;
}

/** Known facts of an object, except ranges. */
export type RecordFields = Omit<
  LocatorObjectData,
  | 'sources'
  | 'oppervlakte'
  | 'bouwjaar'
  | 'footprint'
  | 'height'
  | 'coverage'
  | 'highwayDistance'
  | 'trainstationDistance'
  | 'kvkCoverage'
  | 'kvkRegistration'
>;

/** The records of a snapshot, read on request. */
export class Records {
  private constructor(
    private readonly file: FileHandle,
    private readonly gemeenten: readonly IndexedGemeente[],
    private readonly texts: IndexTexts,
  ) {}

  static async open(
    path: string,
    gemeenten: readonly IndexedGemeente[],
    texts: IndexTexts,
  ): Promise<Records> {
    return new Records(await open(path, 'r'), gemeenten, texts);
  }

  /** In the order of the requested positions. */
  async read(positions: readonly number[]): Promise<RecordFields[]> {
    const batch = await this.batch(positions);
    return positions.map((_, at) => batch.fieldsAt(at));
  }

  /** The same, decoded lazily: for thousands of records of which few are used. */
  async batch(positions: ArrayLike<number>): Promise<RecordBatch> {
    const { runs, places, bytes } = runsOf(positions);
    const buffer = Buffer.allocUnsafe(bytes);
    await this.fill(buffer, runs);
    return new RecordBatch(buffer, places, this.gemeenten, this.texts);
  }

  /** Uses callbacks: a promise per small read costs more than the read. */
  private fill(bytes: Buffer, runs: readonly Run[]): Promise<void> {
    if (runs.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      let left = runs.length;
      for (const { from, to, place } of runs) {
        const length = (to - from) * recordBytes;
        read(this.file.fd, bytes, place, length, from * recordBytes, (error, bytesRead) => {
          if (error) reject(error);
          else if (bytesRead < length) reject(new Error('The file of the locator records is cut off'));
          left -= 1;
          if (left === 0) resolve();
        });
      }
    });
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

/** Nearby records that are read in one operation. */
interface Run {
  from: number;
  to: number;
  /** Target offset in bytes. */
  place: number;
}

/** Records within one 4 kB disk page are read together. */
const mostBetween = 4_096 / recordBytes;

function runsOf(positions: ArrayLike<number>): { runs: Run[]; places: Uint32Array; bytes: number } {
  const positionOf = (at: number): number => positions[at] ?? 0;
  const ascending = Uint32Array.from(positions, (_, at) => at).sort((a, b) => positionOf(a) - positionOf(b));
  const runs: Run[] = [];
  const places = new Uint32Array(positions.length);
  let bytes = 0;
  let run: Run | undefined;
  for (const at of ascending) {
    const position = positionOf(at);
    if (run === undefined || position > run.to + mostBetween) {
      run = { from: position, to: position, place: bytes };
      runs.push(run);
    }
    run.to = Math.max(run.to, position + 1);
    places[at] = run.place + (position - run.from) * recordBytes;
    bytes = run.place + (run.to - run.from) * recordBytes;
  }
  return { runs, places, bytes };
}

/** Records in requested order. */
export class RecordBatch {
  constructor(
    private readonly bytes: Buffer,
    private readonly places: Uint32Array,
    private readonly gemeenten: readonly IndexedGemeente[],
    private readonly texts: IndexTexts,
  ) {}

  /** As `postcodeCode`; −1 for none. */
  postcodeAt(at: number): number {
    return this.numberAt(at, 2);
  }

  /** Letter and addition, as index of `IndexTexts.details`. */
  detailAt(at: number): number {
    return this.numberAt(at, 3);
  }

  fieldsAt(at: number): RecordFields {
    const { bytes } = this;
    const place = this.places[at] ?? 0;
    const pandId = bytes.readBigInt64LE(place + 8);
    const [straat, woonplaats] = this.texts.streets[this.numberAt(at, 0)] ?? ['', ''];
    const [huisletter, huisnummertoevoeging, status] = this.texts.details[this.detailAt(at)] ?? [
      null,
      null,
      null,
    ];
    const [wijkcode, wijknaam, buurtcode, buurtnaam, gemeentenaam] = this.texts.areas[
      this.numberAt(at, 4)
    ] ?? [null, null, null, null, null];
    const gemeente = this.gemeenten[this.numberAt(at, 5)];
    const kinds = this.numberAt(at, 6);
    const codes = this.numberAt(at, 7);
    return {
      objectId: idText(bytes.readBigInt64LE(place)),
      pandId: pandId === noId ? null : idText(pandId),
      straat,
      huisnummer: this.numberAt(at, 1),
      huisletter,
      huisnummertoevoeging,
      postcode: postcodeText(this.postcodeAt(at)),
      woonplaats,
      gemeentecode: gemeente?.code ?? null,
      gemeentenaam,
      wijkcode,
      wijknaam,
      buurtcode,
      buurtnaam,
      gebruiksdoelen: gebruiksdoelen.filter((_, bit) => (kinds >> bit) & 1),
      vtwType: vtwTypes[(kinds >> 16) & 255] ?? 'overig',
      energielabel: energyLabels[((codes >> 8) & 255) - 1] ?? null,
      lon: bytes.readDoubleLE(place + 16),
      lat: bytes.readDoubleLE(place + 24),
      status,
      fictional: kinds >> 24 === 1,
      provincie: gemeente?.provincie ?? null,
      enkelbestemming: enkelbestemmingen[(codes & 255) - 1] ?? null,
    };
  }

  private numberAt(at: number, index: number): number {
    return this.bytes.readInt32LE((this.places[at] ?? 0) + (numbersFrom + index) * 4);
  }
}

function idText(id: bigint): string {
  return String(id).padStart(16, '0');
}

function postcodeText(code: number): string | null {
  if (code < 0) return null;
  const letters = code % 676;
  return `${Math.floor(code / 676)}${String.fromCharCode(65 + Math.floor(letters / 26), 65 + (letters % 26))}`;
}
