import { areaScores, type ScoredObject, scoredObjects } from '@kavel/catalogue';
import {
  type PropertyScore,
  type PropertyScores,
  type ScoreRequest,
  scoreCatalogueVersion as version,
} from '@kavel/contracts';
import { propertyScoreMetrics as metrics, rankOf } from '@kavel/engine';
import { ServiceError } from '@kavel/service-kit';
import type { CalculationContext } from '../deps';
import { measure, type ScoreSources } from './measure';
import { areaSourcesOf, propertyAreas } from './property-areas';
import { referenceOf } from './reference';
import { totalWith } from './score-area';
import { scoreList } from './score-list';
import { type Comparison, explainedBy, type ScoreKind, scoreObject } from './score-object';
import { scoreSources } from './score-sources';
import { type Terms, termsOf } from './terms';

const kind: ScoreKind = { metrics, version, rankOf };
const explained = explainedBy(metrics);

/** Scores one address, with the mean of its buurt. 404 when unknown. */
export async function scoreAddress(context: CalculationContext, objectId: string): Promise<PropertyScore> {
  const terms = termsOf(metrics, { identifiers: [objectId] });
  return context.store.use(async snapshot => {
    const [object] = await scoredObjects(snapshot, [objectId]);
    if (!object) throw new ServiceError('address-not-found', `There is no address ${objectId}`);
    const sources = await scoreSources(context, snapshot);
    const score = scoreWith(sources, object, terms);
    const buurt = object.buurtcode ?? '';
    const stored = (await areaScores(snapshot, propertyAreas.table, { level: 'buurt', codes: [buurt] })).get(
      buurt,
    );
    const weights = terms.weights[score.use];
    const buurtScore = stored
      ? totalWith(propertyAreas, areaSourcesOf(sources), { stored, weights }).score
      : null;
    return { ...score, parts: score.parts.map(explained), buurtScore };
  });
}

/** Scores many addresses with one query. 400 for an unknown metric, and for weights that are all zero. */
export function scoreAddresses(context: CalculationContext, request: ScoreRequest): Promise<PropertyScores> {
  return scoreList<ScoredObject, PropertyScore>(context, kind, request, async (snapshot, ids) => {
    const objects = await scoredObjects(snapshot, ids);
    const sources = await scoreSources(context, snapshot);
    return { objects, scoreOf: (object, terms) => scoreWith(sources, object, terms) };
  });
}

function scoreWith(sources: ScoreSources, object: ScoredObject, terms: Terms): PropertyScore {
  return scoreObject(kind, object, measure(object, sources), comparisonIn(sources), terms);
}

function comparisonIn({ areas, year }: ScoreSources): Comparison {
  return {
    year,
    quantilesOf: areas.quantiles,
    referenceOf: (gemeentecode, key) => referenceOf(areas, gemeentecode, key),
  };
}
