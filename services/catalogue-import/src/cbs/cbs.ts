import { blobValue, type DuckDBValue } from '@duckdb/node-api';
import { encodeShape } from '@kavel/catalogue/geo';
import { openFeatures } from '../features/open-features';
import type { Feature } from '../features/read-features';
import { readHead } from '../files/read-text';
import { type Read, readShape } from '../geometry/geometry';
import { shapeColumns } from '../geometry/shape-columns';
import { ImportError } from '../import-error';
import { importRows } from '../import-rows';
import type { FileCount, ImportContext, Importer } from '../importer';
import { number, text } from '../values/values';
import { mergeAreas, stagedFigures } from './merge-areas';

type Properties = Record<string, unknown>;
type AreaKind = 'buurten' | 'wijken' | 'gemeenten';

/** Maps the CBS field names, which change every few years, to ours. */
const aliases: Readonly<Record<string, string>> = {
  bu_code: 'buurtcode',
  cbs_code: 'buurtcode',
  bu_naam: 'buurtnaam',
  naam: 'buurtnaam',
  wk_code: 'wijkcode',
  wk_naam: 'wijknaam',
  wijk: 'wijknaam',
  gm_code: 'gemeentecode',
  gm_naam: 'gemeentenaam',
  gemeente_key: 'gemeentecode',
  gemeente: 'gemeentenaam',
  aant_inw: 'aantal_inwoners',
  aantal_hh: 'aantal_huishoudens',
  huishoudens: 'aantal_huishoudens',
  gem_hh_gr: 'gemiddelde_huishoudgrootte',
  gem_huishouden_grootte: 'gemiddelde_huishoudgrootte',
  bev_dichth: 'bevolkingsdichtheid',
  sted: 'stedelijkheid',
  oad: 'omgevingsadressendichtheid',
};

const names = new Set([
  'codering',
  'fid',
  'feature_id',
  'buurtcode',
  'buurtnaam',
  'wijkcode',
  'wijknaam',
  'gemeentecode',
  'gemeentenaam',
]);
/** Amsterdam uses letters instead of digits. */
const codePatterns = {
  buurten: /^BU\d{4}[0-9A-Z]{4}$/,
  wijken: /^WK\d{4}[0-9A-Z]{2}$/,
  gemeenten: /^GM\d{4}$/,
};
const codeColumns = { buurten: 'buurtcode', wijken: 'wijkcode', gemeenten: 'gemeentecode' };

/**
 * Imports CBS wijken en buurten with their key figures, or key figures of StatLine alone, which are added to existing
 * areas.
 */
export const cbsImporter: Importer = {
  kind: 'cbs',
  read: async (path, context) =>
    (await isTable(path)) ? readKeyFigures(path, context) : readAreaFile(path, context),
  merge: context => mergeAreas(context.builder),
};

/** StatLine: https://opendata.cbs.nl, table "Kerncijfers wijken en buurten": one row per area of any level. */
function readKeyFigures(path: string, context: ImportContext): Promise<FileCount> {
  return importRows(path, context, {
    what: 'key figures',
    table: stagedFigures,
    required: ['codering'],
    id: 'codering',
    toColumn: columnName,
    toValues: row => {
      const code = row.get('codering') ?? '';
      if (!/^(BU|WK)/.test(code)) return { problem: `"${code}" is no buurt or wijk` };
      const figures = Object.fromEntries(row.columns.map(name => [name, number(row.get(name))]));
      return { value: [code, JSON.stringify(figuresOf(figures))] };
    },
  });
}

async function isTable(path: string): Promise<boolean> {
  const head = await readHead(path);
  return !head.startsWith('53514c697465') && !head.startsWith('7b') && !/json(\.gz)?$/i.test(path);
}

