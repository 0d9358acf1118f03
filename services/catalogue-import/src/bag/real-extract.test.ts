import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeShape, toLonLat } from '@kavel/catalogue/geo';
import { realData } from '@kavel/service-kit/testing';
import type { ImportOutcome } from '../run-import';
import { type ImportFolder, importFolder } from '../testing/import-folder';

jest.setTimeout(120_000);

let folder: ImportFolder;
beforeEach(async () => {
  folder = await importFolder();
});
afterEach(() => folder.remove());

describe('real extract of Doesburg', () => {
  const { path: source, test: orSkip } = realData('doesburg_bag');
  const bring = (name: string): Promise<ImportOutcome> =>
    folder.bring({ kind: 'bag', paths: [join(source, name)] });

  orSkip(
    'has the 7,395 panden that stand, within half a metre of where GDAL puts them',
    async () => {
      const outcome = await bring('0221PND15092020.zip');
      expect(outcome.files).toMatchObject([{ read: 7_797, accepted: 7_395, rejected: 402 }]);
      const geojson = JSON.parse(await readFile(join(source, 'panden_current.geojson'), 'utf8')) as {
        features: { properties: { identificatie: string }; geometry: { coordinates: number[][][] } }[];
      };
      const expected = new Map(
        geojson.features.map(one => [one.properties.identificatie, one.geometry.coordinates]),
      );
      const panden = await folder.look(snapshot =>
        snapshot.rows<{ identificatie: string; shape: Uint8Array }>('SELECT identificatie, shape FROM pand'),
      );
      const distances = panden.map(({ identificatie, shape }) => {
        const [[[x = 0, y = 0] = []] = []] = decodeShape(shape);
        const [lon = 0, lat = 0] = expected.get(identificatie)?.[0]?.[0] ?? [];
        const place = toLonLat({ x, y });
        return Math.hypot((place.lon - lon) * 68_500, (place.lat - lat) * 111_300);
      });
      expect(distances).toHaveLength(7_395);
      expect(Math.max(...distances)).toBeLessThan(0.5);
    },
    120_000,
  );

  orSkip(
    'a delivery with a few objects of every kind comes in whole',
    async () => {
      const outcome = await bring('BAGNLDL-15092020-small.zip');
      expect(outcome).toMatchObject({ rejected: 0, files: [{ accepted: 3_164 }] });
      expect(
        await folder.look(snapshot =>
          snapshot.rows(
            "SELECT straat, huisnummer, gemeentenaam FROM verblijfsobject WHERE object_id = '0221010000330226'",
          ),
        ),
      ).toEqual([{ straat: 'Kosterstraat', huisnummer: 4, gemeentenaam: 'Doesburg' }]);
    },
    120_000,
  );
});
