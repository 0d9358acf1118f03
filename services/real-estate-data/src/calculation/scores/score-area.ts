import { type AreaScores, areaScores, namesOfAreas } from '@kavel/catalogue';
import type { AreaScore, ScoreAreaType, ScoreUse, WeightUpdate } from '@kavel/contracts';
import { type ScoreWeights, totalOf, weightsWith } from '@kavel/engine';
import type { CalculationContext } from '../deps';
import type { AreaKind, AreaSources, MeanPoints } from './area-kind';
import { orBadRequest } from './bad-request';

export interface AskedArea {
  areaType: ScoreAreaType;
  areaKey: string;
  use?: ScoreUse | undefined;
  weightUpdates?: readonly WeightUpdate[] | undefined;
}

/** Score of an area over all of its objects; of one without objects, or that does not exist, none. 400 as for addresses. */
export async function scoreArea(
  context: CalculationContext,
  kind: AreaKind,
  { areaType, areaKey, use = 'dwelling', weightUpdates = [] }: AskedArea,
): Promise<AreaScore> {
  const weights = orBadRequest(() => weightsWith(kind.metrics, weightUpdates))[use];
  return context.store.use(async snapshot => {
    const sources = await kind.sourcesOf(context, snapshot);
    const codes = [areaKey];
    const scores = await areaScores(snapshot, kind.table, { level: areaType, codes });
    const stored = scores.get(areaKey) ?? { uses: [], scores: [] };
    const name = (await namesOfAreas(snapshot, areaType, codes)).get(areaKey) ?? null;
    const { version } = kind;
    const custom = weightUpdates.length > 0;
    const area = areaWith(kind, sources, { areaKey, stored, weights });
    return { areaType, areaKey, name, ...area, use, version, custom };
  });
}

/** What is stored of an area, and the weights to apply. */
export interface StoredArea {
  areaKey: string;
  stored: AreaScores;
  weights: ScoreWeights;
}

/** Total and parts of an area by the given weights. */
export function areaWith(
  kind: AreaKind,
  sources: AreaSources,
  { areaKey, stored, weights }: StoredArea,
): Pick<AreaScore, 'objects' | 'score' | 'band' | 'completeness' | 'parts'> {
  const gemeentecode = gemeenteOf(areaKey);
  const means = meansOf(kind, sources, stored, weights);
  const { contributions, ...total } = totalOf(means);
  const parts = means.map(({ metric, found, weight, score }, at) => ({
    key: metric.key,
    weight,
    unit: metric.unit,
    scale: metric.scale,
    source: metric.source,
    contribution: contributions[at] ?? 0,
    reference: sources.referenceOf(gemeentecode, metric.key),
    score,
    objects: found?.objects ?? 0,
    values: found?.values ?? null,
  }));
  return { objects: objectsIn(stored), ...total, parts };
}

/** The same without its parts. */
export function totalWith(
  kind: AreaKind,
  sources: AreaSources,
  { stored, weights }: Omit<StoredArea, 'areaKey'>,
): Pick<AreaScore, 'objects' | 'score' | 'band' | 'completeness'> {
  const { contributions: _, ...total } = totalOf(meansOf(kind, sources, stored, weights));
  return { objects: objectsIn(stored), ...total };
}

function meansOf(
  { metrics }: AreaKind,
  { presentMeanOf }: AreaSources,
  { uses, scores }: AreaScores,
  weights: ScoreWeights,
) {
  const stored = new Map<string, MeanPoints>(
    scores.map(({ metric, mean, objects, ...values }) => [metric, { mean, objects, values }]),
  );
  return metrics.map(metric => {
    const found = stored.get(metric.key) ?? presentMeanOf(metric, uses);
    return { metric, found, weight: weights.get(metric.key) ?? 0, score: found?.mean ?? null };
  });
}

const objectsIn = ({ uses }: AreaScores) => uses.reduce((sum, one) => sum + one.objects, 0);

/** Buurten and wijken carry the number of their gemeente; a PC4 does not. */
function gemeenteOf(areaKey: string): string | null {
  return /^\d/.test(areaKey) ? null : `GM${areaKey.slice(2, 6)}`;
}
