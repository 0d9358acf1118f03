import { basename } from 'node:path';
import type { DuckDBValue } from '@duckdb/node-api';
import { outlineFigure, tables } from '@kavel/catalogue';
import { encodeShape, squareMetresOf } from '@kavel/catalogue/geo';
import { type DistrictLevel, districtFigures } from '@kavel/contracts/districts';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { openFeatures } from '../features/open-features';
import { readHead } from '../files/read-text';
import { readShape } from '../geometry/geometry';
import { ImportError } from '../import-error';
import type { FileCount, ImportContext, Importer } from '../importer';
import { readRows } from '../sheets/read-rows';
import { integer, number, text } from '../values/values';
import {
  type AreaColumn,
  areaColumn,
  type FileFigure,
  figureOf,
  partFigures,
  scoreFigures,
} from './figure-columns';
import { noiseOf } from './noise';

const staged = 'area_figure';
const figures: readonly FileFigure[] = [
  ...districtFigures,
  'no2',
  'pm25',
  'pm10',
  'liveability',
  ...partFigures,
  ...scoreFigures,
];

/**
 * Imports figures of areas by year: a CSV of figures by area code or PC4, or outlines of a year with figures. The year
 * is in a column `jaar`, in the file name, or an option of the import. Of an outline only its surface is stored, to detect areas that were redrawn
 * between two years.
 */
export const areaFiguresImporter: Importer = {
  kind: 'area-figures',
  read: async (path, context) => {
    const records = (await isTable(path)) ? tableRecords(path) : featureRecords(path);
    return stageRecords(path, context, records);
  },
  merge: context => mergeFigures(context.builder),
};

/** One area of a file. */
interface AreaRecord {
  position: number;
  /** Undefined for a missing column. */
  get(column: AreaColumn): unknown;
  /** m²; null when the file has no outlines. */
  outline: number | null;
  problem: string | null;
}

async function isTable(path: string): Promise<boolean> {
  const head = await readHead(path);
  return !head.startsWith('53514c697465') && !head.startsWith('7b') && !/json(\.gz)?$/i.test(path);
}

async function* tableRecords(path: string): AsyncGenerator<AreaRecord> {
  for await (const row of readRows(path, ['code'], areaColumn)) {
    const { line: position } = row;
    if ('problem' in row) yield { position, get: () => null, outline: null, problem: row.problem };
    else {
      const get = (column: AreaColumn) => (row.columns.includes(column) ? row.get(column) : undefined);
      yield { position, get, outline: null, problem: null };
    }
  }
}

async function* featureRecords(path: string): AsyncGenerator<AreaRecord> {
  for await (const feature of openFeatures(path, { layers: () => true, columns: () => true })) {
    const known = withKnownNames(feature.properties);
    const shape = readShape(feature);
    yield {
      position: feature.number,
      get: column => known[column],
      outline: shape.value ? squareMetresOf(encodeShape(shape.value)) : null,
      problem: null,
    };
  }
}

/** A file of buurten also has their wijk and gemeente: use the smallest area. */
const codeOrder = ['buurtcode', 'bu_code', 'wijkcode', 'wk_code'];

function withKnownNames(properties: Record<string, unknown>): Record<string, unknown> {
  const known: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(properties)) known[areaColumn(name)] ??= value;
  const smallest = codeOrder.find(name => text(properties[name]));
  return smallest ? { ...known, code: properties[smallest] } : known;
}

async function stageRecords(
  path: string,
  context: ImportContext,
  records: AsyncIterable<AreaRecord>,
): Promise<FileCount> {
  const writer = await context.builder.stageAs(staged, tables.area_figure);
  const source = sourceOf(path);
  const yearOfFile = context.year ?? yearInName(path);
  let read = 0;
  let accepted = 0;
  let yearless = 0;
  try {
    for await (const record of records) {
      read += 1;
      if (read % 1_000 === 0) context.progress(read);
      const rows = rowsOf(record, yearOfFile);
      if (typeof rows === 'string') {
        if (rows === noYear) yearless += 1;
        const id = text(record.get('code')) ?? '';
        context.rejects.add({ file: path, position: record.position, id, reason: rows });
        continue;
      }
      for (const row of rows) writer.add([...row, source, context.fictional]);
      accepted += 1;
    }
  } finally {
    writer.close();
  }
  if (yearless > 0 && accepted === 0)
    throw new ImportError(
      path,
      'does not say of which year it is: neither a column "jaar" nor its name has one; --year tells it',
    );
  return { read, accepted, what: 'areas with figures' };
}

const noYear = 'has no year';

/** Level, code, year, figure and value of each figure of a record; or the reason why it is rejected. */
function rowsOf(record: AreaRecord, yearOfFile: number | null): DuckDBValue[][] | string {
  if (record.problem !== null) return record.problem;
  const code = codeOf(record.get('code'));
  const level = levelOf(code);
  if (!level) return `code "${code}" is no gemeente, wijk, buurt or PC4`;
  const year = integer(record.get('jaar')) ?? yearOfFile;
  if (year === null) return noYear;
  const values = figures
    .filter(figure => record.get(figure) !== undefined)
    .map((figure): [string, number | null] => [figure, figureOf(figure, number(record.get(figure)))]);
  const noise = noiseOf(new Map(values));
  if (noise !== undefined) values.push(['noise', noise]);
  if (record.outline !== null) values.push([outlineFigure, record.outline]);
  return values.map(([figure, value]) => [level, code, year, figure, value]);
}

/** A PC4 may come as a decimal number: `1609.000000`. */
function codeOf(value: unknown): string {
  return (text(value) ?? '').replace(/^(\d{4})[.,]0+$/, '$1');
}

/** Amsterdam uses letters instead of digits. */
const codePatterns: Record<DistrictLevel | 'pc4', RegExp> = {
  gemeente: /^GM\d{4}$/,
  wijk: /^WK\d{4}[0-9A-Z]{2}$/,
  buurt: /^BU\d{4}[0-9A-Z]{4}$/,
  pc4: /^[1-9]\d{3}$/,
};

function levelOf(code: string): keyof typeof codePatterns | null {
  const levels = Object.keys(codePatterns) as (keyof typeof codePatterns)[];
  return levels.find(level => codePatterns[level].test(code)) ?? null;
}

function yearInName(path: string): number | null {
  const years = basename(path).match(/(?<!\d)(19|20)\d\d(?!\d)/g);
  return years?.length === 1 ? Number(years[0]) : null;
}

function sourceOf(path: string): string {
  return basename(path).split('.')[0] ?? basename(path);
}

/** A later file replaces the values of an earlier one for the same figure, area and year. */
async function mergeFigures(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStagedAs(staged, tables.area_figure);
  await builder.replace(
    'area_figure',
    `SELECT * EXCLUDE place FROM (
       SELECT *, 0 AS place FROM area_figure
       UNION ALL SELECT *, rowid + 1 FROM staged_${staged})
     QUALIFY row_number() OVER (PARTITION BY level, code, year, figure ORDER BY place DESC) = 1
     ORDER BY level, figure, year, code`,
  );
  await builder.run(`DROP TABLE staged_${staged}`);
}
