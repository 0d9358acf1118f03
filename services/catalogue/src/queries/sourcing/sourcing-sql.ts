import type { EnergyLabel, Gebruiksdoel, ScoreAreaType } from '@kavel/contracts';
import { packed, unpacked } from '../../duckdb/packed-column';
import type { SqlValues } from '../../snapshot';

/** Which panden are candidates. Years and m² inclusive. */
export interface SourcingQuestion {
  /** A named area, or rows of `verblijfsobject` (`objectRowsInside`). */
  area: { areaType: ScoreAreaType; areaKey: string } | { rows: readonly number[] };
  functions?: readonly Gebruiksdoel[] | undefined;
  labels?: readonly EnergyLabel[] | undefined;
  areaRange?: Range | undefined;
  yearRange?: Range | undefined;
  /** Ids of panden or objects. */
  exclude?: readonly string[] | undefined;
  /** Later sales and lettings are left out, `yyyy-mm-dd`. */
  asOf: string;
}

interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

const areaColumns = {
  buurt: 'o.buurtcode',
  wijk: 'o.wijkcode',
  gemeente: 'o.gemeentecode',
  pc4: 'left(o.postcode, 4)',
} as const;

/** A letting of so many years ago still says that a dwelling is let. */
const lettingYears = 5;
/** Fewer panden of a buurt are no measure for the others. */
const leastPanden = 10;

/** `asked`: panden with an object in the area; `inside`: all objects of these panden. */
function insideSql({ area }: SourcingQuestion): string {
  const where =
    'rows' in area
      ? `o.rowid IN (SELECT ${unpacked('$rows')}::BIGINT)`
      : `${areaColumns[area.areaType]} = $areaKey`;
  return `asked AS (SELECT DISTINCT o.pand_id FROM verblijfsobject o WHERE o.pand_id IS NOT NULL AND ${where}),
    inside AS (SELECT o.* FROM verblijfsobject o SEMI JOIN asked ON asked.pand_id = o.pand_id)`;
}

/** Objects of the panden in the area, before the other criteria. */
export function sourcingCountSql(question: SourcingQuestion): { sql: string; values: SqlValues } {
  return {
    sql: `WITH ${insideSql(question)} SELECT count(*)::INTEGER AS objects FROM inside`,
    values: areaValues(question),
  };
}

/** Columns of `sourcingSql`, in order. */
export const sourcingColumns = [
  ...[
    'pandId',
    'objectId',
    'straat',
    'huisnummer',
    'huisletter',
    'huisnummertoevoeging',
    'postcode',
    'woonplaats',
  ],
  ...['lon', 'lat', 'vtwType', 'gebruiksdoelen', 'oppervlakte', 'bouwjaar', 'energielabel', 'status'],
  ...[
    'enkelbestemming',
    'stationDistance',
    'fictional',
    'kvkRegistrations',
    'footprint',
    'height',
    'height75',
  ],
  ...['ratio75', 'shape', 'salePrice', 'saleDate', 'saleFictional', 'isLet'],
] as const;

