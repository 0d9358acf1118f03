import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CatalogueStore, catalogueStatus } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { energyLabels, type RealEstateObject, type VtwType } from '@kavel/contracts';
import Flatbush from 'flatbush';
import { expectedLogPrice, priceModel } from '../deals/price-model';
import { makeDemo } from '../make-demo';
import { statusPairs } from '../testing/status-pairs';
import { overlap } from './occupancy';
import { buildTown } from './plan';
import { areaOf, type Point } from './plane';
import type { Building, Town } from './town';
import { writeDemo } from './write-demo';

jest.setTimeout(60_000);

const seed = 42;

describe('the whole town', () => {
  let town: Town;
  beforeAll(() => {
    town = buildTown({ seed });
  });

  test('has at least 20,000 addresses in buildings of every kind and age', () => {
    const units = town.buildings.flatMap(building => building.units);
    expect(units.length).toBeGreaterThanOrEqual(20_000);
    const functions = new Set(units.flatMap(unit => unit.functions));
    expect([...functions].sort()).toEqual([
      'bijeenkomstfunctie',
      'gezondheidszorgfunctie',
      'industriefunctie',
      'kantoorfunctie',
      'logiesfunctie',
      'onderwijsfunctie',
      'overige gebruiksfunctie',
      'sportfunctie',
      'winkelfunctie',
      'woonfunctie',
    ]);
    for (const [from, to] of [
      [1600, 1900],
      [1920, 1940],
      [1949, 1973],
      [1972, 1990],
      [1994, 2025],
    ] as const) {
      expect(
        town.buildings.filter(({ bouwjaar }) => bouwjaar >= from && bouwjaar <= to).length,
      ).toBeGreaterThan(200);
    }
  });

  test('no two addresses are the same, and a number belongs to one building', () => {
    const builtAt = new Map<string, Building>();
    const wrong: string[] = [];
    for (const building of town.buildings) {
      const own = new Set<string>();
      for (const { street, huisnummer, huisletter, toevoeging, postcode } of building.units) {
        own.add(`${huisletter}|${toevoeging}`);
        const number = `${street.name} ${huisnummer}`;
        if ((builtAt.get(number) ?? building) !== building || !/^89[5-9]\d[A-Z]{2}$/.test(postcode))
          wrong.push(number);
        builtAt.set(number, building);
      }
      if (own.size !== building.units.length) wrong.push([...own].join());
    }
    expect(wrong).toEqual([]);
  });

  test('no building overlaps another or the water', () => {
    const pairs = neighbours(town.buildings);
    expect(pairs.length).toBeGreaterThan(10_000);
    const colliding = pairs.filter(([a, b]) => shareGround(a.ring, b.ring));
    expect(colliding.map(([a, b]) => [a.ring, b.ring])).toEqual([]);
    const ditches = town.grounds.filter(({ kind, points }) => kind === 'water' && points.length === 4);
    const wet = town.buildings.filter(
      ({ ring }) => ring.length === 4 && ditches.some(({ points }) => overlap(ring, points)),
    );
    expect(wet).toEqual([]);
  });

  test('buurten tile the town: each building in its own, together as large as the wijken', () => {
    const area = (parts: readonly { ring: Point[] }[]): number =>
      parts.reduce((sum, { ring }) => sum + areaOf(ring), 0);
    expect(area(town.buurten)).toBeCloseTo(area(town.wijken), 0);
    const rings = new Map(town.buurten.map(({ code, ring }) => [code, ring]));
    const strangers = town.buildings.filter(
      ({ ring, buurt }) => !inside(middle(ring), rings.get(buurt) ?? []),
    );
    expect(strangers.length).toBe(0);
    expect(new Set(town.buurten.map(({ naam }) => naam)).size).toBe(town.buurten.length);
  });
});

test('the same seed writes the same files, another seed others', async () => {
  const digestOf = async (own: number): Promise<string> => {
    const folder = await temporaryFolder();
    const { files } = await writeDemo(
      buildTown({ seed: own, everyNth: 16 }),
      folder.path,
      own,
      new Date('2026-11-21'),
    );
    const contents = await Promise.all(Object.values<string>({ ...files }).map(path => readFile(path)));
    await folder.remove();
    return createHash('sha256').update(Buffer.concat(contents)).digest('hex');
  };
  const [first, again, other] = await Promise.all([seed, seed, seed + 1].map(digestOf));
  expect(first).toBe(again);
  expect(first).not.toBe(other);
});

