import type { AreaScores } from '@kavel/catalogue';
import { scoreCatalogueVersion as version } from '@kavel/contracts';
import { type Metric, propertyScoreMetrics as metrics, scaled } from '@kavel/engine';
import type { AreaKind, AreaSources, MeanPoints } from './area-kind';
import type { ScoreSources } from './measure';
import { referenceOf } from './reference';
import { scoreSources } from './score-sources';

/** Property scores of areas. */
export const propertyAreas: AreaKind = {
  metrics,
  version,
  table: 'area_score',
  sourcesOf: async (context, snapshot) => areaSourcesOf(await scoreSources(context, snapshot)),
};

export function areaSourcesOf(sources: ScoreSources): AreaSources {
  return {
    presentMeanOf: (metric, uses) =>
      metric.key === 'price-trend' ? meanTrend(metric, uses, sources) : undefined,
    referenceOf: (gemeentecode, key) => referenceOf(sources.areas, gemeentecode, key),
  };
}

const leastObjects = 10;

/** The trend is one figure for each kind of object, at the time of the call: its mean is weighted by their numbers. */
function meanTrend(
  metric: Metric,
  uses: AreaScores['uses'],
  { trendOf }: ScoreSources,
): MeanPoints | undefined {
  const known = uses.flatMap(({ vtwType, objects }) => {
    const trend = trendOf(vtwType);
    return trend ? [{ objects, points: scaled(metric, trend.value) }] : [];
  });
  const objects = known.reduce((sum, one) => sum + one.objects, 0);
  if (objects < leastObjects) return undefined;
  const points = known.reduce((sum, one) => sum + one.points * one.objects, 0);
  return { objects, mean: points / objects, values: null };
}
