import {
  boundaryYears,
  CatalogueStore,
  dealSpreads,
  dwellingLabels,
  figureYears,
  labelCounts,
  provincies,
  roofCounts,
  type Snapshot,
  yearCounts,
  zoningCounts,
} from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { districtFigures, districtLevels } from '@kavel/contracts/districts';
import { surroundingsFigures } from '@kavel/contracts/layers';
import { statusPairs } from '../testing/status-pairs';
import { synthesize } from './synthesize';

jest.setTimeout(120_000);

const [objects, buurten] = [4_000, 500];
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: CatalogueStore;
beforeAll(async () => {
  folder = await temporaryFolder();
  store = new CatalogueStore(folder.path);
  await synthesize(store.files, { objects, deals: 2_000, buurten });
});
afterAll(async () => {
  store.close();
  await folder.remove();
});

const look = <Result>(work: (snapshot: Snapshot) => Promise<Result>) => store.use(work);
const count = (what: string) =>
  look(
    async snapshot => (await snapshot.row<{ n: number }>(`SELECT count(*)::INTEGER AS n FROM ${what}`))?.n,
  );

test('it has every figure of the district pages by level and year, with areas that CBS tells nothing of', async () => {
  expect(await count('buurt')).toBe(buurten);
  // The year of outlines that gemeenten have of their own is not stored.
  expect(await look(boundaryYears)).toEqual({ gemeente: null, wijk: 2026, buurt: 2026 });
  const years = await look(figureYears);
  for (const level of districtLevels)
    for (const figure of districtFigures)
      expect(years.filter(one => one.level === level && one.figure === figure)).toHaveLength(9);
  expect(
    await count(`area_figure WHERE level = 'buurt' AND figure = 'wozValue' AND value IS NULL`),
  ).toBeGreaterThan(0);
  expect(await count('buurt WHERE NOT fictional')).toBe(0);
});

test('objects lie in the buurt that their place is in, and so do their deals', async () => {
  expect(await count('verblijfsobject WHERE buurtcode IS NOT NULL')).toBeGreaterThan(objects * 0.95);
  const strayed = `verblijfsobject o JOIN buurt b ON b.code = o.buurtcode
    WHERE o.x NOT BETWEEN b.xmin AND b.xmax OR o.y NOT BETWEEN b.ymin AND b.ymax OR o.wijkcode <> b.wijkcode`;
  expect(await count(strayed)).toBe(0);
  expect(await count('"transaction" WHERE buurtcode IS NOT NULL')).toBeGreaterThan(1_000);
});

test('objects are in use where their pand is, and formed where it is not ready', async () => {
  expect(await look(snapshot => snapshot.rows(statusPairs))).toEqual([
    { pand: 'Bouw gestart', object: 'Verblijfsobject gevormd' },
    { pand: 'Bouwvergunning verleend', object: 'Verblijfsobject gevormd' },
    { pand: 'Pand in gebruik', object: 'Verblijfsobject in gebruik' },
  ]);
});

test('all six layers and the points of interest have data', async () => {
  const [zoning, labels, years, roofs] = await look(async snapshot => [
    await zoningCounts(snapshot),
    await labelCounts(snapshot),
    await yearCounts(snapshot),
    await roofCounts(snapshot),
  ]);
  for (const classes of [zoning, labels, years, roofs]) expect(classes?.length).toBeGreaterThanOrEqual(4);
  for (const figure of surroundingsFigures)
    expect(await count(`area_figure WHERE figure = '${figure}' AND level = 'buurt'`)).toBe(buurten);
  for (const kind of ['school', 'stop', 'charging', 'sport', 'culture', 'care'])
    expect(await count(`poi WHERE kind = '${kind}' AND fictional`)).toBeGreaterThan(50);
  expect(await count('station')).toBeGreaterThan(200);
  expect(
    await count(
      'pand p JOIN roof r ON r.pand_id = p.identificatie JOIN verblijfsobject o ON o.pand_id = p.identificatie',
    ),
  ).toBe(objects);
});

test('sales and dwellings of a provincie are those of its gemeenten together, and all provincies are the country', async () => {
  const known = await look(provincies);
  expect(known).toHaveLength(12);
  const countsOf = (code: string) =>
    look(async snapshot => {
      const [deals, labels] = [
        await dealSpreads(snapshot, code, 'year'),
        await dwellingLabels(snapshot, code),
      ];
      return [
        deals.reduce((sum, { n }) => sum + n, 0),
        labels.reduce((sum, { dwellings }) => sum + dwellings, 0),
      ];
    });
  const together = async (codes: readonly string[]) => {
    const counts = await Promise.all(codes.map(countsOf));
    return [0, 1].map(at => counts.reduce((sum, count) => sum + (count[at] ?? 0), 0));
  };
  const gemeenten = known.find(({ code }) => code === 'PV28')?.gemeenten ?? [];
  expect(gemeenten.length).toBeGreaterThan(2);
  const counted = await countsOf('PV28');
  expect(counted).toEqual(await together(gemeenten));
  expect(Math.min(...counted)).toBeGreaterThan(10);
  expect(await together(known.map(({ code }) => code))).toEqual(await countsOf('NL00'));
});
