import { gridSize } from '@kavel/catalogue/geo';
import type { SnapshotBuilder } from '@kavel/catalogue-import';
import { vtwTypeSql } from '@kavel/catalogue-import';
import { energyLabels } from '@kavel/contracts';
import type { ObjectStatus } from '../town/progress';
import { draw, drawNormal, pick } from './draw';
import { areasOfObjects, findAreas } from './find-areas';
import { makeStreets, objectsPerStreet } from './streets';

export const syntheticName = 'Synthetisch';

/** Panden of this building year are not ready; without panden all objects are in use. */
const unfinishedFrom = 2026;
const inUse: ObjectStatus = 'Verblijfsobject in gebruik';
const formed: ObjectStatus = 'Verblijfsobject gevormd';

const functions = pick(draw('i', 'function'), [
  ["['woonfunctie']", 0.862],
  ["['industriefunctie']", 0.028],
  ["['kantoorfunctie']", 0.022],
  ["['winkelfunctie']", 0.022],
  ["['overige gebruiksfunctie']", 0.018],
  ["['bijeenkomstfunctie']", 0.011],
  ["['logiesfunctie']", 0.009],
  ["['gezondheidszorgfunctie']", 0.006],
  ["['onderwijsfunctie']", 0.004],
  ["['sportfunctie']", 0.004],
  ["['celfunctie']", 0.0005],
  ["['woonfunctie', 'winkelfunctie']", 0.004],
  ["['woonfunctie', 'kantoorfunctie']", 0.003],
  ["['industriefunctie', 'kantoorfunctie']", 0.004],
  ["['kantoorfunctie', 'winkelfunctie']", 0.0015],
  ["['woonfunctie', 'bijeenkomstfunctie', 'winkelfunctie']", 0.001],
]);

const zoning = pick(draw('i', 'zoning'), [
  ["'wonen'", 0.62],
  ["'centrum'", 0.06],
  ["'gemengd'", 0.06],
  ["'woongebied'", 0.06],
  ["'agrarisch'", 0.04],
  ["'maatschappelijk'", 0.025],
  ["'bedrijf'", 0.02],
  ["'bedrijventerrein'", 0.02],
  ["'recreatie'", 0.012],
  ["'detailhandel'", 0.01],
  ["'agrarisch met waarden'", 0.01],
  ["'kantoor'", 0.008],
  ["'horeca'", 0.006],
  ["'dienstverlening'", 0.004],
  ["'cultuur en ontspanning'", 0.002],
  ["'sport'", 0.002],
  ["'groen'", 0.001],
  ["'overig'", 0.001],
]);

/** Null in so many of all rows. */
function known(value: string, name: string, missing: number): string {
  return `CASE WHEN ${draw('i', `${name}/known`)} >= ${missing} THEN ${value} END`;
}

/** Half of the values below the median, a long tail above it. */
function logNormal(name: string, median: string | number, deviation: string | number): string {
  return `(${median}) * exp((${deviation}) * ${drawNormal('i', name)})`;
}

const dwelling = "list_contains(functions, 'woonfunctie')";
const flat = `(${dwelling} AND ${draw('i', 'flat')} < 0.36)`;
const label = `(${energyLabels.length - 2} - (bouwjaar - 1930) / 13 + 1.4 * ${drawNormal('i', 'label')})`;

/** Rows are made so many at a time: sorting them all at once takes gigabytes. */
const objectsPerPart = 250_000;

export interface ObjectOptions {
  /** Objects lie in the buurten of the snapshot, in a pand each, and have its zoning. */
  inBuurten: boolean;
}

/**
 * Fills `verblijfsobject` with so many fictional objects: the same ones each time, as skewed over municipalities,
 * functions, years and labels as real ones, in the order of the table.
 */
export async function makeObjects(
  builder: SnapshotBuilder,
  objects: number,
  { inBuurten }: ObjectOptions,
): Promise<void> {
  await makeStreets(builder, objects);
  const places = `WITH ${placesOf(`range(${objects}) r(i)`)} SELECT i::INTEGER, x, y FROM complete ORDER BY i`;
  await findAreas(builder, inBuurten ? places : null);
  await builder.run(
    `CREATE OR REPLACE TEMP TABLE synthetic_place AS
     WITH ${placesOf(`range(${objects}) r(i)`)} SELECT i, morton(x, y) AS morton FROM complete`,
  );
  const ends = await partEnds(builder, Math.ceil(objects / objectsPerPart));
  for (const [part, end] of ends.entries())
    await makePart(builder, { after: ends[part - 1] ?? -1n, end, inBuurten });
}

/** Where in the order of the table each part ends. */
async function partEnds(builder: SnapshotBuilder, parts: number): Promise<bigint[]> {
  const shares = Array.from({ length: parts - 1 }, (_, part) => (part + 1) / parts);
  const inner = shares.length > 0 ? `approx_quantile(morton, [${shares.join(', ')}])` : '[]';
  const rows = await builder.rows<{ morton: bigint }>(
    `SELECT unnest(list_append(${inner}, max(morton)))::BIGINT AS morton FROM synthetic_place`,
  );
  return rows.map(({ morton }) => morton);
}

