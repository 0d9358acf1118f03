import { gridBits } from '../../geo/mercator';
import { draft } from '../schema';
import type { SnapshotBuilder } from '../snapshot-builder';
import { assignAreas } from './assign-areas';
import { assignFacts } from './assign-facts';
import { deriveGemeenten } from './derive-gemeenten';
import { addressColumns, allOf, emptyDraft } from './draft-bag';
import { factsSql } from './fictional-facts';
import { gemeenten2024 } from './gemeenten-2024';
import { RowWriter } from './row-writer';
import { vtwTypeSql } from './vtw-type';

/** Counts are kept for these zooms; a tile is divided into 64 × 64 cells. */
export const densityZooms = { from: 6, to: 13, cellBits: 6 };

/**
 * Makes anew what follows from what the registers say of each object: area, type, label and year, and the order for
 * tiles. The result does not depend on the order of imports.
 */
export async function deriveAllOfObjects(builder: SnapshotBuilder): Promise<void> {
  await assignAreas(builder);
  await assignFacts(builder);
  await deriveLabels(builder);
  await deriveObjects(builder);
}

/** What follows from the objects, once those are made. */
export async function deriveFromObjects(builder: SnapshotBuilder): Promise<void> {
  await derivePanden(builder);
  await deriveDensity(builder);
  await deriveStreets(builder);
  await deriveGemeenten(builder);
}

/** The same where labels are all that is new: nothing else of an object follows from its label. */
export async function deriveLabelsOnly(builder: SnapshotBuilder): Promise<void> {
  await deriveLabels(builder);
  await builder.run(
    `UPDATE verblijfsobject SET energielabel = changed.label FROM (
       SELECT o.rowid AS "row", l.label FROM verblijfsobject o LEFT JOIN label_of l USING (object_id)
       WHERE o.energielabel IS DISTINCT FROM l.label) changed
     WHERE verblijfsobject.rowid = changed."row"`,
  );
}

async function deriveLabels(builder: SnapshotBuilder): Promise<void> {
  await builder.run(
    `CREATE OR REPLACE TEMP TABLE label_of AS
     WITH by_id AS (
       SELECT object_id, label FROM energielabel WHERE object_id IS NOT NULL),
     by_address AS (
       SELECT o.object_id, e.label, e.registered
       FROM ${allOf('verblijfsobject', 'object_id', ...addressColumns)} o
       JOIN energielabel e ON e.postcode = o.postcode AND e.huisnummer = o.huisnummer
         AND coalesce(e.huisletter, '') = coalesce(o.huisletter, '')
         AND upper(coalesce(e.huisnummertoevoeging, '')) = upper(coalesce(o.huisnummertoevoeging, ''))
       WHERE e.object_id IS NULL AND o.object_id NOT IN (SELECT object_id FROM by_id)
       QUALIFY row_number() OVER (PARTITION BY o.object_id ORDER BY e.registered DESC NULLS LAST) = 1)
     SELECT object_id, label FROM by_id UNION ALL SELECT object_id, label FROM by_address`,
  );
}

async function deriveObjects(builder: SnapshotBuilder): Promise<void> {
  await listGemeenten2024(builder);
  await builder.replace(
    'verblijfsobject',
    `WITH dwellings AS (
       SELECT pand_id, count(*) AS n FROM ${allOf('verblijfsobject', 'pand_id', 'gebruiksdoelen')}
       WHERE pand_id IS NOT NULL AND list_contains(gebruiksdoelen, 'woonfunctie') GROUP BY pand_id),
     gemeenten AS (
       SELECT gemeentecode, arg_min(gemeentenaam, rank) AS gemeentenaam FROM (
         SELECT 1 AS rank, code AS gemeentecode, naam AS gemeentenaam FROM gemeente
         UNION ALL SELECT 2, gemeentecode, gemeentenaam FROM wijk
         UNION ALL SELECT 3, gemeentecode, gemeentenaam FROM buurt)
       WHERE gemeentenaam IS NOT NULL GROUP BY gemeentecode),
     placed AS (
       SELECT o.* REPLACE (
           b.code AS buurtcode, b.naam AS buurtnaam, coalesce(a.wijkcode, b.wijkcode) AS wijkcode, w.naam AS wijknaam),
         coalesce(b.gemeentecode, w.gemeentecode, t.gemeentecode, 'GM' || left(o.object_id, 4)) AS found_gemeentecode
       FROM ${allOf('verblijfsobject')} o LEFT JOIN area_of a USING (object_id)
       LEFT JOIN woonplaats t ON t.code = o.woonplaatscode
       LEFT JOIN buurt b ON b.code = a.buurtcode
       LEFT JOIN wijk w ON w.code = coalesce(a.wijkcode, b.wijkcode))
     SELECT o.* EXCLUDE (found_gemeentecode) REPLACE (
       o.found_gemeentecode AS gemeentecode, ${gemeentenaamSql} AS gemeentenaam,
       m.provincie AS provincie,
       ${vtwTypeSql('o.gebruiksdoelen', 'coalesce(d.n, 1)')} AS vtw_type,
       coalesce(pand.bouwjaar, o.bag_bouwjaar) AS bouwjaar, l.label AS energielabel,
       ${suffixKeySql} AS suffix_key,
       coalesce(pf.footprint, pand.footprint, o.footprint) AS footprint,
       coalesce(place.station, o.trainstation_distance) AS trainstation_distance,
       ${factsSql},
       morton(o.x, o.y) AS morton)
     FROM placed o
     LEFT JOIN gemeenten g ON g.gemeentecode = o.found_gemeentecode
     LEFT JOIN gemeente_2024 m ON m.code = o.found_gemeentecode
     LEFT JOIN dwellings d ON d.pand_id = o.pand_id
     LEFT JOIN ${allOf('pand', 'identificatie', 'bouwjaar', 'footprint')} pand ON pand.identificatie = o.pand_id
     LEFT JOIN label_of l ON l.object_id = o.object_id
     LEFT JOIN pand_fact pf ON pf.pand_id = o.pand_id
     LEFT JOIN place_of place ON place.object_id = o.object_id
     LEFT JOIN kvk_of k ON k.object_id = o.object_id
     ORDER BY morton, object_id`,
  );
  await emptyDraft(builder, 'verblijfsobject');
}

