import {
  isBagId,
  type PropertyScores,
  type ScoreFailure,
  type ScoreRequest,
  type ScoreUse,
  scoreUses,
} from '@kavel/contracts';
import { type Metric, requireKnown, ScoreUpdateError, type ScoreWeights, weightsWith } from '@kavel/engine';

type Asked = Exclude<ScoreRequest, string[]>;

/** How objects are scored: by which weights, and with which values of the caller. */
export interface Terms {
  weights: Record<ScoreUse, ScoreWeights>;
  metricUpdates: NonNullable<Asked['metricUpdates']>;
  custom: boolean;
  /** Whether scores are answered with their parts. */
  withParts: boolean;
}

/** Throws a ScoreUpdateError for an unknown metric, a value of an address that is not listed, and weights all zero. */
export function termsOf(
  metrics: readonly Metric[],
  { identifiers, metricUpdates = [], weightUpdates = [], parts = 'all' }: Asked,
): Terms {
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
    withParts: parts === 'all',
  };
}

/** Ids to look up, each once, and those that cannot be one. */
export function sortOut(identifiers: readonly string[]): {
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

export function plainWeights({ weights }: Terms): PropertyScores['weights'] {
  return Object.fromEntries(
    scoreUses.map(use => [use, Object.fromEntries(weights[use])]),
  ) as PropertyScores['weights'];
}
