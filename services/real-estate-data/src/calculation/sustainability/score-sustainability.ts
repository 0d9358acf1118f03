import { areaScores, indexMedians, type ScoredObject, type Snapshot, scoredObjects } from '@kavel/catalogue';
import type { ScoreRequest } from '@kavel/contracts';
import {
  type SustainabilityScore,
  type SustainabilityScores,
  sustainabilityCatalogueVersion as version,
} from '@kavel/contracts/sustainability';
import {
  sustainabilityMetrics as metrics,
  sustainabilityRankOf as rankOf,
  sustainabilityOf,
} from '@kavel/engine';
import { type OrganisationCaller, ServiceError } from '@kavel/service-kit';
import type { CalculationContext } from '../deps';
import { totalWith } from '../scores/score-area';
import { scoreList } from '../scores/score-list';
import { explainedBy, type ScoreKind, scoreObject } from '../scores/score-object';
import { type Terms, termsOf } from '../scores/terms';
import { indexAreas, indexSourcesOf } from './index-areas';
import { measureSustainability, quantilesIn } from './measure';
import { knownOf, sustainabilitySources } from './sources';

const kind: ScoreKind = { metrics, version, rankOf };
const explained = explainedBy(metrics);

/** The index of one address, with that of its buurt. 404 when unknown. */
export async function indexAddress(
  context: CalculationContext,
  caller: OrganisationCaller,
  objectId: string,
): Promise<SustainabilityScore> {
  const terms = termsOf(metrics, { identifiers: [objectId] });
  return context.store.use(async snapshot => {
    const { objects, scoreOf } = await readIndexed(context, caller, snapshot, [objectId]);
    const [object] = objects;
    if (!object) throw new ServiceError('address-not-found', `There is no address ${objectId}`);
    const score = scoreOf(object, terms);
    const buurt = object.buurtcode ?? '';
    const asked = { level: 'buurt', codes: [buurt] } as const;
    const stored = (await areaScores(snapshot, indexAreas.table, asked)).get(buurt);
    const sources = await indexAreas.sourcesOf(context, snapshot);
    const weights = terms.weights[score.use];
    const buurtScore = stored ? totalWith(indexAreas, sources, { stored, weights }).score : null;
    return { ...score, parts: score.parts.map(explained), buurtScore };
  });
}

/** Indices of many addresses. 400 for an unknown metric, and for weights that are all zero. */
export function indexAddresses(
  context: CalculationContext,
  caller: OrganisationCaller,
  request: ScoreRequest,
): Promise<SustainabilityScores> {
  return scoreList<ScoredObject, SustainabilityScore>(context, kind, request, (snapshot, ids) =>
    readIndexed(context, caller, snapshot, ids),
  );
}

async function readIndexed(
  context: CalculationContext,
  caller: OrganisationCaller,
  snapshot: Snapshot,
  ids: readonly string[],
) {
  const objects = await scoredObjects(snapshot, ids);
  const sources = await sustainabilitySources(context, caller, snapshot, objects);
  const { areas, year, pathways, measures } = sources;
  const comparison = {
    year,
    quantilesOf: quantilesIn(areas),
    referenceOf: indexSourcesOf(await indexMedians(snapshot)).referenceOf,
  };
  const scoreOf = (object: ScoredObject, terms: Terms): SustainabilityScore => {
    const known = knownOf(object, sources);
    const { values, details } = sustainabilityOf(known.subject, { year, pathways, measures });
    const measured = measureSustainability(object, known, values, sources);
    return { ...scoreObject(kind, object, measured, comparison, terms), details };
  };
  return { objects, scoreOf };
}
