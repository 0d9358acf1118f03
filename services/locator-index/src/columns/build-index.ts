import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { type LocatorRangeKey, locatorRangeKeys, locatorRanges } from '@kavel/contracts/lists';
import { ColumnWriter } from './column-writer';
import {
  indexedGemeenten,
  knownFigures,
  numberTexts,
  rangeColumns,
  readAddressOrder,
  readIndexSource,
} from './index-source';
import { type FileHeader, layoutOf } from './layout';
import { writeRecords } from './records';

/** Incremented when the file format changes: files of another version are rebuilt. */
export const indexVersion = 2;
export const headerLengthBytes = 8;
/** Maximum number of values; one more code means unknown. */
const mostValues = 65_535;

export interface IndexPaths {
  index: string;
  records: string;
}

/** Writes the index files of a snapshot, atomically. */
export async function buildIndex(connection: DuckDBConnection, paths: IndexPaths): Promise<void> {
  const gemeenten = await indexedGemeenten(connection);
  const { texts, onStreets } = await numberTexts(connection);
  const figures = {} as Record<LocatorRangeKey, number[]>;
  for (const key of locatorRangeKeys) figures[key] = tellApart(key, await knownFigures(connection, key));
  const counted = await connection.runAndReadAll('SELECT count(*)::INTEGER FROM verblijfsobject');
  const objects = Number(counted.getRowsJS()[0]?.[0] ?? 0);
  const values = Object.fromEntries(
    locatorRangeKeys.map(key => [key, figures[key].map(figure => figure / rangeColumns[key].scale)]),
  ) as Record<LocatorRangeKey, number[]>;
  const streetStarts = startsOf(onStreets);
  const header = { version: indexVersion, objects, gemeenten, values, texts, streetStarts };
  await writeWhole(paths.index, async index => {
    const layout = layoutOf(objects);
    const start = await writeHeader(index, header);
    await index.truncate(start + layout.fileBytes);
    const target = { file: index.fd, start, layout };
    const columns = new ColumnWriter(target, objects, gemeenten.length, figures);
    await readAddressOrder(connection, (rows, numbers, count) => columns.addAddresses(rows, numbers, count));
    await writeWhole(paths.records, records =>
      readIndexSource(connection, gemeenten, async rows => {
        columns.add(rows);
        await writeRecords(records, rows);
      }),
    );
    columns.finish();
  });
}

/** Start of each street in address order, followed by the end of the last. */
function startsOf(onStreets: readonly number[]): number[] {
  let start = 0;
  const starts = onStreets.map(count => {
    start += count;
    return start - count;
  });
  return [...starts, start];
}

/**
 * Beyond its default upper bound a range does not distinguish values, so they share the last code when there are more
 * values than codes.
 */
function tellApart(key: LocatorRangeKey, figures: number[]): number[] {
  if (figures.length <= mostValues) return figures;
  const end = locatorRanges(0)[key].max * rangeColumns[key].scale;
  const kept = figures.filter(figure => figure <= end);
  const beyond = figures.find(figure => figure > end);
  const merged = beyond === undefined ? kept : [...kept, beyond];
  if (merged.length > mostValues)
    throw new Error(`The locator cannot tell ${merged.length} values of ${key} apart`);
  return merged;
}

/** Returns the offset of the columns. */
async function writeHeader(file: FileHandle, header: FileHeader): Promise<number> {
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(headerLengthBytes);
  length.writeUInt32LE(text.length);
  await file.writeFile(length);
  await file.writeFile(text);
  return headerLengthBytes + text.length;
}

/** Writes a file atomically. */
export async function writeWhole(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  const file = await open(temporary, 'w');
  try {
    await write(file);
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