describe('the imported town', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let store: CatalogueStore;
  let rejected = -1;
  beforeAll(async () => {
    folder = await temporaryFolder();
    store = new CatalogueStore(folder.path);
    ({ rejected } = await makeDemo({ dataFolder: folder.path, seed, everyNth: 5 }));
  });
  afterAll(async () => {
    store.close();
    await folder.remove();
  });

  test('is fictional in every row, complete and in its own waters', async () => {
    expect(rejected).toBe(0);
    const status = await store.use(catalogueStatus);
    expect(status.datasets).toMatchObject([{ name: 'Kavelstede', fictional: true, objects: status.objects }]);
    const [west, south, east, north] = status.bounds;
    expect(west > 5.2 && east < 5.3 && south > 52.55 && north < 52.61).toBe(true);
    const doubtful = await store.use(snapshot =>
      snapshot.rows(
        `SELECT object_id FROM verblijfsobject WHERE NOT fictional OR gemeentecode <> 'GM9999' OR buurtcode IS NULL
           OR wijkcode IS NULL OR object_id NOT LIKE '9999%' OR pand_id NOT IN (SELECT identificatie FROM pand)
         UNION ALL SELECT object_id FROM sale WHERE NOT fictional OR x IS NULL`,
      ),
    );
    expect(doubtful).toEqual([]);
  });

  test('objects are in use where their pand is, and formed where it is not ready', async () => {
    const found = await store.use(snapshot => snapshot.rows<{ pand: string; object: string }>(statusPairs));
    expect(found).toEqual([
      { pand: 'Bouw gestart', object: 'Verblijfsobject gevormd' },
      { pand: 'Bouwvergunning verleend', object: 'Verblijfsobject gevormd' },
      { pand: 'Pand in gebruik', object: 'Verblijfsobject in gebruik' },
    ]);
  });

  test('prices are those of the published model: the residuals have no mean and the stated spread', async () => {
    const sales = await store.use(snapshot =>
      snapshot.rows<RealEstateObject & { price: number; month: number }>(
        `SELECT o.vtw_type AS "vtwType", o.oppervlakte, o.bouwjaar, o.energielabel, o.buurtcode, o.lon, o.lat,
           s.price, datediff('month', DATE '2021-11-01', s.date)::INTEGER AS month
         FROM sale s JOIN verblijfsobject o USING (object_id)`,
      ),
    );
    for (const type of ['eengezinswoning', 'appartement'] satisfies VtwType[]) {
      const residuals = sales
        .filter(sale => sale.vtwType === type)
        .map(
          sale =>
            Math.log(sale.price) -
            expectedLogPrice({ ...sale, oppervlakte: sale.oppervlakte ?? 0 }, sale.month),
        );
      const mean = residuals.reduce((sum, residual) => sum + residual, 0) / residuals.length;
      const spread = Math.sqrt(
        residuals.reduce((sum, residual) => sum + (residual - mean) ** 2, 0) / residuals.length,
      );
      const { noise } = priceModel.types[type];
      expect(residuals.length).toBeGreaterThan(150);
      expect(Math.abs(mean)).toBeLessThan((4 * noise) / Math.sqrt(residuals.length));
      expect(spread / noise).toBeGreaterThan(0.85);
      expect(spread / noise).toBeLessThan(1.15);
    }
    expect(sales.every(({ month }) => month >= 0 && month <= 60)).toBe(true);
  });

  test('newer buildings have better labels', async () => {
    const rows = await store.use(snapshot =>
      snapshot.rows<{ bouwjaar: number; energielabel: (typeof energyLabels)[number] }>(
        'SELECT bouwjaar, energielabel FROM verblijfsobject WHERE energielabel IS NOT NULL',
      ),
    );
    const meanOf = (from: number, to: number): number => {
      const found = rows.filter(({ bouwjaar }) => bouwjaar >= from && bouwjaar < to);
      return (
        found.reduce((sum, { energielabel }) => sum + energyLabels.indexOf(energielabel), 0) / found.length
      );
    };
    expect(meanOf(1600, 1940)).toBeGreaterThan(meanOf(1945, 1976));
    expect(meanOf(1945, 1976)).toBeGreaterThan(meanOf(1994, 2030) + 1.5);
  });

  test('a demo of another seed replaces this one', async () => {
    const other = new CatalogueStore(folder.path);
    const before = await other.use(catalogueStatus);
    const { addresses } = await makeDemo({ dataFolder: folder.path, seed: seed + 1, everyNth: 12 });
    await other.refresh();
    const after = await other.use(catalogueStatus);
    other.close();
    expect(after.objects).toBe(addresses);
    expect(after.objects).toBeLessThan(before.objects);
    expect(after.buurten).toBe(before.buurten);
  });
});

/** Pairs of buildings whose boxes overlap. */
function neighbours(buildings: readonly Building[]): [Building, Building][] {
  const index = new Flatbush(buildings.length);
  const boxes = buildings.map(({ ring }) => {
    const east = ring.map(point => point[0]);
    const north = ring.map(point => point[1]);
    return [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)] as const;
  });
  for (const box of boxes) index.add(...box);
  index.finish();
  return buildings.flatMap((building, at) => {
    const found = index.search(...(boxes[at] ?? [0, 0, 0, 0])).filter(other => other > at);
    return found.flatMap((other): [Building, Building][] => {
      const neighbour = buildings[other];
      return neighbour ? [[building, neighbour]] : [];
    });
  });
}

/** A corner, drawn in a little towards the middle, of one lies in the other. */
function shareGround(a: readonly Point[], b: readonly Point[]): boolean {
  return corners(a).some(corner => inside(corner, b)) || corners(b).some(corner => inside(corner, a));
}

function corners(ring: readonly Point[]): Point[] {
  const [east, north] = middle(ring);
  return [
    ...ring.map((point): Point => [point[0] * 0.98 + east * 0.02, point[1] * 0.98 + north * 0.02]),
    [east, north],
  ];
}

function middle(ring: readonly Point[]): Point {
  return [
    ring.reduce((sum, point) => sum + point[0], 0) / ring.length,
    ring.reduce((sum, point) => sum + point[1], 0) / ring.length,
  ];
}

function inside([east, north]: Point, ring: readonly Point[]): boolean {
  return ring.reduce((odd, point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    const crosses = point[1] > north !== next[1] > north;
    return crosses && east < ((next[0] - point[0]) * (north - point[1])) / (next[1] - point[1]) + point[0]
      ? !odd
      : odd;
  }, false);
}
