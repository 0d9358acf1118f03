import { read } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { energyLabels, gebruiksdoelen, vtwTypes } from '@kavel/contracts';
import { enkelbestemmingen, type LocatorObjectData } from '@kavel/contracts/locator';
import type { IndexedGemeente, IndexTexts, SourceRows } from '../store/locator/index-source';

/**
 * What a result shows of an object, 64 bytes each in the order of the index, in a file of their own: DuckDB takes
 * seconds for a hundred rows from all over a table, this takes a read of 64 bytes for each.
 */
const recordBytes = 64;
const numbersFrom = 8;
const noId = -1n;

/** Writes records to a file that is open, and is closed by who opened it. */
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

/** Everything known of an object that is not a range. */
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

/** The records of a snapshot, read as they are asked for. */
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

  /** In the order of the positions asked for. */
  async read(positions: readonly number[]): Promise<RecordFields[]> {
    const bytes = Buffer.allocUnsafe(positions.length * recordBytes);
    await this.fill(bytes, positions);
    return positions.map((_, at) => this.fieldsOf(bytes.subarray(at * recordBytes, (at + 1) * recordBytes)));
  }

  /** With callbacks: a promise for each of a thousand small reads costs more than the reads. */
  private fill(bytes: Buffer, positions: readonly number[]): Promise<void> {
    if (positions.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      let left = positions.length;
      const done = (error: Error | null, bytesRead: number): void => {
        if (error) reject(error);
        else if (bytesRead < recordBytes) reject(new Error('The file of the locator records is cut off'));
        left -= 1;
        if (left === 0) resolve();
      };
      for (const [at, position] of positions.entries())
        read(this.file.fd, bytes, at * recordBytes, recordBytes, position * recordBytes, done);
    });
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private fieldsOf(record: Buffer): RecordFields {
    const number = (index: number): number => record.readInt32LE((numbersFrom + index) * 4);
    const pandId = record.readBigInt64LE(8);
    const [straat, woonplaats] = this.texts.streets[number(0)] ?? ['', ''];
    const [huisletter, huisnummertoevoeging, status] = this.texts.details[number(3)] ?? [null, null, null];
    const [wijkcode, wijknaam, buurtcode, buurtnaam, gemeentenaam] = this.texts.areas[number(4)] ?? [
      null,
      null,
      null,
      null,
      null,
    ];
    const gemeente = this.gemeenten[number(5)];
    const kinds = number(6);
    const codes = number(7);
    return {
      objectId: idText(record.readBigInt64LE(0)),
      pandId: pandId === noId ? null : idText(pandId),
      straat,
      huisnummer: number(1),
      huisletter,
      huisnummertoevoeging,
      postcode: postcodeText(number(2)),
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
      lon: record.readDoubleLE(16),
      lat: record.readDoubleLE(24),
      status,
      fictional: kinds >> 24 === 1,
      provincie: gemeente?.provincie ?? null,
      enkelbestemming: enkelbestemmingen[(codes & 255) - 1] ?? null,
    };
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
