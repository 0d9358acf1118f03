import { readScoreAreas } from '@kavel/catalogue';
import { scoreAreaTypes } from '@kavel/contracts';
import { propertyScoreMetrics } from '@kavel/engine';
import { RowWriter } from '../build/row-writer';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { areaCodes, leastObjects } from './area-codes';
import { byArea } from './by-area';
import { readCells, valueIn, writeCells } from './cells';
import { placeTable } from './climate-places';
import { type ObjectMetric, objectMetrics, pointsSql } from './object-metrics';
import { areaRow, areaShares } from './weighted';

/**
 * Recomputes the scores of areas over all of their objects: mean points and percentiles of the values by metric. Metrics
 * of objects go through SQL, one at a time to stay small; those of areas are the same for all objects of a cell.
 */
export async function deriveAreaScores(builder: SnapshotBuilder): Promise<void> {
  const areas = await readScoreAreas(sql => builder.rows(sql));
  const cells = await readCells(builder);
  await writeCells(builder, cells, areas);
  await builder.run('DELETE FROM area_score');
  await builder.replace('area_use', usesSql);
  const measured = objectMetrics(builder.madeIn);
  const ofObjects = new Set(measured.map(({ key }) => key));
  // Those of the buurten go, where a metric of objects has figures of areas too.
  await builder.run(`DELETE FROM score_quantile WHERE metric IN (${quoted([...ofObjects])})`);
  for (const metric of await withValues(builder, measured)) await scoreObjects(builder, metric);
  const writer = await RowWriter.open(builder.connection, 'area_score');
  for (const metric of propertyScoreMetrics.filter(({ key }) => !ofObjects.has(key)))
    for (const areaType of scoreAreaTypes)
      for (const [code, values] of byArea(cells, areaType, cell => valueIn(cell, areas, metric)))
        writer.add([areaType, code, metric.key, ...areaRow(values)]);
  writer.close();
  await builder.run('DROP TABLE score_cell');
}

const quoted = (keys: readonly string[]) => keys.map(key => `'${key}'`).join(', ');

/** Metrics that enough objects have a value of: one query tells, where each metric takes five. */
async function withValues(
  builder: SnapshotBuilder,
  metrics: readonly ObjectMetric[],
): Promise<ObjectMetric[]> {
  const counts = metrics.map(({ key, raw }) => `count(${raw}) AS "${key}"`);
  const [found = {}] = await builder.rows<Record<string, bigint>>(
    `SELECT ${counts.join(', ')} FROM verblijfsobject o ${cellJoin} ${placeJoin}`,
  );
  return metrics.filter(({ key }) => (found[key] ?? 0) >= leastObjects);
}

async function scoreObjects(builder: SnapshotBuilder, metric: ObjectMetric): Promise<void> {
  const rows = `SELECT o.buurtcode, o.wijkcode, o.gemeentecode, o.postcode, o.vtw_type, ${metric.raw} AS raw
    FROM verblijfsobject o ${metric.raw.includes('c.') ? cellJoin : ''} ${metric.ofPlace ? placeJoin : ''}`;
  for (const areaType of scoreAreaTypes)
    await builder.run(
      `INSERT INTO area_score
       SELECT '${areaType}', code, '${metric.key}', n, mean, q[1] * ${metric.factor}, q[2] * ${metric.factor}, q[3] * ${metric.factor}
       FROM (SELECT ${areaCodes[areaType]} AS code, count(*)::INTEGER AS n, avg(${pointsSql(metric)}) AS mean,
           quantile_cont(raw, [${areaShares.join(', ')}]) AS q
         FROM (${rows}) WHERE raw IS NOT NULL GROUP BY code HAVING count(*) >= ${leastObjects})
       WHERE code IS NOT NULL`,
    );
  await builder.run(
    `INSERT INTO score_quantile
     SELECT scope, '${metric.key}', n, list_transform(quantiles, lambda q: q * ${metric.factor}) FROM (${percentilesSql(rows)})`,
  );
}

/**
 * Percentiles 0 to 100 of whole numbers `raw` by gemeente and of the country, as `quantile_cont` has them. Equal numbers
 * are counted first: sorting ten million takes four times as long.
 */
const percentilesSql = (rows: string): string => `
  WITH by_gemeente AS (
    SELECT gemeentecode, raw, count(*) AS n FROM (${rows}) WHERE raw IS NOT NULL GROUP BY gemeentecode, raw),
  counted AS (
    SELECT gemeentecode AS scope, raw, n FROM by_gemeente WHERE gemeentecode IS NOT NULL
    UNION ALL SELECT 'country', raw, sum(n) FROM by_gemeente GROUP BY raw),
  reached AS (SELECT scope, raw, sum(n) OVER (PARTITION BY scope ORDER BY raw)::BIGINT AS reach FROM counted),
  wanted AS (
    SELECT scope, n, percent, percent * (n - 1) / 100 AS position
    FROM (SELECT scope, sum(n)::INTEGER AS n FROM counted GROUP BY scope HAVING sum(n) >= ${leastObjects}),
      range(101) percents(percent))
  SELECT wanted.scope, n, list(low.raw + (high.raw - low.raw) * (position - floor(position)) ORDER BY percent) AS quantiles
  FROM wanted
    ASOF JOIN reached low ON low.scope = wanted.scope AND low.reach > floor(position)
    ASOF JOIN reached high ON high.scope = wanted.scope AND high.reach > ceil(position)
  GROUP BY wanted.scope, n`;

const cellJoin = `LEFT JOIN score_cell c ON c.buurtcode IS NOT DISTINCT FROM o.buurtcode
  AND c.wijkcode IS NOT DISTINCT FROM o.wijkcode AND c.gemeentecode IS NOT DISTINCT FROM o.gemeentecode
  AND c.pc4 IS NOT DISTINCT FROM left(o.postcode, 4)`;

const placeJoin = `LEFT JOIN ${placeTable} p ON p.x = o.x AND p.y = o.y`;

const usesSql = Object.entries(areaCodes)
  .map(
    ([
      areaType,
      code,
    ]) => `SELECT '${areaType}' AS level, ${code} AS code, vtw_type, count(*)::INTEGER AS objects
      FROM verblijfsobject WHERE ${code} IS NOT NULL GROUP BY ALL`,
  )
  .join(' UNION ALL ');
