import type { SnapshotBuilder } from '../build/snapshot-builder';
import { areaValuesSql } from './area-values';
import { placeClimates, placeTable } from './climate-places';
import { deriveAreaIndex } from './derive-area-index';
import { deriveAreaScores } from './derive-area-scores';

const leastAreas = 10;
const shares = Array.from({ length: 101 }, (_, at) => at / 100).join(', ');

/** Recomputes what scores and the sustainability index read of areas, from all objects, figures and transactions of the snapshot. */
export async function deriveScores(builder: SnapshotBuilder): Promise<void> {
  await builder.replace('area_value', areaValuesSql);
  await builder.replace('score_quantile', quantilesSql);
  const climates = await placeClimates(builder);
  await deriveAreaScores(builder);
  await deriveAreaIndex(builder, climates);
  await builder.run(`DROP TABLE ${placeTable}`);
}

/** Over the values of buurten of each gemeente and of all; of fewer than ten there are none. */
const quantilesSql = `WITH valued AS (
    SELECT 'GM' || substr(code, 3, 4) AS gemeente, metric, value FROM area_value WHERE level = 'buurt')
  SELECT scope, metric, count(*)::INTEGER AS n, quantile_cont(value, [${shares}]) AS quantiles FROM (
    SELECT gemeente AS scope, metric, value FROM valued
    UNION ALL SELECT 'country', metric, value FROM valued)
  GROUP BY scope, metric HAVING count(*) >= ${leastAreas} ORDER BY scope, metric`;
