import { join } from 'node:path';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { type ImportJob, runImport } from '@kavel/catalogue-import';
import { layerApi, layerTiles } from '@kavel/contracts/layers';
import { hostServices } from '@kavel/service-kit';
import { realData } from '@kavel/service-kit/testing';
import { defineRealEstateDataService } from '../index';

jest.setTimeout(120_000);

const all = realData('.');
const prefix = '/api/real-estate-data';

async function serve(...jobs: readonly ImportJob[]) {
  const folder = await temporaryFolder();
  await runImport({ dataFolder: folder.path, jobs });
  const app = hostServices([defineRealEstateDataService({ dataFolder: folder.path })], {
    verifyToken: async () => {
      throw new Error('nobody signs in here');
    },
  });
  const ask = async (url: string) => (await app.inject({ url: `${prefix}${url}` })).json().result;
  const tile = (name: string, z: number, lon: number, lat: number) => {
    const side = 2 ** z;
    const x = Math.floor(((lon + 180) / 360) * side);
    const turn = Math.asinh(Math.tan((lat * Math.PI) / 180));
    const y = Math.floor(((1 - turn / Math.PI) / 2) * side);
    return app.inject({ url: `${prefix}/tiles/${name}/${z}/${x}/${y}.mvt` });
  };
  return { ask, tile, close: () => app.close().then(() => folder.remove()) };
}

const at = (name: string) => join(all.path, name);

all.test('Rotterdam: WOZ by buurt, air by the addresses of PC4, stops as points with names', async () => {
  const buurten = at('rotterdam_buurten/buurten_woz2023.geojson');
  const served = await serve(
    { kind: 'cbs', paths: [buurten] },
    { kind: 'area-figures', paths: [buurten] },
    { kind: 'stops', paths: [at('rotterdam_ret_gtfs/gtfs-ret.zip')] },
    { kind: 'zoning', paths: [at('amsterdam_zoning_zuidas/enkelbestemming_groen-2.gml')] },
  );
  const overview = layerApi.layerOverview.result.parse(await served.ask('/layers'));
  expect(overview.layers.find(({ layer }) => layer === 'zoning')).toMatchObject({
    classes: [
      { key: 'gemengd', count: 1 },
      { key: 'groen', count: 2 },
    ],
    sources: [{ name: 'enkelbestemming_groen-2.gml', fictional: false }],
  });
  expect(overview.figures).toMatchObject([{ figure: 'wozValue', year: 2023, basis: 'buurt' }]);
  const woz = layerApi.layerFigure.result.parse(await served.ask('/layers/figures/wozValue'));
  expect(woz.codes).toHaveLength(91);
  expect(woz.values.filter(value => value === null)).toHaveLength(13);
  const buurtenIn = async (west: number, south: number, east: number, north: number): Promise<string[]> => {
    const found = await served.ask(`/layers/buurten?west=${west}&south=${south}&east=${east}&north=${north}`);
    return layerApi.buurtenInBox.result.parse(found).codes;
  };
  expect(await buurtenIn(3, 50, 8, 54)).toHaveLength(91);
  const place = layerApi.layersAt.result.parse(await served.ask('/layers/at?lon=4.4699&lat=51.9225'));
  // Bounds of several buurten hold this place; the outline of one does.
  expect(await buurtenIn(4.46989, 51.92249, 4.46991, 51.92251)).toEqual([place.buurt?.code]);
  expect(place.buurt?.figures).toMatchObject([{ figure: 'wozValue', year: 2023 }]);
  const green = layerApi.layersAt.result.parse(await served.ask('/layers/at?lon=4.8800&lat=52.3399'));
  expect(green.zoning).toMatchObject({ bestemming: 'groen' });
  const zoning = await served.tile(layerTiles.zoning, 15, 4.88, 52.3399);
  expect([zoning.statusCode, zoning.headers['content-type']]).toEqual([
    200,
    'application/vnd.mapbox-vector-tile',
  ]);
  expect((await served.tile(layerTiles.poi, 15, 4.4699, 51.9225)).statusCode).toBe(200);
  await served.close();
});

