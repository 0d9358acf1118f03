import type { ScoredObject, Snapshot } from '@kavel/catalogue';
import type { PropertyScores, ScoreRequest } from '@kavel/contracts';
import type { CalculationContext } from '../deps';
import { orBadRequest } from './bad-request';
import type { ScoreKind } from './score-object';
import { plainWeights, sortOut, type Terms, termsOf } from './terms';

/** Reads the objects of a list from a snapshot; those that are unknown are left out. */
export type ReadScored<Item, Score> = (
  snapshot: Snapshot,
  ids: readonly string[],
) => Promise<{ objects: readonly Item[]; scoreOf: (object: Item, terms: Terms) => Score }>;

/** Scores many addresses in the order asked. 400 for an unknown metric, and for weights that are all zero. */
export async function scoreList<Item extends Pick<ScoredObject, 'objectId'>, Score>(
  { store }: Pick<CalculationContext, 'store'>,
  { metrics, version }: ScoreKind,
  request: ScoreRequest,
  read: ReadScored<Item, Score>,
): Promise<Omit<PropertyScores, 'scores'> & { scores: Score[] }> {
  const asked = Array.isArray(request) ? { identifiers: request } : request;
  const terms = orBadRequest(() => termsOf(metrics, asked));
  const { wanted, failed } = sortOut(asked.identifiers);
  return store.use(async snapshot => {
    const { objects, scoreOf } = await read(snapshot, wanted);
    const found = new Map(objects.map(object => [object.objectId, object]));
    const scores = wanted.flatMap(id => {
      const object = found.get(id);
      return object ? [scoreOf(object, terms)] : [];
    });
    const unknown = wanted
      .filter(id => !found.has(id))
      .map(identifier => ({ identifier, reason: 'unknown' as const }));
    const weights = plainWeights(terms);
    return { scores, failed: [...failed, ...unknown], weights, custom: terms.custom, version };
  });
}
