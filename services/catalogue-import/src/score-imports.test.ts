import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SnapshotFiles } from '@kavel/catalogue';
import type { ColumnMapping } from './column-mapping';
import type { ImportKind } from './importer';
import { previewImport } from './preview-import';
import { type ImportFolder, importFolder } from './testing/import-folder';

jest.setTimeout(120_000);

/** One data folder for all kinds: each adds its own rows and takes them back. */
let folder: ImportFolder;
beforeAll(async () => {
  folder = await importFolder();
  // Something to roll back to.
  const path = join(folder.path, 'begin.csv');
  await writeFile(path, 'name,kind,lon,lat\nBakker,shop,5.1,52.1');
  await folder.bring({ kind: 'poi', paths: [path] });
});
afterAll(() => folder.remove());

/** A file with one good row and one bad one, and what both come to. */
interface Source {
  kind: ImportKind;
  file: string;
  content: string;
  mapping?: ColumnMapping;
  table: string;
  /** Rows of the table that the good row gives. */
  rows: number;
  /** Said of the bad row. */
  reason: RegExp;
}

const school = (properties: object, lon: number) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [lon, 52.1] },
});
const square = [5, 5.01, 5.01, 5, 5].map((lon, at) => [lon, at === 2 || at === 3 ? 52.01 : 52]);
const heat = (properties: object) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: [square] },
});
const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });

const sources: Record<string, Source> = {
  'key figures of areas': {
    ...{ kind: 'area-figures', file: 'kerncijfers_2023.csv', table: 'area_figure', rows: 1 },
    content: 'code,woz_x1000\nBU03630001,368\nNL00,343',
    reason: /no gemeente, wijk, buurt or PC4/,
  },
  liveability: {
    ...{ kind: 'area-figures', file: 'leefbaarheid.csv', table: 'area_figure', rows: 1 },
    content: 'code,jaar,liveability\nWK036300,2022,4.1\nWK03,2022,4.2',
    reason: /no gemeente, wijk, buurt or PC4/,
  },
  environment: {
    ...{ kind: 'area-figures', file: 'milieu_2016.csv', table: 'area_figure', rows: 1 },
    content: 'pc4,no2_avg\n1609,8.2\n0609,9.1',
    reason: /no gemeente, wijk, buurt or PC4/,
  },
  schools: {
    ...{ kind: 'schools', file: 'scholen.geojson', table: 'poi', rows: 1 },
    content: collection(school({ naam: 'De Brug', brin_nummer: '01AB' }, 5.1), school({ naam: 'Geen' }, 5.2)),
    reason: /brin_nummer/,
  },
  'charging points': {
    ...{ kind: 'charging', file: 'laadpunten.geojson', table: 'poi', rows: 1 },
    content: collection(
      school({ locationid: 'NL1', address: 'Markt 1', maxpowerkw: 22 }, 5.1),
      school({ locationid: 'NL2' }, 5.2),
    ),
    reason: /address and name, are missing/,
  },
  stops: {
    ...{ kind: 'stops', file: 'stops.txt', table: 'poi', rows: 1 },
    content: 'stop_id,stop_name,stop_lat,stop_lon\n11,Markt,52.1,5.1\n12,Paris,48.8,2.3',
    reason: /outside the Netherlands/,
  },
  'climate by the columns of a customer': {
    ...{ kind: 'climate', file: 'klimaat.geojson', table: 'climate_area', rows: 1 },
    content: collection(
      heat({ thema: 'hitte', diepte: 41, jaar: 2025 }),
      heat({ thema: 'wind', diepte: 1, jaar: 2025 }),
    ),
    mapping: { layer: 'thema', value: 'diepte' },
    reason: /unknown layer/,
  },
  'measures by the columns of a customer': {
    ...{ kind: 'measures', file: 'maatregelen.csv', table: 'measure_cost', rows: 1 },
    content:
      'soort;maatregel;prijs;besparing;bron;jaar\nkantoor;Dak;42;38;TNO;2023\nkasteel;Dak;42;38;TNO;2023',
    mapping: {
      ...{ vtw_type: 'soort', measure: 'maatregel', euros_per_m2: 'prijs' },
      ...{ kwh_per_m2: 'besparing', origin: 'bron' },
    },
    reason: /unknown vtw_type/,
  },
};

const rowsOf = (table: string) =>
  folder.look(async snapshot => {
    const [found] = await snapshot.rows<{ rows: number }>(`SELECT count(*)::INTEGER AS rows FROM ${table}`);
    return found?.rows ?? 0;
  });

// CRREM belongs to an organisation, not to the catalogue: pathways.test.ts has the same of it.
test.each(Object.entries(sources))(
  '%s are previewed, imported with the bad row named, and taken back',
  async (_, { kind, file, content, mapping, table, rows, reason }) => {
    const path = join(folder.path, file);
    await writeFile(path, content);
    const jobs = [{ kind, paths: [path], mapping }];
    const before = await rowsOf(table);
    const counts = { read: 2, accepted: 1, rejected: 1 };

    const [previewed] = await previewImport({ dataFolder: folder.path, jobs });
    expect(previewed).toMatchObject(counts);
    expect(previewed?.firstRejected?.reason).toMatch(reason);
    expect(await rowsOf(table)).toBe(before);

    const outcome = await folder.bring(...jobs);
    expect(outcome.files).toMatchObject([counts]);
    expect(await readFile(outcome.rejectedPath ?? '', 'utf8')).toMatch(reason);
    expect(await rowsOf(table)).toBe(before + rows);

    await new SnapshotFiles(folder.path).rollBack();
    expect(await rowsOf(table)).toBe(before);
  },
);