all.test('WOZ of two years: each buurt has its last known value, with its year', async () => {
  const rotterdam = at('rotterdam_buurten/buurten_woz2023.geojson');
  const served = await serve(
    { kind: 'cbs', paths: [rotterdam] },
    { kind: 'area-figures', paths: [rotterdam] },
    { kind: 'cbs', paths: [at('amsterdam_boundaries/buurten_official.geojson')] },
    { kind: 'area-figures', paths: [at('amsterdam_buurt_figures/kerncijfers_2024.csv')] },
  );
  const woz = layerApi.layerFigure.result.parse(await served.ask('/layers/figures/wozValue'));
  const yearsOf = (gemeente: string) =>
    new Set(
      woz.codes.flatMap((code, place) => (code.startsWith(gemeente) ? (woz.years?.[place] ?? []) : [])),
    );
  expect([woz.year, yearsOf('BU0363'), yearsOf('BU0599')]).toEqual([2024, new Set([2024]), new Set([2023])]);
  expect(woz.values.every((value, place) => (value === null) === (woz.years?.[place] === null))).toBe(true);
  expect(woz.source).toContain('kerncijfers_2024');
  expect(woz.source).toContain('buurten_woz2023');
  const overview = layerApi.layerOverview.result.parse(await served.ask('/layers'));
  const files = overview.layers.find(({ layer }) => layer === 'woz')?.sources.map(({ name }) => name);
  expect(files).toEqual(expect.arrayContaining(['kerncijfers_2024.csv', 'buurten_woz2023.geojson']));
  const place = layerApi.layersAt.result.parse(await served.ask('/layers/at?lon=4.4699&lat=51.9225'));
  expect(place.buurt?.figures).toMatchObject([{ figure: 'wozValue', year: 2023 }]);
  await served.close();
});

all.test('Apeldoorn: labels and years of panden, and air by PC4 as the mean of addresses', async () => {
  const park = (name: string) => at(`apeldoorn_noord/${name}`);
  const served = await serve(
    { kind: 'bag', paths: [park('panden.geojson'), park('verblijfsobjecten.geojson')] },
    { kind: 'ep-online', paths: [park('energielabels_7311-7351.csv.gz')] },
    { kind: 'cbs', paths: [park('buurt.geojson')] },
    { kind: 'area-figures', paths: [at('nl_pc4_environment/pc4_envi_factors.csv')], year: 2016 },
  );
  const overview = layerApi.layerOverview.result.parse(await served.ask('/layers'));
  const countOf = (layer: string) =>
    overview.layers.find(one => one.layer === layer)?.classes.reduce((sum, { count }) => sum + count, 0);
  expect(countOf('year')).toBe(382);
  const inView = async (layer: string, box: string) => {
    const found = await served.ask(`/layers/${layer}/counts?${box}`);
    return layerApi.layerCounts.result.parse(found).classes;
  };
  const everywhere = 'west=3&south=50&east=8&north=54';
  for (const layer of ['year', 'label', 'zoning', 'roof'])
    expect(await inView(layer, everywhere)).toEqual(
      overview.layers.find(one => one.layer === layer)?.classes,
    );
  expect(await inView('year', 'west=4&south=52&east=4.1&north=52.1')).toEqual([]);
  expect(countOf('label')).toBeGreaterThan(100);
  expect(overview.figures.map(({ figure, basis }) => [figure, basis])).toContainEqual(['no2', 'pc4']);
  const air = layerApi.layerFigure.result.parse(await served.ask('/layers/figures/no2'));
  expect(air.values[0]).toBeGreaterThan(8);
  expect(air.values[0]).toBeLessThan(29);
  const tile = await served.tile(layerTiles.label, 15, 5.97, 52.24);
  expect([200, 204]).toContain(tile.statusCode);
  await served.close();
});
