import { draft } from '@kavel/catalogue';
import { bagColumns, emptyDraft } from '../build/draft-bag';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { mostBeside } from '../build/together';
import type { FictionalData } from '../fictional-data';
import { factsSql } from './facts-sql';
import { listGemeenten2024 } from './gemeenten-2024-table';
import { vtwTypeSql } from './vtw-type';
import { dropWords, idSql, makeWords, unworded, word, worded } from './words';

const namesOfAreas = [
  'SELECT naam FROM gemeente',
  'SELECT naam FROM gemeente_2024',
  ...['wijk', 'buurt'].flatMap(table => [`SELECT naam FROM ${table}`, `SELECT gemeentenaam FROM ${table}`]),
];

/** Type of each combination of functions: for an object by itself, and in a pand with other dwellings. */
const usesSql = `SELECT gebruiksdoelen, doelen, list_contains(doelen, 'woonfunctie') AS is_dwelling,
    ${vtwTypeSql('doelen', '1')}::${word} AS alone, ${vtwTypeSql('doelen', '2')}::${word} AS with_others
  FROM (SELECT gebruiksdoelen, string_split(gebruiksdoelen::VARCHAR, ',') AS doelen
    FROM ${worded('verblijfsobject', ['gebruiksdoelen'])} GROUP BY gebruiksdoelen)`;

/** Panden with several dwellings, which are few. */
const sharedSql = `SELECT pand_id FROM ${worded('verblijfsobject', ['pand_id', 'gebruiksdoelen'])}
  JOIN uses USING (gebruiksdoelen) WHERE pand_id IS NOT NULL AND is_dwelling GROUP BY pand_id HAVING count(*) > 1`;

const gemeentenSql = `SELECT gemeentecode, arg_min(gemeentenaam, rank)::${word} AS gemeentenaam FROM (
    SELECT 1 AS rank, code AS gemeentecode, naam AS gemeentenaam FROM gemeente
    UNION ALL SELECT 2, gemeentecode, gemeentenaam FROM wijk
    UNION ALL SELECT 3, gemeentecode, gemeentenaam FROM buurt)
  WHERE gemeentenaam IS NOT NULL GROUP BY gemeentecode`;

const known = `${draft}.known_of`;
const knownTables = ['area_of', 'label_of', 'place_of', 'plot_of', 'kvk_of'];

/**
 * Facts derived from location, energielabel and registrations, in one table: several joins with millions of rows do not
 * fit in memory.
 */
const knownSql = `SELECT object_id::BIGINT AS object_id, any_value(buurtcode) AS buurtcode, any_value(wijkcode) AS wijkcode,
    any_value(label) AS label, any_value(station) AS station, any_value(highway) AS highway,
    any_value(enkelbestemming) AS enkelbestemming, any_value(coverage) AS coverage,
    any_value(school) AS school, any_value(charging) AS charging, any_value(amenities) AS amenities,
    any_value(departures) AS departures, any_value(plot_free) AS plot_free,
    any_value(kvk_coverage) AS kvk_coverage, any_value(registrations) AS registrations
  FROM (
    SELECT * FROM area_of UNION ALL BY NAME SELECT * FROM label_of UNION ALL BY NAME SELECT * FROM place_of
    UNION ALL BY NAME SELECT * FROM plot_of
    UNION ALL BY NAME SELECT object_id, registrations, coverage AS kvk_coverage FROM kvk_of)
  GROUP BY object_id`;

/** Without an area, the municipality is the one in the object's id. */
const placedSql = `SELECT o.*, known, b.code AS buurtcode, b.naam AS buurtnaam, coalesce(known.wijkcode, b.wijkcode) AS wijkcode,
    w.naam AS wijknaam,
    coalesce(b.gemeentecode, w.gemeentecode, t.gemeentecode, 'GM' || left(${idSql('o.object_id')}, 4)) AS found_gemeentecode
  FROM ${worded(
    'verblijfsobject',
    Object.keys(bagColumns.verblijfsobject),
    'gemeentecode',
    'footprint',
    'trainstation_distance',
  )} o
  LEFT JOIN ${known} known ON known.object_id = o.object_id
  LEFT JOIN woonplaats t ON t.code = o.woonplaatscode::VARCHAR
  LEFT JOIN (SELECT * REPLACE (naam::${word} AS naam) FROM buurt) b ON b.code = known.buurtcode
  LEFT JOIN (SELECT * REPLACE (naam::${word} AS naam) FROM wijk) w ON w.code = coalesce(known.wijkcode, b.wijkcode)`;

