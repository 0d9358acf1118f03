import { squareMetresOf } from '@kavel/catalogue/geo';
import { addressColumns, allOf } from '../build/draft-bag';
import { RowWriter } from '../build/row-writer';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { areaFinder } from './area-finder';
import { assignPlots } from './assign-plots';
import { measureNearby } from './nearby';
import { nearestIn } from './nearest';
import { sharePlots } from './share-plots';

/**
 * Fills the temporary tables `place_of` (object_id and facts derived from its location), `plot_of` (object_id and its
 * share of the open plot) and `kvk_of` (object_id, registrations, coverage), and missing footprints of panden imported by an older version.
 */
export async function assignFacts(builder: SnapshotBuilder): Promise<void> {
  await measureFootprints(builder);
  await measurePlaces(builder);
  await assignPlots(builder);
  await sharePlots(builder);
  await countRegistrations(builder);
}

async function measureFootprints(builder: SnapshotBuilder): Promise<void> {
  if ((await builder.count('pand WHERE footprint IS NULL')) === 0) return;
  await builder.run('CREATE OR REPLACE TEMP TABLE footprint_of (pand_id VARCHAR, footprint DOUBLE)');
  const writer = await RowWriter.open(builder.connection, 'footprint_of');
  for await (const [id, shape] of builder.stream<[string, Uint8Array]>(
    'SELECT identificatie, shape FROM pand WHERE footprint IS NULL',
  )) {
    writer.add([id, Math.round(squareMetresOf(shape))]);
  }
  writer.close();
  await builder.run(
    'UPDATE pand SET footprint = f.footprint FROM footprint_of f WHERE pand.identificatie = f.pand_id',
  );
}

async function measurePlaces(builder: SnapshotBuilder): Promise<void> {
  await builder.run(
    `CREATE OR REPLACE TEMP TABLE place_of (object_id VARCHAR, station DOUBLE, highway DOUBLE,
       enkelbestemming VARCHAR, coverage DOUBLE, school DOUBLE, charging INTEGER, amenities INTEGER,
       departures DOUBLE)`,
  );
  const toStation = await nearestIn(builder, 'station');
  const toRamp = await nearestIn(builder, 'oprit');
  const zoning = await areaFinder<string>(builder, 'bestemming', 'bestemming');
  const coverage = await areaFinder<number>(builder, 'bouwblok', 'coverage');
  const nearby = await measureNearby(builder);
  if (!toStation && !toRamp && !zoning && !coverage && !nearby) return;
  const writer = await RowWriter.open(builder.connection, 'place_of');
  for await (const [id, x, y] of builder.stream<[string, number, number]>(
    allOf('verblijfsobject', 'object_id', 'x', 'y'),
  )) {
    writer.add([
      id,
      toStation?.(x, y) ?? null,
      toRamp?.(x, y) ?? null,
      zoning?.(x, y) ?? null,
      coverage?.(x, y) ?? null,
      ...(nearby?.(x, y) ?? [null, null, null, null]),
    ]);
  }
  writer.close();
}

/**
 * Counts registrations by object, matched by id or else by address. When a municipality's register was imported, its
 * other objects have zero; elsewhere the number is unknown.
 */
async function countRegistrations(builder: SnapshotBuilder): Promise<void> {
  await builder.run(
    `CREATE OR REPLACE TEMP TABLE kvk_of AS
     WITH found AS (
       SELECT object_id, sum(registrations)::INTEGER AS registrations, least(100, sum(coverage)) AS coverage FROM (
         SELECT object_id, registrations, coverage FROM kvk WHERE object_id IS NOT NULL
         UNION ALL
         SELECT o.object_id, k.registrations, k.coverage
         FROM kvk k JOIN ${allOf('verblijfsobject', 'object_id', ...addressColumns)} o
           ON o.postcode = k.postcode AND o.huisnummer = k.huisnummer AND k.suffix_key =
             upper(regexp_replace(concat(o.huisletter, o.huisnummertoevoeging), '[^A-Za-z0-9]', '', 'g'))
         WHERE k.object_id IS NULL)
       GROUP BY object_id),
     registered AS (
       SELECT left(object_id, 4) AS municipality, bool_or(coverage IS NOT NULL) AS has_coverage
       FROM found GROUP BY municipality)
     SELECT * FROM found
     UNION ALL
     SELECT o.object_id, 0, CASE WHEN r.has_coverage THEN 0 END
     FROM ${allOf('verblijfsobject', 'object_id')} o JOIN registered r ON r.municipality = left(o.object_id, 4)
     ANTI JOIN found f ON f.object_id = o.object_id`,
  );
}