/** A row for each object of the candidates, by pand and object. */
export function sourcingSql(question: SourcingQuestion): { sql: string; values: SqlValues } {
  const { having, values } = criteriaOf(question);
  return {
    sql: `WITH ${insideSql(question)},
    wanted AS (SELECT pand_id FROM inside o GROUP BY pand_id ${having ? `HAVING ${having}` : ''}),
    buurten AS (SELECT DISTINCT buurtcode FROM inside WHERE buurtcode IS NOT NULL),
    panden AS (
      SELECT min(o.buurtcode) AS buurtcode, max(o.height) AS height, count(o.kvk_registration) AS kvk,
        CASE WHEN max(o.footprint) > 0 THEN sum(o.oppervlakte) / max(o.footprint) END AS ratio
      FROM verblijfsobject o SEMI JOIN buurten ON buurten.buurtcode = o.buurtcode
      WHERE o.pand_id IS NOT NULL GROUP BY o.pand_id),
    around AS (
      SELECT buurtcode, sum(kvk) > 0 AS has_kvk,
        CASE WHEN count(height) >= ${leastPanden} THEN quantile_cont(height, 0.75) END AS height75,
        CASE WHEN count(ratio) >= ${leastPanden} THEN quantile_cont(ratio, 0.75) END AS ratio75
      FROM panden GROUP BY buurtcode),
    sold AS (
      SELECT s.object_id, max(s.date) AS date, arg_max(s.price, s.date::VARCHAR || s.sale_id) AS price,
        arg_max(s.fictional, s.date::VARCHAR || s.sale_id) AS fictional
      FROM sale s SEMI JOIN inside ON inside.object_id = s.object_id
      WHERE s.price > 0 AND s.date <= $asOf::DATE GROUP BY s.object_id),
    let AS (
      SELECT DISTINCT r.object_id FROM rent r SEMI JOIN inside ON inside.object_id = r.object_id
      WHERE r.date BETWEEN $asOf::DATE - INTERVAL ${lettingYears} YEAR AND $asOf::DATE)
    SELECT o.pand_id, o.object_id, o.straat, o.huisnummer, o.huisletter, o.huisnummertoevoeging, o.postcode,
      o.woonplaats, o.lon, o.lat, o.vtw_type, array_to_string(o.gebruiksdoelen, '|'), o.oppervlakte, o.bouwjaar,
      o.energielabel, o.status, o.enkelbestemming, o.trainstation_distance, o.fictional,
      CASE WHEN a.has_kvk THEN coalesce(o.kvk_registration, 0) END, o.footprint, o.height, a.height75, a.ratio75,
      CASE WHEN list_contains(o.gebruiksdoelen, 'kantoorfunctie') THEN p.shape END,
      s.price, s.date::VARCHAR, s.fictional, let.object_id IS NOT NULL
    FROM inside o SEMI JOIN wanted ON wanted.pand_id = o.pand_id
    LEFT JOIN pand p ON p.identificatie = o.pand_id
    LEFT JOIN around a ON a.buurtcode = o.buurtcode
    LEFT JOIN sold s ON s.object_id = o.object_id
    LEFT JOIN let ON let.object_id = o.object_id
    ORDER BY o.pand_id, o.object_id`,
    values: { ...areaValues(question), ...values, asOf: question.asOf },
  };
}

function areaValues({ area }: SourcingQuestion): SqlValues {
  return 'rows' in area ? { rows: packed(area.rows) } : { areaKey: area.areaKey };
}

/** Conditions on all objects of a pand together. */
function criteriaOf({ functions, labels, areaRange, yearRange, exclude }: SourcingQuestion): {
  having: string;
  values: SqlValues;
} {
  const conditions: string[] = [];
  const values: SqlValues = {};
  const add = (condition: string, name: string, value: SqlValues[string]) => {
    conditions.push(condition);
    values[name] = value;
  };
  if (functions?.length)
    add(
      "bool_or(list_has_any(gebruiksdoelen, string_split($functions, '|')))",
      'functions',
      functions.join('|'),
    );
  if (labels?.length)
    add("bool_or(list_contains(string_split($labels, '|'), energielabel))", 'labels', labels.join('|'));
  if (areaRange?.min !== undefined) add('sum(oppervlakte) >= $minArea', 'minArea', areaRange.min);
  if (areaRange?.max !== undefined) add('sum(oppervlakte) <= $maxArea', 'maxArea', areaRange.max);
  if (yearRange?.min !== undefined) add('max(bouwjaar) >= $minYear', 'minYear', yearRange.min);
  if (yearRange?.max !== undefined) add('max(bouwjaar) <= $maxYear', 'maxYear', yearRange.max);
  if (exclude?.length)
    add(
      "NOT bool_or(list_contains(string_split($exclude, '|'), pand_id) OR list_contains(string_split($exclude, '|'), object_id))",
      'exclude',
      exclude.join('|'),
    );
  return { having: conditions.join(' AND '), values };
}
