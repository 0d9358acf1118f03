import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toLonLat } from '@kavel/catalogue/geo';
import { realData } from '@kavel/service-kit/testing';
import { type ImportFolder, importFolder } from '../testing/import-folder';

jest.setTimeout(120_000);

let folder: ImportFolder;
beforeEach(async () => {
  folder = await importFolder();
});
afterEach(() => folder.remove());

interface Row {
  bestemming: string;
  naam: string | null;
  plan: string | null;
  source: string;
  west: number;
  north: number;
}

async function areas(): Promise<Row[]> {
  const rows = await folder.look(snapshot =>
    snapshot.rows<Omit<Row, 'west' | 'north'> & { xmin: number; ymin: number }>(
      'SELECT bestemming, naam, plan, source, xmin, ymin FROM bestemming ORDER BY source',
    ),
  );
  return rows.map(({ xmin, ymin, ...row }) => {
    const { lon: west, lat: north } = toLonLat({ x: xmin, y: ymin });
    return { ...row, west, north };
  });
}

const gml = (positions: string) => `<?xml version="1.0"?>
<FeatureCollection xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:imro="http://www.geonovum.nl/imro/2012/1.1">
  <featureMember><imro:Enkelbestemming gml:id="e1">
    <imro:naam>Wonen - 1</imro:naam><imro:bestemmingshoofdgroep>wonen</imro:bestemmingshoofdgroep>
    <imro:geometrie><gml:Polygon srsName="urn:ogc:def:crs:EPSG::28992"><gml:exterior><gml:LinearRing>
      <gml:posList>${positions}</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></imro:geometrie>
  </imro:Enkelbestemming></featureMember>
</FeatureCollection>`;
const square = '120000 483000 120100 483000 120100 483100 120000 483100 120000 483000';

test('GML of a plan comes in; what is nowhere in the Netherlands and what is no XML is refused', async () => {
  const path = join(folder.path, 'plan.gml');
  await writeFile(path, gml(square));
  await folder.bring({ kind: 'zoning', paths: [path] });
  expect(await areas()).toMatchObject([{ bestemming: 'wonen', naam: 'Wonen - 1', source: 'plan.gml' }]);
  await writeFile(path, gml('9000000 1 9000001 1 9000001 2 9000000 1'));
  await expect(folder.bring({ kind: 'zoning', paths: [path] })).rejects.toThrow(/none of its 1 rows/);
  await writeFile(path, gml(square).slice(0, 400));
  await expect(folder.bring({ kind: 'zoning', paths: [path] })).rejects.toThrow(/XML/);
  expect(await areas()).toHaveLength(1);
});

const zuidas = realData('amsterdam_zoning_zuidas');
zuidas.test(
  'the Zuidas comes in from GML as from GeoJSON, also with a wrong coordinate system and y before x',
  async () => {
    const files = ['enkelbestemming_groen-2.gml', 'enkelbestemming_groen-2.geojson'];
    const paths = files.map(name => join(zuidas.path, name));
    const outcome = await folder.bring({ kind: 'zoning', paths });
    expect(outcome.files.every(({ accepted, rejected }) => accepted > 0 && rejected === 0)).toBe(true);
    const found = await areas();
    const of = (source: string) =>
      found
        .filter(area => area.source === source)
        .sort((one, other) => ((one.naam ?? '') < (other.naam ?? '') ? -1 : 1));
    const [gml, geoJson] = files.map(of);
    expect(gml?.map(({ bestemming, naam }) => [bestemming, naam])).toEqual([
      ['gemengd', 'Gemengd'],
      ['groen', 'Groen - 1'],
      ['groen', 'Groen - 2'],
    ]);
    for (const [at, area] of (gml ?? []).entries()) {
      expect(area.plan).toBe('NL.IMRO.0363.K1402BPGST-VG01');
      expect(area.west).toBeCloseTo(geoJson?.[at]?.west ?? 0, 4);
      expect(area.north).toBeCloseTo(geoJson?.[at]?.north ?? 0, 4);
    }
    const outline = join(zuidas.path, 'enkelbestemming_verkeer.gml');
    await expect(folder.bring({ kind: 'zoning', paths: [outline] })).rejects.toThrow(/bestemmingshoofdgroep/);
  },
);
