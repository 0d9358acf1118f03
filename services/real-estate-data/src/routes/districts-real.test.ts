import { readFile } from 'node:fs/promises';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { runImport } from '@kavel/catalogue-import';
import { districtApi } from '@kavel/contracts/districts';
import { wws2026, wwsOf } from '@kavel/engine';
import { hostServices } from '@kavel/service-kit';
import { realData } from '@kavel/service-kit/testing';
import { defineRealEstateDataService } from '../index';

jest.setTimeout(60_000);

interface Buurt {
  properties: { buurtcode: string; woz_2023_x1000: number | null };
}

const rotterdam = realData('rotterdam_buurten/buurten_woz2023.geojson');

rotterdam.test(
  'the 91 buurten of Rotterdam have the WOZ of their file, 13 none, and WWS points by the engine',
  async () => {
    const folder = await temporaryFolder();
    const jobs = (['cbs', 'area-figures'] as const).map(kind => ({ kind, paths: [rotterdam.path] }));
    await runImport({ dataFolder: folder.path, jobs });
    const app = hostServices([defineRealEstateDataService({ dataFolder: folder.path })], {
      verifyToken: async () => {
        throw new Error('nobody signs in here');
      },
    });
    const prefix = '/api/real-estate-data/districts/buurt';
    const values = await app.inject({ url: `${prefix}/values?figure=wozValue&year=2023` });
    const answer = districtApi.districtValues.result.parse(values.json().result);
    const payload = {
      kind: 'flat',
      oppervlakte: 75,
      energielabel: 'C',
      outdoor: 6,
      heatedRooms: 4,
      inspected: 20,
    } as const;
    const points = await app.inject({ method: 'POST', url: `${prefix}/wws`, payload });
    const wws = districtApi.districtWws.result.parse(points.json().result);
    await app.close();
    await folder.remove();

    const { features } = JSON.parse(await readFile(rotterdam.path, 'utf8')) as { features: Buurt[] };
    const expected = features
      .map(({ properties: { buurtcode, woz_2023_x1000: woz } }) => [
        buurtcode,
        woz === null ? null : woz * 1_000,
      ])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
    expect(expected).toHaveLength(91);
    expect(answer.codes.map((code, at) => [code, answer.values[at]])).toEqual(expected);
    expect(answer.values.filter(value => value === null)).toHaveLength(13);
    expect(wws.codes).toHaveLength(78);
    const { oppervlakte: rooms, ...rest } = payload;
    for (const [at, woz] of wws.wozValues.entries()) {
      const dwelling = { ...rest, rooms, otherSpaces: 0, bouwjaar: null, woz };
      expect(wws.points[at]).toBe(wwsOf(dwelling, wws2026).total);
    }
  },
);
