import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toGrid } from '@kavel/catalogue/geo';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { readHead } from '../files/read-text';
import { zipEntries } from '../files/zip-entries';
import { placeOf } from '../geometry/geometry';
import { ImportError } from '../import-error';
import { importRows } from '../import-rows';
import type { FileCount, ImportContext, Importer } from '../importer';
import type { CsvRow } from '../sheets/read-rows';
import { number, text } from '../values/values';

const staged = 'stop';
const stopColumns =
  'stop_id VARCHAR, naam VARCHAR, parent VARCHAR, is_parent BOOLEAN, source VARCHAR, x INTEGER, y INTEGER, fictional BOOLEAN';
const zipHead = '504b0304';

/** Names in GTFS, and in tables made of it. */
const columns: Readonly<Record<string, string>> = { stop_name: 'name', stop_lat: 'lat', stop_lon: 'lon' };

/** Stops of GTFS. Platforms of one stop become one point, with the name of their stop where it has a row of its own. */
export const stopsImporter: Importer = {
  kind: 'stops',
  read: async (path, context) => {
    if (/json(\.gz)?$/i.test(path))
      throw new ImportError(
        path,
        'is JSON; stops are a GTFS zip, its stops.txt, or a table: stop_id, name, lon, lat',
      );
    const isZip = (await readHead(path)).startsWith(zipHead);
    return isZip ? readZipped(path, context) : readStops(path, path, context);
  },
  merge: context => mergeStops(context.builder),
};

async function readZipped(path: string, context: ImportContext): Promise<FileCount> {
  const { builder } = context;
  const work = builder.files.building(builder.id);
  for await (const { name, bytes } of zipEntries(path, work, name => name === 'stops.txt')) {
    const unpacked = `${work}.${name}`;
    try {
      await pipeline(Readable.from(bytes), createWriteStream(unpacked));
      return await readStops(unpacked, path, context);
    } finally {
      await rm(unpacked, { force: true });
    }
  }
  throw new ImportError(path, 'is a zip without a stops.txt, and so no GTFS');
}

/** `path` may be unpacked of the file that the rows are of. */
function readStops(path: string, file: string, context: ImportContext): Promise<FileCount> {
  const source = basename(file);
  return importRows(path, context, {
    file,
    what: 'stops and platforms',
    table: { name: staged, columns: stopColumns },
    required: ['stop_id', 'name', 'lon', 'lat'],
    id: 'stop_id',
    toColumn: header => columns[header.toLowerCase()] ?? header.toLowerCase(),
    toValues: row => stopValues(row, source, context.fictional),
  });
}

function stopValues(row: CsvRow, source: string, fictional: boolean) {
  const id = text(row.get('stop_id'));
  const naam = text(row.get('name'));
  if (!id || !naam) return { problem: 'stop_id or name is missing' };
  const [lon, lat] = [number(row.get('lon')), number(row.get('lat'))];
  if (lon === null || lat === null) return { problem: 'lon or lat is no number' };
  const place = placeOf(lon, lat, 'wgs84');
  if (typeof place === 'string') return { problem: place };
  const { x, y } = toGrid(place);
  const isParent = row.get('location_type') === '1';
  return { value: [id, naam, text(row.get('parent_station')), isParent, source, x, y, fictional] };
}

async function mergeStops(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStagedAs(staged, stopColumns);
  await builder.run(
    `DELETE FROM poi WHERE (source, fictional) IN (SELECT (source, fictional) FROM staged_${staged})`,
  );
  await builder.run(
    `INSERT INTO poi BY NAME
     SELECT 'stop' AS kind, coalesce(parent, stop_id) AS poi_id,
       coalesce(min(naam) FILTER (is_parent), min(naam)) AS naam, NULL AS detail,
       nullif(count(*) FILTER (NOT is_parent), 0)::DOUBLE AS amount, source,
       coalesce(avg(x) FILTER (NOT is_parent), avg(x))::INTEGER AS x,
       coalesce(avg(y) FILTER (NOT is_parent), avg(y))::INTEGER AS y, bool_and(fictional) AS fictional
     FROM staged_${staged} GROUP BY source, poi_id`,
  );
  await builder.run(`DROP TABLE staged_${staged}`);
}