/** `AantalInwoners_5` and `aantalInwoners` → `aantal_inwoners`, independent of the year's naming. */
function columnName(name: string): string {
  const snake = name
    .replace(/_\d+$/, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase();
  return aliases[snake] ?? snake;
}

async function readAreaFile(path: string, context: ImportContext): Promise<FileCount> {
  const writers = {
    buurten: await context.builder.stage('buurt'),
    wijken: await context.builder.stage('wijk'),
    gemeenten: await context.builder.stage('gemeente'),
  };
  const kinds = new Map<string | null, AreaKind>();
  let read = 0;
  let accepted = 0;
  try {
    for await (const feature of openFeatures(path, { layers: isAreaLayer, columns: () => true })) {
      const properties = withKnownNames(feature.properties);
      const kind = kinds.get(feature.layer) ?? detectKind(path, properties, feature);
      kinds.set(feature.layer, kind);
      read += 1;
      const row = areaRow(kind, feature, properties, context);
      if (row.problem === undefined) {
        writers[kind].add(row.value);
        accepted += 1;
      } else {
        const id = text(properties[codeColumns[kind]]) ?? '';
        context.rejects.add({ file: path, position: feature.number, id, reason: row.problem });
      }
      if (read % 200 === 0) context.progress(read);
    }
  } finally {
    for (const writer of Object.values(writers)) writer.close();
  }
  return { read, accepted, what: [...kinds.values()].join(' and ') || 'areas' };
}

function isAreaLayer(_: string, columns: ReadonlySet<string>): boolean {
  const properties = withKnownNames(Object.fromEntries([...columns].map(column => [column, null])));
  return Object.values(codeColumns).some(code => code in properties);
}

function withKnownNames(properties: Properties): Properties {
  const known: Properties = {};
  for (const [name, value] of Object.entries(properties)) {
    known[columnName(name)] = value;
  }
  return known;
}

/** The layer of gemeenten may have empty columns of smaller areas. */
function detectKind(path: string, properties: Properties, { layer, number: position }: Feature): AreaKind {
  if (!/gemeente/i.test(layer ?? '')) {
    if ('buurtcode' in properties) return 'buurten';
    if ('wijkcode' in properties) return 'wijken';
  }
  if ('gemeentecode' in properties && 'gemeentenaam' in properties) return 'gemeenten';
  throw new ImportError(
    path,
    `is no CBS file: feature ${position} has neither "buurtcode" nor "wijkcode", nor "gemeentecode" with "gemeentenaam"`,
  );
}

function areaRow(
  kind: AreaKind,
  feature: Feature,
  properties: Properties,
  context: ImportContext,
): Read<DuckDBValue[]> {
  const code = text(properties[codeColumns[kind]]);
  if (!code || !codePatterns[kind].test(code))
    return { problem: `code "${code ?? ''}" is not like BU00000000, WK000000 or GM0000` };
  const gemeentenaam = text(properties.gemeentenaam);
  if (gemeentenaam === 'Buitenland') return { problem: 'lies abroad' };
  const shape = readShape(feature);
  if (kind === 'gemeenten') {
    if (!gemeentenaam) return { problem: 'has no gemeentenaam' };
    // The name is kept without an outline too; the outline is then derived from its wijken.
    return { value: [code, gemeentenaam, shape.value ? blobValue(encodeShape(shape.value)) : null] };
  }
  if (shape.problem !== undefined) return shape;
  const naam = text(properties[kind === 'buurten' ? 'buurtnaam' : 'wijknaam']);
  const gemeentecode = text(properties.gemeentecode) ?? `GM${code.slice(2, 6)}`;
  const parents = kind === 'buurten' ? [text(properties.wijkcode) ?? `WK${code.slice(2, 8)}`] : [];
  return {
    value: [
      code,
      naam,
      ...parents,
      gemeentecode,
      gemeentenaam,
      JSON.stringify(figuresOf(properties)),
      context.fictional,
      ...shapeColumns(shape.value),
    ],
  };
}

/** Numbers and short texts; negative numbers are how CBS marks missing figures. */
function figuresOf(properties: Properties): Record<string, number | string> {
  const figures: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (names.has(name)) continue;
    if (typeof value === 'number' && value >= 0) figures[name] = value;
    if (typeof value === 'string' && value.length > 0 && value.length <= 60) figures[name] = value;
  }
  return figures;
}