/** Places of the numbers `i` that `source` has, on both sides of their streets, and what depends on them. */
function placesOf(source: string): string {
  const jitter = `(hash(i // ${objectsPerStreet}) % 25)`;
  return `numbered AS (
       SELECT i, (i % ${objectsPerStreet} < ${jitter} AND i >= ${objectsPerStreet})::INTEGER AS spilled,
         i // ${objectsPerStreet} - spilled AS street_id, i % ${objectsPerStreet} + ${objectsPerStreet} * spilled AS place
       FROM ${source}),
     placed AS (
       SELECT i, place, s.* EXCLUDE (lon, lat, bouwjaar), ${functions} AS functions,
         s.lon + cos(direction) * (place // 2) * 0.00022
           + sin(direction) * (place % 2 - 0.5) * 0.0003 AS lon,
         s.lat + sin(direction) * (place // 2) * 0.00014
           - cos(direction) * (place % 2 - 0.5) * 0.00018 AS lat,
         least(2026, s.bouwjaar + (i % 7 = 0)::INTEGER * floor(60 * ${draw('i', 'rebuilt')})::INTEGER) AS bouwjaar
       FROM numbered JOIN synthetic_street s USING (street_id)),
     drawn AS (
       SELECT *, sin(radians(lat)) AS sine, ${flat} AS flat,
         CASE WHEN ${draw('i', 'letter')} < 0.05 THEN chr(65 + (i % 4)::INTEGER) END AS huisletter,
         CASE WHEN ${draw('i', 'addition')} < 0.08 THEN (1 + i % 12)::VARCHAR END AS huisnummertoevoeging
       FROM placed),
     complete AS (
       SELECT *, ((lon / 360 + 0.5) * ${gridSize})::INTEGER AS x,
         ((0.5 - ln((1 + sine) / (1 - sine)) / (4 * pi())) * ${gridSize})::INTEGER AS y FROM drawn)`;
}

interface Part extends ObjectOptions {
  /** In the order of the table: from beyond one place up to another. */
  after: bigint;
  end: bigint;
}

async function makePart(builder: SnapshotBuilder, { after, end, inBuurten }: Part): Promise<void> {
  const labels = energyLabels.map(name => `'${name}'`).join(', ');
  const numbers = `(SELECT i FROM synthetic_place WHERE morton > ${after} AND morton <= ${end})`;
  await builder.run(
    `INSERT INTO verblijfsobject BY NAME
     WITH ${placesOf(numbers)}
     SELECT right(gemeentecode, 4) || '99' || lpad(i::VARCHAR, 10, '0') AS object_id, straat,
       (1 + place)::INTEGER AS huisnummer, huisletter, huisnummertoevoeging,
       postcode, woonplaats, gemeentecode, gemeentenaam, provincie, functions AS gebruiksdoelen,
       ${vtwTypeSql('functions', 'CASE WHEN flat THEN 2 ELSE 1 END')} AS vtw_type,
       ${known(`least(400000, greatest(8, round(${area()})))`, 'area', 0.01)} AS oppervlakte,
       ${known('bouwjaar', 'year', 0.03)}::INTEGER AS bouwjaar,
       ${known(`[${labels}][least(${energyLabels.length}, greatest(1, round(${label})))::INTEGER]`, 'label', 0.4)}
         AS energielabel,
       ${inBuurten ? `CASE WHEN bouwjaar >= ${unfinishedFrom} THEN '${formed}' ELSE '${inUse}' END` : `'${inUse}'`} AS status,
       upper(concat(huisletter, huisnummertoevoeging)) AS suffix_key,
       round(lon, 7) AS lon, round(lat, 7) AS lat, x, y, morton(x, y) AS morton,
       '${syntheticName}' AS dataset, true AS fictional, ${inBuurten ? 'found.bestemming' : zoning} AS enkelbestemming,
       ${inBuurten ? "right(gemeentecode, 4) || '10' || lpad(i::VARCHAR, 10, '0')" : 'NULL'} AS pand_id,
       found.buurtcode, found.buurtnaam, found.wijkcode, found.wijknaam,
       ${known(`least(200000, greatest(6, round(${logNormal('footprint', `CASE WHEN ${dwelling} THEN 75 ELSE 420 END`, `CASE WHEN ${dwelling} THEN 0.7 ELSE 1.3 END`)})))`, 'footprint', 0.04)} AS footprint,
       ${known(`least(215, round(${logNormal('height', 'CASE WHEN flat THEN 15 ELSE 8.2 END', 'CASE WHEN flat THEN 0.5 ELSE 0.25 END')}, 1))`, 'height', 0.05)} AS height,
       ${known(`least(100, round(${logNormal('coverage', 24, 0.6)}, 1))`, 'coverage', 0.03)} AS coverage,
       ${known(`round(${logNormal('highway', 1900, 0.9)})`, 'highway', 0.001)} AS highway_distance,
       ${known(`round(${logNormal('station', 2600, 1.0)})`, 'station', 0.001)} AS trainstation_distance,
       ${known(`CASE WHEN ${draw('i', 'business')} < 0.85 THEN 0 ELSE round(100 * ${draw('i', 'share')}, 1) END`, 'kvk', 0.02)}
         AS kvk_coverage,
       ${known(`CASE WHEN ${draw('i', 'business')} < 0.85 THEN 0 ELSE least(7768, ceil(${logNormal('registrations', 1.4, 1.1)})) END`, 'kvk', 0.02)}::INTEGER
         AS kvk_registration
     FROM complete LEFT JOIN ${areasOfObjects} found USING (i) ORDER BY morton, object_id`,
  );
}

function area(): string {
  const median = `CASE WHEN flat THEN 72 WHEN ${dwelling} THEN 118
    WHEN functions[1] = 'industriefunctie' THEN 520 WHEN functions[1] = 'winkelfunctie' THEN 140 ELSE 210 END`;
  return logNormal('area', median, `CASE WHEN ${dwelling} THEN 0.38 ELSE 1.25 END`);
}
