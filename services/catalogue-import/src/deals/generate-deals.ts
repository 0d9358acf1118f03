import { type DuckDBDataChunk, dateValue } from '@duckdb/node-api';
import { itemsOf } from '@kavel/catalogue/duckdb';
import { vtwTypes } from '@kavel/contracts/lists';
import type { RowWriter } from '../build/row-writer';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import type { DealKind, DealSubject, FictionalData } from '../fictional-data';
import { generatedColumns } from './derive-deals';

/**
 * Open Dutch sale prices do not exist: real objects in use without a real sale get sales and rents from
 * `fictionalData`, when given. Generated again each time, because the area or place of an object may have changed; kept
 * until `deriveDeals` with rows of `objects`, the table or `sortedObjects`.
 */
export async function generateMissingDeals(
  builder: SnapshotBuilder,
  objects: string,
  fictionalData: FictionalData | null,
): Promise<void> {
  await removeGenerated(builder);
  if (fictionalData) await generate(builder, objects, fictionalData);
}

/** Removes the deals that an earlier import generated. */
export async function removeGenerated(builder: SnapshotBuilder): Promise<void> {
  await builder.run('DELETE FROM sale WHERE generated');
  await builder.run('DELETE FROM rent WHERE generated');
}

async function generate(
  builder: SnapshotBuilder,
  objects: string,
  fictionalData: FictionalData,
): Promise<void> {
  const sales = await openGenerated(builder, 'sale');
  const rents = await openGenerated(builder, 'rent');
  for await (const chunk of builder.streamChunks(subjectsSql(objects))) {
    for (const subject of subjectsIn(chunk)) {
      const { sale, rent } = fictionalData.dealsOf(subject);
      if (sale) sales.add([subject.row, dateValue(sale.day), sale.level]);
      if (rent) rents.add([subject.row, dateValue(rent.day), rent.level]);
    }
  }
  sales.close();
  rents.close();
}

async function openGenerated(builder: SnapshotBuilder, kind: DealKind): Promise<RowWriter> {
  await builder.makeDrafted(`generated_${kind}`, generatedColumns);
  return builder.openDrafted(`generated_${kind}`);
}

const columns = {
  row: 'rowid::INTEGER',
  vtwType: `list_position([${quoted(vtwTypes)}], vtw_type::VARCHAR)::INTEGER - 1`,
  bouwjaar: 'coalesce(bouwjaar, -1)',
  oppervlakte: 'oppervlakte',
  lon: 'lon',
  lat: 'lat',
  idHigh: '(object_id::BIGINT // 100000000)::INTEGER',
  idLow: '(object_id::BIGINT % 100000000)::INTEGER',
  buurtcode: 'buurtcode',
} as const;
const names = Object.keys(columns);

function subjectsSql(objects: string): string {
  return `SELECT ${Object.values(columns).join(', ')} FROM ${objects}
    WHERE NOT fictional AND oppervlakte IS NOT NULL
      AND status::VARCHAR LIKE 'Verb%' AND status::VARCHAR NOT LIKE '%gevormd%'
      AND object_id::BIGINT NOT IN (SELECT object_id::BIGINT FROM sale)`;
}

interface Subject extends DealSubject {
  row: number;
}

function* subjectsIn(chunk: DuckDBDataChunk): Generator<Subject> {
  const numbers = (name: keyof typeof columns): Float64Array => itemsOf(chunk, names.indexOf(name));
  const [idsHigh, idsLow] = [numbers('idHigh'), numbers('idLow')];
  const buurten = chunk.getColumnVector(names.indexOf('buurtcode'));
  const [rows, types, years] = [numbers('row'), numbers('vtwType'), numbers('bouwjaar')];
  const [areas, lons, lats] = [numbers('oppervlakte'), numbers('lon'), numbers('lat')];
  const { rowCount } = chunk;
  for (let at = 0; at < rowCount; at++) {
    const year = years[at] ?? -1;
    yield {
      row: rows[at] ?? 0,
      idHigh: idsHigh[at] ?? 0,
      idLow: idsLow[at] ?? 0,
      vtwType: vtwTypes[types[at] ?? 0] ?? 'overig',
      oppervlakte: areas[at] ?? 0,
      bouwjaar: year < 0 ? null : year,
      buurtcode: buurten.getItem(at) as string | null,
      lon: lons[at] ?? 0,
      lat: lats[at] ?? 0,
    };
  }
}

function quoted(options: readonly string[]): string {
  return options.map(option => `'${option}'`).join(', ');
}
