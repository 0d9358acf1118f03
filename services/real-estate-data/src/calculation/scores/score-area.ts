import { areaName, areaScores, type Snapshot, type StoredAreaScore } from '@kavel/catalogue';
import {
  type AreaScore,
  type ScoreAreaType,
  type ScoreMetric,
  type ScoreUse,
  scoreCatalogueVersion as version,
  type WeightUpdate,
} from '@kavel/contracts';
import {
  propertyScoreMetrics as metrics,
  type ScoreWeights,
  scaled,
  totalOf,
  weightsWith,
} from '@kavel/engine';
import { ServiceError } from '@kavel/service-kit';
import type { CalculationContext } from '../deps';
import { orBadRequest } from './bad-request';
import type { ScoreSources } from './measure';
import { referenceOf } from './reference';
import { scoreSources } from './score-sources';

export interface AskedArea {
  areaType: ScoreAreaType;
  areaKey: string;
  use?: ScoreUse | undefined;
  weightUpdates?: readonly WeightUpdate[] | undefined;
}

/** Score of an area over all of its objects. 404 for an area without objects, 400 as for addresses. */
export async function scoreArea(
  context: CalculationContext,
  { areaType, areaKey, use = 'dwelling', weightUpdates = [] }: AskedArea,
): Promise<AreaScore> {
  const weights = orBadRequest(() => weightsWith(metrics, weightUpdates))[use];
  return context.store.use(async snapshot => {
    const sources = await scoreSources(context, snapshot);
    const area = await areaWith(snapshot, sources, { areaType, areaKey }, weights);
    if (area.objects === 0)
      throw new ServiceError('not-found', `There are no objects in ${areaType} ${areaKey}`);
    const name = await areaName(snapshot, areaType, areaKey);
    const custom = weightUpdates.length > 0;
    return { areaType, areaKey, name, ...area, use, version, custom };
  });
}

/** Mean points of a metric; without percentiles for what is the same everywhere. */
interface MeanPoints extends Pick<StoredAreaScore, 'mean' | 'objects'> {
  values: Pick<StoredAreaScore, 'p10' | 'p50' | 'p90'> | null;
}

/** Total and parts of an area by the given weights. */
export async function areaWith(
  snapshot: Snapshot,
  sources: ScoreSources,
  { areaType, areaKey }: Pick<AskedArea, 'areaType' | 'areaKey'>,
  weights: ScoreWeights,
): Promise<Pick<AreaScore, 'objects' | 'score' | 'band' | 'completeness' | 'parts'>> {
  const { uses, scores } = await areaScores(snapshot, areaType, areaKey);
  const stored = new Map(
    scores.map(({ metric, mean, objects, ...values }) => [metric, { mean, objects, values }]),
  );
  const gemeentecode = gemeenteOf(areaKey);
  const means = metrics.map(metric => {
    const found: MeanPoints | undefined =
      metric.key === 'price-trend' ? meanTrend(metric, uses, sources) : stored.get(metric.key);
    return { metric, found, weight: weights.get(metric.key) ?? 0 };
  });
  const total = totalOf(means.map(({ weight, found }) => ({ weight, score: found?.mean ?? null })));
  const parts = means.map(({ metric, found, weight }, at) => ({
    key: metric.key,
    weight,
    unit: metric.unit,
    scale: metric.scale,
    source: metric.source,
    contribution: total.contributions[at] ?? 0,
    reference: referenceOf(sources.areas, gemeentecode, metric.key),
    score: found?.mean ?? null,
    objects: found?.objects ?? 0,
    values: found?.values ?? null,
  }));
  const objects = uses.reduce((sum, one) => sum + one.objects, 0);
  return { objects, score: total.score, band: total.band, completeness: total.completeness, parts };
}

const leastObjects = 10;

/** The trend is one figure for each kind of object, at the time of the call: its mean is weighted by their numbers. */
function meanTrend(
  metric: ScoreMetric,
  uses: Awaited<ReturnType<typeof areaScores>>['uses'],
  sources: ScoreSources,
): MeanPoints | undefined {
  const known = uses.flatMap(({ vtwType, objects }) => {
    const trend = sources.trendOf(vtwType);
    return trend ? [{ objects, points: scaled(metric, trend.value) }] : [];
  });
  const objects = known.reduce((sum, one) => sum + one.objects, 0);
  if (objects < leastObjects) return undefined;
  const points = known.reduce((sum, one) => sum + one.points * one.objects, 0);
  return { objects, mean: points / objects, values: null };
}

/** Buurten and wijken carry the number of their gemeente; a PC4 does not. */
function gemeenteOf(areaKey: string): string | null {
  return /^\d/.test(areaKey) ? null : `GM${areaKey.slice(2, 6)}`;
}
