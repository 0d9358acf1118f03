import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { climateAt, energyFacts, measureTable } from '@kavel/catalogue';
import { toGrid } from '@kavel/catalogue/geo';
import { objectId, writeObjects } from '../testing/bag-fixture';
import { type ImportFolder, importFolder } from '../testing/import-folder';

jest.setTimeout(120_000);

let folder: ImportFolder;
beforeEach(async () => {
  folder = await importFolder();
});
afterEach(() => folder.remove());

async function save(name: string, content: string): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, content);
  return path;
}

const square = (west: number) => [
  [
    [west, 52],
    [west + 0.01, 52],
    [west + 0.01, 52.01],
    [west, 52.01],
    [west, 52],
  ],
];
const area = (west: number, properties: object) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: square(west) },
});
const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
const place = toGrid({ lon: 5.005, lat: 52.005 });

describe('climate layers', () => {
  test('have the value of the outline around a place; wrong rows are rejected with their reasons', async () => {
    const path = await save(
      'klimaat.geojson',
      collection(
        area(5, { layer: 'hitte', value: 41, jaar: 2025 }),
        area(5, { layer: 'Overstroming', value: 80, chance: 0.001, jaar: 2025 }),
        area(5.1, { layer: 'regen', value: 12, jaar: 2025 }),
        area(5, { layer: 'overstroming', value: 80, jaar: 2025 }),
        area(5, { layer: 'fundering', value: 4, jaar: 2025 }),
        area(5, { layer: 'wind', value: 1, jaar: 2025 }),
        area(5, { layer: 'regen', value: 12 }),
      ),
    );
    const outcome = await folder.bring({ kind: 'climate', paths: [path] });
    expect(outcome.files).toMatchObject([{ what: 'climate areas', accepted: 3, rejected: 4 }]);
    const rejected = await readFile(outcome.rejectedPath ?? '', 'utf8');
    for (const reason of ['chance of a flood', 'from 0 to 3', 'unknown layer', 'of which year'])
      expect(rejected).toContain(reason);
    await folder.look(async snapshot => {
      expect((await climateAt(snapshot))(place.x, place.y)).toMatchObject({
        heat: { value: 41, year: 2025, source: 'klimaat.geojson', fictional: false },
        flood: { value: 80, chance: 0.001 },
      });
      expect((await climateAt(snapshot))(0, 0)).toEqual({});
    });
  });

  test('of a later year come first, and a file that comes again replaces its rows', async () => {
    const heat = (value: number, jaar: number) => collection(area(5, { layer: 'heat', value, jaar }));
    const later = await save('later.geojson', heat(44, 2050));
    await folder.bring(
      { kind: 'climate', paths: [later] },
      { kind: 'climate', paths: [await save('now.geojson', heat(38, 2025))] },
    );
    const valueNow = () =>
      folder.look(async snapshot => (await climateAt(snapshot))(place.x, place.y).heat?.value);
    expect(await valueNow()).toBe(44);
    await save('later.geojson', heat(46, 2050));
    await folder.bring({ kind: 'climate', paths: [later] });
    expect(await valueNow()).toBe(46);
    const rows = await folder.look(snapshot => snapshot.rows('SELECT value FROM climate_area'));
    expect(rows).toHaveLength(2);
  });

  test('of a customer have columns of any name, and a year for the whole file', async () => {
    const path = await save('eigen.geojson', collection(area(5, { thema: 'regen', diepte: 18 })));
    const mapping = { layer: 'thema', value: 'diepte' };
    await folder.bring({ kind: 'climate', paths: [path], mapping, year: 2024 });
    await folder.look(async snapshot => {
      expect((await climateAt(snapshot))(place.x, place.y).rain).toMatchObject({ value: 18, year: 2024 });
    });
  });
});

describe('energy facts', () => {
  test('are of objects; a later file replaces those of the same object', async () => {
    const header = 'object_id;jaar;heat_source;gas_m3;electricity_kwh;monitored;foundation_label\n';
    await folder.bring({
      kind: 'bag',
      paths: [await writeObjects(folder.path, [{ id: objectId(1), at: [5.005, 52.005] }])],
    });
    const first = await save(
      'energie.csv',
      `${header}${objectId(1)};2024;gas;1200;2500,5;ja;c\n${objectId(2)};2024;steenkool;1;1;;\n12;2024;gas;1;1;;\n${objectId(3)};2024;gas;-1;1;;\n`,
    );
    const outcome = await folder.bring({ kind: 'energy-facts', paths: [first] });
    expect(outcome.files).toMatchObject([{ what: 'energy facts', accepted: 1, rejected: 3 }]);
    const second = await save('energie-2025.csv', `${header}${objectId(1)};2025;hybrid;;2000;nee;\n`);
    const factsNow = () =>
      folder.look(async snapshot =>
        (await energyFacts(snapshot, [objectId(1), objectId(9)])).get(objectId(1)),
      );
    expect(await factsNow()).toMatchObject({
      heatSource: 'gas',
      gasM3: 1_200,
      electricityKwh: 2_500.5,
      monitored: true,
      foundationLabel: 'C',
      year: 2024,
      source: 'energie.csv',
    });
    await folder.bring({ kind: 'energy-facts', paths: [second] });
    expect(await factsNow()).toMatchObject({
      heatSource: 'hybrid',
      gasM3: null,
      monitored: false,
      year: 2025,
    });
  });
});

describe('measures', () => {
  test('have cost and effect by type and period, and say who published them', async () => {
    const header = 'vtw_type;built_from;built_to;measure;euros_per_m2;kwh_per_m2;origin;jaar\n';
    const path = await save(
      'maatregelen.csv',
      `${header}appartement;1900;1964;Dakisolatie;42,5;38;TNO;2023\nvilla;;;Dak;1;1;TNO;2023\nkantoor;;;Dak;-1;1;TNO;2023\nkantoor;2000;1990;Dak;1;1;TNO;2023\nkantoor;;;Dak;1;1;;2023\n`,
    );
    const outcome = await folder.bring({ kind: 'measures', paths: [path] });
    expect(outcome.files).toMatchObject([{ what: 'measures', accepted: 1, rejected: 4 }]);
    expect(await folder.look(measureTable)).toEqual([
      {
        name: 'Dakisolatie',
        vtwType: 'appartement',
        builtFrom: 1900,
        builtTo: 1964,
        eurosPerM2: 42.5,
        savedKwhPerM2: 38,
        source: 'TNO',
        year: 2023,
        fictional: false,
      },
    ]);
  });
});
