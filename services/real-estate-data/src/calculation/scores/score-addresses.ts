import { type ScoredObject, scoredObjects } from '@kavel/catalogue';
import {
  fullAddress,
  isBagId,
  type PropertyScore,
  type PropertyScores,
  type ScoreFailure,
  type ScorePart,
  type ScoreRequest,
  type ScoreUse,
  scoreUses,
  scoreCatalogueVersion as version,
} from '@kavel/contracts';
import {
  propertyScoreMetrics as metrics,
  rankOf,
  requireKnown,
  ScoreUpdateError,
  type ScoreWeights,
  scoreOf,
  scoreUseOf,
  weightsWith,
  withUpdates,
} from '@kavel/engine';
import { ServiceError } from '@kavel/service-kit';
import type { CalculationContext } from '../deps';
import { orBadRequest } from './bad-request';
import { measure, type ScoreSources } from './measure';
import { referenceOf } from './reference';
import { areaWith } from './score-area';
import { scoreSources } from './score-sources';

type Asked = Exclude<ScoreRequest, string[]>;

/** How objects are scored: by which weights, and with which values of the caller. */
interface Terms {
  weights: Record<ScoreUse, ScoreWeights>;
  metricUpdates: NonNullable<Asked['metricUpdates']>;
  custom: boolean;
}

/** Scores one address, with the mean of its buurt. 404 when unknown. */
export async function scoreAddress(context: CalculationContext, objectId: string): Promise<PropertyScore> {
  const terms = termsOf({ identifiers: [objectId] });
  return context.store.use(async snapshot => {
    const [object] = await scoredObjects(snapshot, [objectId]);
    if (!object) throw new ServiceError('address-not-found', `There is no address ${objectId}`);
    const sources = await scoreSources(context, snapshot);
    const score = scoreObject(object, sources, terms);
    const { buurtcode } = object;
    const buurt = buurtcode
      ? await areaWith(snapshot, sources, { areaType: 'buurt', areaKey: buurtcode }, terms.weights[score.use])
      : null;
    return { ...score, parts: score.parts.map(explained), buurtScore: buurt?.score ?? null };
  });
}

const textsOf = new Map(metrics.map(({ key, name, definition }) => [key, { name, definition }]));

function explained(part: ScorePart): ScorePart {
  return { ...part, ...textsOf.get(part.key) };
}

/** Scores many addresses with one query. 400 for an unknown metric, and for weights that are all zero. */
export async function scoreAddresses(
  context: CalculationContext,
  request: ScoreRequest,
): Promise<PropertyScores> {
  const asked = Array.isArray(request) ? { identifiers: request } : request;
  const terms = orBadRequest(() => termsOf(asked));
  const { wanted, failed } = sortOut(asked.identifiers);
  return context.store.use(async snapshot => {
    const found = await scoredObjects(snapshot, wanted);
    const objects = new Map(found.map(object => [object.objectId, object]));
    const sources = await scoreSources(context, snapshot);
    const scores = wanted.flatMap(id => {
      const object = objects.get(id);
      return object ? [scoreObject(object, sources, terms)] : [];
    });
    const unknown = wanted
      .filter(id => !objects.has(id))
      .map(identifier => ({ identifier, reason: 'unknown' as const }));
    return {
      scores,
      failed: [...failed, ...unknown],
      weights: plainWeights(terms),
      custom: terms.custom,
      version,
    };
  });
}

function termsOf({ identifiers, metricUpdates = [], weightUpdates = [] }: Asked): Terms {
  requireKnown(
    metrics,
    metricUpdates.map(({ key }) => key),
  );
  const listed = new Set(identifiers);
  const stray = metricUpdates.find(({ identifier }) => identifier !== undefined && !listed.has(identifier));
  if (stray)
    throw new ScoreUpdateError(`A value is for "${stray.identifier}", which is not among the identifiers`);
  return {
    weights: weightsWith(metrics, weightUpdates),
    metricUpdates,
    custom: metricUpdates.length + weightUpdates.length > 0,
  };
}

/** Ids to look up, each once, and those that cannot be one. */
function sortOut(identifiers: readonly string[]): {
  wanted: string[];
  failed: { identifier: string; reason: ScoreFailure }[];
} {
  const wanted = new Set<string>();
  const failed: { identifier: string; reason: ScoreFailure }[] = [];
  for (const identifier of identifiers) {
    if (!isBagId(identifier)) failed.push({ identifier, reason: 'invalid' });
    else if (wanted.has(identifier)) failed.push({ identifier, reason: 'duplicate' });
    else wanted.add(identifier);
  }
  return { wanted: [...wanted], failed };
}

function plainWeights({ weights }: Terms): PropertyScores['weights'] {
  return Object.fromEntries(
    scoreUses.map(use => [use, Object.fromEntries(weights[use])]),
  ) as PropertyScores['weights'];
}

function scoreObject(object: ScoredObject, sources: ScoreSources, terms: Terms): PropertyScore {
  const { objectId, gemeentecode } = object;
  const { areas, year } = sources;
  const use = scoreUseOf(object.vtwType);
  const rank = (key: string, value: number) => rankOf(areas.quantiles, gemeentecode, key, value);
  const measured = withUpdates(measure(object, sources), terms.metricUpdates, objectId, year, rank);
  const { parts, ...score } = scoreOf(metrics, { use, year, weights: terms.weights[use], measured });
  return {
    objectId,
    address: fullAddress(object),
    ...score,
    parts: parts.map(part => ({ ...part, reference: referenceOf(areas, gemeentecode, part.key) })),
    buurtScore: null,
    use,
    version,
    custom: terms.custom,
  };
}
