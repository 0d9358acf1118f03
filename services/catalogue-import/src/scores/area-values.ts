import { namesOf } from '../area-figures/figure-columns';
import { metricFigures, noiseMiddles } from './metric-figures';

const metrics = Object.entries(metricFigures);
const text = (value: string) => `'${value}'`;
const list = (values: readonly string[]) => `[${values.map(text).join(', ')}]`;
const metricOf = `list_extract(${list(metrics.map(([metric]) => metric))},
  list_position(${list(metrics.map(([, figure]) => figure))}, figure))`;

/** Figures of files by year. */
const filesSql = `SELECT 0 AS place, level, code, ${metricOf} AS metric, value, year, source, fictional FROM area_figure
  WHERE figure IN (${metrics.map(([, figure]) => text(figure)).join(', ')}) AND value IS NOT NULL
    AND (figure <> 'wozValue' OR value > 0)`;

const middles = Object.entries(noiseMiddles);
const middleOf = `list_extract([${middles.map(([, decibel]) => decibel).join(', ')}],
  list_position(${list(middles.map(([figure]) => figure))}, figure))`;

/** Noise of areas of which a file has the classes: their middles, weighted by share. */
const noiseSql = `SELECT 1 AS place, level, code, 'noise' AS metric, sum(value * ${middleOf}) / sum(value) AS value, year,
    min(source) AS source, bool_or(fictional) AS fictional
  FROM area_figure WHERE figure IN (${middles.map(([figure]) => text(figure)).join(', ')})
  GROUP BY level, code, year HAVING count(value) = ${middles.length} AND sum(value) > 0`;

/** Key figures that came with outlines: WOZ values in thousands of euro. */
const named = metrics.flatMap(([metric, figure]) => namesOf(figure).map(name => ({ metric, name })));
const keyFiguresSql = ['buurt', 'wijk']
  .map(
    level => `SELECT 2 AS place, '${level}' AS level, code, metric,
      CASE WHEN metric = 'woz-rank' THEN 1000 * value ELSE value END AS value, year, 'CBS' AS source, fictional
    FROM (SELECT code, fictional, TRY_CAST(figures->>'jaar' AS INTEGER) AS year,
        unnest(${list(named.map(({ metric }) => metric))}) AS metric,
        unnest(list_transform(json_extract_string(figures, ${list(named.map(({ name }) => `$.${name}`))}),
          lambda written: TRY_CAST(written AS DOUBLE))) AS value
      FROM ${level} WHERE figures IS NOT NULL)
    WHERE (value > 0 OR value = 0 AND metric = 'vacancy') AND year IS NOT NULL`,
  )
  .join(' UNION ALL ');

/** Sales in the twelve months up to the last one, per hundred objects; only of gemeenten that have sales. */
const liquiditySql = `SELECT 0 AS place, 'buurt' AS level, o.buurtcode AS code, 'liquidity' AS metric,
    100.0 * coalesce(sold.sales, 0) / o.objects AS value, year, NULL AS source, coalesce(sold.fictional, false) AS fictional
  FROM (SELECT buurtcode, any_value(gemeentecode) AS gemeentecode, count(*) AS objects FROM verblijfsobject
    WHERE buurtcode IS NOT NULL GROUP BY buurtcode) o
  JOIN (SELECT DISTINCT gemeentecode, max(year(date)) OVER () AS year FROM recent) active
    ON active.gemeentecode = o.gemeentecode
  LEFT JOIN (SELECT buurtcode, count(*) AS sales, bool_or(fictional) AS fictional FROM recent GROUP BY buurtcode) sold
    ON sold.buurtcode = o.buurtcode`;

/** The latest value of each metric by area; of one year, that of a file goes before a derived one. */
export const areaValuesSql = `WITH recent AS (
    SELECT buurtcode, gemeentecode, date, fictional FROM transaction
    WHERE property_type = 'koop' AND date > (SELECT max(date) FROM transaction WHERE property_type = 'koop') - INTERVAL 12 MONTH),
  found AS (${filesSql} UNION ALL ${noiseSql} UNION ALL ${keyFiguresSql} UNION ALL ${liquiditySql})
  SELECT level, code, metric, value, year, source, fictional FROM found
  QUALIFY row_number() OVER (PARTITION BY level, code, metric ORDER BY year DESC, place, source) = 1
  ORDER BY metric, level, code`;