const suffixKeySql = `CASE WHEN o.huisletter IS NULL AND o.huisnummertoevoeging IS NULL THEN ''
  ELSE upper(regexp_replace(concat(o.huisletter, o.huisnummertoevoeging), '[^A-Za-z0-9]', '', 'g')) END`;

const fictionalGemeente = { code: 'GM9999', naam: 'Kavelstede', provincie: 'PV24' };

/** What is known of municipalities of 2024 and of the fictional one; nothing of those that were gone by then. */
async function listGemeenten2024(builder: SnapshotBuilder): Promise<void> {
  await builder.run(
    'CREATE OR REPLACE TEMP TABLE gemeente_2024 (code VARCHAR, naam VARCHAR, provincie VARCHAR)',
  );
  const writer = await RowWriter.open(builder.connection, 'gemeente_2024');
  for (const { code, naam, provincie } of [...gemeenten2024, fictionalGemeente])
    writer.add([code, naam, provincie]);
  writer.close();
}

/** What the register wrote holds for as long as it is about the same municipality. */
const gemeentenaamSql = `coalesce(g.gemeentenaam,
  CASE WHEN coalesce(o.gemeentecode, o.found_gemeentecode) = o.found_gemeentecode THEN o.gemeentenaam END,
  m.naam, o.gemeentenaam)`;

/** A pand is of the type that most of its objects have; of as many, that of the first. */
async function derivePanden(builder: SnapshotBuilder): Promise<void> {
  // Step by step and by number: `mode` and texts of millions of panden do not fit in the memory there is.
  const typeOf = `${draft}.type_of_pand`;
  await builder.run(
    `CREATE OR REPLACE TABLE ${typeOf} AS
     SELECT pand_id, arg_max(vtw_type, (objects << 32) - first) AS vtw_type, any_value(dataset) AS dataset FROM (
       SELECT pand_id::BIGINT AS pand_id, vtw_type, count(*) AS objects, min(rowid) AS first,
         any_value(dataset) AS dataset
       FROM verblijfsobject WHERE pand_id IS NOT NULL GROUP BY ALL)
     GROUP BY pand_id`,
  );
  await builder.replace(
    'pand',
    `SELECT p.* REPLACE (o.vtw_type AS vtw_type, coalesce(o.dataset, p.dataset) AS dataset)
     FROM ${allOf('pand')} p LEFT JOIN ${typeOf} o ON o.pand_id = p.identificatie::BIGINT
     ORDER BY morton(xmin + (xmax - xmin) // 2, ymin + (ymax - ymin) // 2), identificatie`,
  );
  await builder.run(`DROP TABLE ${typeOf}`);
  await emptyDraft(builder, 'pand');
}

/** Objects are counted once, by the smallest cells; those of other zooms are made of these. */
export async function deriveDensity(builder: SnapshotBuilder): Promise<void> {
  const { from, to, cellBits } = densityZooms;
  const shift = gridBits - to - cellBits;
  await builder.replace(
    'density',
    `WITH smallest AS (
       SELECT x >> ${shift} AS cell_x, y >> ${shift} AS cell_y, count(*) AS objects, sum(x) AS x, sum(y) AS y,
         min(rowid) AS first_row
       FROM verblijfsobject GROUP BY ALL)
     SELECT z::INTEGER AS z, (s.cell_x >> (${to} - z))::INTEGER AS cell_x, (s.cell_y >> (${to} - z))::INTEGER AS cell_y,
       sum(s.objects)::INTEGER AS objects, (sum(s.x) / sum(s.objects))::INTEGER AS x,
       (sum(s.y) / sum(s.objects))::INTEGER AS y, min(s.first_row)::INTEGER AS first_row
     FROM smallest s, range(${from}, ${to} + 1) zooms(z)
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  );
}

export async function deriveStreets(builder: SnapshotBuilder): Promise<void> {
  await builder.replace(
    'street',
    `SELECT row_number() OVER (ORDER BY straat, woonplaats, gemeentecode)::INTEGER AS street_id, straat,
       woonplaats, any_value(gemeentenaam) AS gemeentenaam, count(*)::INTEGER AS objects,
       bool_and(fictional) AS fictional, min(morton) AS morton_from, max(morton) AS morton_to
     FROM verblijfsobject GROUP BY straat, woonplaats, gemeentecode ORDER BY street_id`,
  );
}
