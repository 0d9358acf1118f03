import type { SnapshotBuilder } from '../build/snapshot-builder';
import { splitMapping } from '../column-mapping';
import { readHead } from '../files/read-text';
import { importRows } from '../import-rows';
import type { FileCount, ImportContext, Importer } from '../importer';
import { readJsonSeries } from './json-series';
import { seriesRow } from './series-row';

const table = 'series_value';
const what = 'values of series';

/** Imports series of the market by area and period, of any publisher. */
export const seriesImporter: Importer = {
  kind: 'series',
  read: async (path, context) =>
    (await isJson(path)) ? readDocument(path, context) : readTable(path, context),
  merge: context => mergeSeries(context.builder),
};

async function isJson(path: string): Promise<boolean> {
  return (await readHead(path)).startsWith('7b');
}

/** Headers in tables of CBS and, for the empty one, of DNB. */
const aliases: Readonly<Record<string, string>> = {
  '': 'period',
  code: 'area',
  regions: 'area',
  regios: 'area',
  region: 'area',
  perioden: 'period',
  periods: 'period',
  periode: 'period',
};

function readTable(path: string, context: ImportContext): Promise<FileCount> {
  const { headers, values } = splitMapping(context.mapping ?? {});
  const given = new Map([...headers].map(([field, header]) => [header.toLowerCase(), field]));
  return importRows(path, context, {
    what,
    table,
    required: ['period', 'value'].filter(field => !values.has(field)),
    id: 'period',
    toColumn: header => {
      const small = header.toLowerCase();
      const name = given.get(small) ?? aliases[small] ?? small;
      // A column that is mapped, or has a value, is not read by its own name.
      return (headers.has(name) && !given.has(small)) || values.has(name) ? `unused_${small}` : name;
    },
    toValues: row => seriesRow(field => values.get(field) ?? row.get(field), path, context.fictional),
  });
}

async function readDocument(path: string, context: ImportContext): Promise<FileCount> {
  const { headers, values } = splitMapping(context.mapping ?? {});
  const periods = await readJsonSeries(path, headers.get('value'));
  const writer = await context.builder.stage(table);
  let accepted = 0;
  try {
    for (const [at, [period, value]] of periods.entries()) {
      const told = new Map([...values, ['period', period], ['value', value]] as const);
      const row = seriesRow(field => told.get(field) ?? null, path, context.fictional);
      if (row.problem === undefined) {
        writer.add(row.value);
        accepted += 1;
      } else context.rejects.add({ file: path, position: at + 1, id: period, reason: row.problem });
    }
  } finally {
    writer.close();
  }
  return { read: periods.length, accepted, what };
}

/** A later file replaces the values of an earlier one; series of another base year stay beside it, to be chained. */
async function mergeSeries(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStaged(table);
  await builder.replace(
    table,
    `SELECT * EXCLUDE place FROM (
       SELECT *, 0 AS place FROM ${table}
       UNION ALL SELECT *, rowid + 1 FROM staged_${table})
     QUALIFY row_number() OVER
       (PARTITION BY indicator, code, grain, period, base_year, fictional ORDER BY place DESC) = 1
     ORDER BY indicator, code, grain, base_year, period`,
  );
  await builder.run(`DROP TABLE staged_${table}`);
}