/** Registered and measured facts of panden. */
const pandSql = `SELECT coalesce(p.identificatie, f.pand_id::BIGINT) AS pand_id, p.bouwjaar,
    coalesce(f.footprint, p.footprint) AS footprint, f.height
  FROM ${worded('pand', ['identificatie', 'bouwjaar', 'footprint'])} p
  FULL JOIN pand_fact f ON f.pand_id::BIGINT = p.identificatie`;

/** The registered name is kept as long as the municipality is the same. */
const gemeentenaamSql = `coalesce(g.gemeentenaam,
  CASE WHEN coalesce(o.gemeentecode, o.found_gemeentecode) = o.found_gemeentecode THEN o.gemeentenaam END,
  m.naam::${word}, o.gemeentenaam)`;

const derivedSql = (
  fictionalData: FictionalData | null,
): string => `SELECT o.* EXCLUDE (found_gemeentecode, known) REPLACE (
    o.found_gemeentecode AS gemeentecode, ${gemeentenaamSql} AS gemeentenaam,
    coalesce(pand.footprint, o.footprint) AS footprint,
    coalesce(o.known.station, o.trainstation_distance) AS trainstation_distance),
    m.provincie AS provincie,
    CASE WHEN u.is_dwelling AND shared.pand_id IS NOT NULL THEN u.with_others ELSE u.alone END AS vtw_type,
    coalesce(pand.bouwjaar, o.bag_bouwjaar) AS bouwjaar, o.known.label AS energielabel,
    ${factsSql(fictionalData)},
    o.known.school AS school_distance, o.known.charging AS charging_points, o.known.amenities AS amenities,
    o.known.departures AS departures, o.known.plot_free AS plot_free,
    morton(o.x, o.y) AS morton
  FROM placed o
  LEFT JOIN uses u USING (gebruiksdoelen)
  LEFT JOIN gemeenten g ON g.gemeentecode = o.found_gemeentecode
  LEFT JOIN gemeente_2024 m ON m.code = o.found_gemeentecode
  LEFT JOIN shared ON shared.pand_id = o.pand_id
  LEFT JOIN pand_of pand ON pand.pand_id = o.pand_id`;

/** Objects in tile order with all derived columns, as narrow rows, until they are stored. */
export const sortedObjects = `${draft}.sorted_object`;

/** Creates `sortedObjects`: area, type, energielabel, year and location facts of each object. */
export async function sortObjects(
  builder: SnapshotBuilder,
  fictionalData: FictionalData | null,
): Promise<void> {
  await listGemeenten2024(builder);
  await makeWords(builder, namesOfAreas);
  await builder.run(`CREATE OR REPLACE TABLE ${known} AS ${knownSql}`);
  for (const table of knownTables) await builder.run(`DROP TABLE ${table}`);
  const joins = [
    await join(builder, 'placed', placedSql, known),
    await join(builder, 'pand_of', pandSql, 'pand_fact'),
  ];
  await builder.run(
    `CREATE OR REPLACE TABLE ${sortedObjects} AS
     WITH uses AS (${usesSql}), shared AS (${sharedSql}), gemeenten AS (${gemeentenSql})
     ${derivedSql(fictionalData)} ORDER BY morton, object_id`,
  );
  for (const joined of joins) await builder.run(`DROP ${joined}`);
  await builder.run(`DROP TABLE ${known}`);
  await emptyDraft(builder, 'verblijfsobject');
}

/** The result of a join with a table, materialised when that table is large. Returns the table to drop. */
async function join(builder: SnapshotBuilder, name: string, sql: string, table: string): Promise<string> {
  const joined = `${(await builder.count(table)) > mostBeside ? 'TABLE' : 'VIEW'} ${name}`;
  await builder.run(`CREATE TEMP ${joined} AS ${sql}`);
  return joined;
}

const wordsSql = ['buurtnaam', 'wijknaam', 'vtw_type'].map(name => `${name}::VARCHAR AS ${name}`).join(', ');

const suffixKeySql = `CASE WHEN huisletter IS NULL AND huisnummertoevoeging IS NULL THEN ''
  ELSE upper(regexp_replace(concat(huisletter, huisnummertoevoeging), '[^A-Za-z0-9]', '', 'g')) END`;

/** Writes the sorted objects in the format of the snapshot. */
export async function storeObjects(builder: SnapshotBuilder): Promise<void> {
  await builder.replace(
    'verblijfsobject',
    `SELECT * REPLACE (${unworded('verblijfsobject')}, ${wordsSql}), ${suffixKeySql} AS suffix_key FROM ${sortedObjects}`,
  );
}

/** Called when everything has been stored. */
export async function dropSorted(builder: SnapshotBuilder): Promise<void> {
  await builder.run(`DROP TABLE ${sortedObjects}`);
  await dropWords(builder);
}
