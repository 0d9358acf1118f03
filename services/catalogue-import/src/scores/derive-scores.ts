import type { SnapshotBuilder } from '../build/snapshot-builder';
import { areaValuesSql } from './area-values';
import { deriveAreaScores } from './derive-area-scores';

const leastAreas = 10;
const shares = Array.from({ length: 101 }, (_, at) => at / 100).join(', ');

/** Recomputes what the property score reads of areas, from all objects, figures and transactions of the snapshot. */
export async function deriveScores(builder: SnapshotBuilder): Promise<void> {
  await builder.replace('area_value', areaValuesSql);
  await builder.replace('score_quantile', quantilesSql);
  await deriveAreaScores(builder);
}

/** Over the values of buurten of each gemeente and of all; of fewer than ten there are none. */
const quantilesSql = `WITH valued AS (
    SELECT 'GM' || substr(code, 3, 4) AS gemeente, metric, value FROM area_value WHERE level = 'buurt')
  SELECT scope, metric, count(*)::INTEGER AS n, quantile_cont(value, [${shares}]) AS quantiles FROM (
    SELECT gemeente AS scope, metric, value FROM valued
    UNION ALL SELECT 'country', metric, value FROM valued)
  GROUP BY scope, metric HAVING count(*) >= ${leastAreas} ORDER BY scope, metric`;
