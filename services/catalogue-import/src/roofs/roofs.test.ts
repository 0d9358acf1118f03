import { readFile } from 'node:fs/promises';
import { realData } from '@kavel/service-kit/testing';
import type { CityFeature } from '../city-json/city-lines';
import { type ImportFolder, importFolder } from '../testing/import-folder';
import { roofOf } from './roof-faces';

jest.setTimeout(120_000);

/** A gable roof whose ridge runs from west to east: 10 m long, two faces that rise 3 m over 3 m. */
const gable: { feature: CityFeature; corners: number[][] } = {
  corners: [
    [0, 0, 0],
    [10, 0, 0],
    [10, 3, 3],
    [0, 3, 3],
    [10, 6, 0],
    [0, 6, 0],
  ],
  feature: {
    type: 'CityJSONFeature',
    vertices: [],
    CityObjects: {
      part: {
        type: 'BuildingPart',
        geometry: [
          {
            type: 'Solid',
            lod: '2.2',
            boundaries: [[[[0, 1, 2, 3]], [[3, 2, 4, 5]], [[0, 5, 4, 1]]]],
            semantics: {
              surfaces: [{ type: 'RoofSurface' }, { type: 'GroundSurface' }],
              values: [[0, 0, 1]],
            },
          },
        ],
      },
    },
  },
};

test('a gable roof has two faces of 45 degrees, of which one sees the sun; the ground is none', () => {
  const roof = roofOf(gable.feature, gable.corners);
  expect(roof).toMatchObject({ flat: 0, sloped: 84.9, sunny: 42.4, slope: 45 });
  expect([0, 180]).toContain(roof?.azimuth);
});

const delft = realData('delft_3dbag');
describe('the 3DBAG of Delft', () => {
  let folder: ImportFolder;
  beforeEach(async () => {
    folder = await importFolder();
  });
  afterEach(() => folder.remove());

  delft.test('gives roofs that agree with the azimuths and areas of the file', async () => {
    const path = `${delft.path}/delft_2025.city.jsonl`;
    const outcome = await folder.bring({ kind: 'roofs', paths: [path] });
    expect(outcome.files).toMatchObject([{ what: 'roofs', read: 159 }]);
    const roofs = await folder.look(snapshot =>
      snapshot.rows<{ pand_id: string; flat: number; sloped: number; azimuth: number | null }>(
        'SELECT pand_id, flat, sloped, azimuth FROM roof',
      ),
    );
    expect(roofs).toHaveLength(outcome.files[0]?.accepted ?? -1);
    const told = await toldRoofs(path);
    const ratios = roofs
      .map(({ pand_id, flat, sloped }) => (flat + sloped) / (told.get(pand_id)?.area ?? 0))
      .sort((one, other) => one - other);
    expect(ratios[Math.floor(ratios.length / 2)]).toBeCloseTo(1, 2);
    // Some of the file's areas are nearly twice the ground that the building stands on.
    const near = ratios.filter(ratio => Math.abs(ratio - 1) <= 0.05);
    expect(near.length / ratios.length).toBeGreaterThan(0.85);
    const steep = roofs.filter(({ azimuth }) => azimuth !== null);
    const agreeing = steep.filter(({ pand_id, azimuth }) =>
      told.get(pand_id)?.azimuths.some(one => Math.abs(((one - (azimuth ?? 0) + 540) % 360) - 180) <= 5),
    );
    expect(agreeing.length / steep.length).toBeGreaterThan(0.95);
  });

  delft.test('of the older release comes in too: lod is a number there', async () => {
    const path = `${delft.path}/delft_2021_cityjson11.city.jsonl`;
    const outcome = await folder.bring({ kind: 'roofs', paths: [path] });
    expect(outcome.files).toMatchObject([{ accepted: 52, rejected: 0 }]);
  });
});

/** Area of all roof faces and their azimuths, as the attributes have them. */
async function toldRoofs(path: string): Promise<Map<string, { area: number; azimuths: number[] }>> {
  const [, ...lines] = (await readFile(path, 'utf8')).trim().split('\n');
  return new Map(
    lines.map(line => {
      const { CityObjects } = JSON.parse(line) as CityFeature;
      const objects = Object.values(CityObjects);
      const attributes = objects.find(({ type }) => type === 'Building')?.attributes ?? {};
      const azimuths = objects
        .flatMap(({ geometry = [] }) => geometry)
        .flatMap(({ semantics }) => semantics?.surfaces ?? [])
        .flatMap(({ b3_azimut: azimuth }) => (typeof azimuth === 'number' ? [azimuth] : []));
      const area = Number(attributes.b3_opp_dak_plat) + Number(attributes.b3_opp_dak_schuin);
      return [String(attributes.identificatie).slice(-16), { area, azimuths }];
    }),
  );
}
