import {
  type Recomputation,
  type ReferenceParams,
  type ValuationResult,
  valuationApi,
} from '@kavel/contracts';
import { modelVersion } from '@kavel/engine';
import type { Caller } from '@kavel/service-kit';
import type { CalculationContext } from './deps';
import { type BucketedUnit, bucketedUnits, readBuckets, readValuation } from './read-valuation';
import { subjectOf } from './value-buckets';
import { valueSubjects } from './value-subjects';

interface StoredUnit extends BucketedUnit {
  stored: ValuationResult;
}

/**
 * Makes the values again from the units, the value date and the settings they were made with, and compares every
 * figure. Nothing is stored. Values made with other data or another model cannot be compared here.
 */
export async function recompute(
  { store, portfolio, markets }: CalculationContext,
  id: string,
  caller: Caller,
): Promise<Recomputation> {
  const valuation = await readValuation(portfolio, id, caller);
  const buckets = await readBuckets(portfolio, id, caller);
  const results = await portfolio.call(valuationApi.getValuationResults, { params: { id } }, caller);
  const units = bucketedUnits(valuation, buckets);
  return store.use(async snapshot => {
    const learnt = await markets.of(snapshot);
    const groups = groupBySettings(units, results, snapshot.id);
    const made = new Map<string, ValuationResult>();
    for (const { params, members } of groups) {
      const subjects = members.map(({ unit }) => subjectOf(unit));
      const values = await valueSubjects(snapshot, learnt, subjects, valuation.valueDate, params);
      for (const { unit, stored } of members) {
        const result = values.results.get(unit.id);
        if (result) made.set(unit.id, { ...result, unitId: unit.id, bucket: stored.bucket });
      }
    }
    const compared = groups.flatMap(({ members }) => members);
    const different = compared
      .filter(({ unit, stored }) => !isSame(stored, made.get(unit.id)))
      .map(({ unit, stored }) => ({
        unitId: unit.id,
        stored: stored.value,
        recomputed: made.get(unit.id)?.value ?? null,
      }));
    return {
      snapshot: snapshot.id,
      modelVersion,
      same: compared.length - different.length,
      different,
      notComparable: results.length - compared.length,
    };
  });
}

/** Units whose values were made from this snapshot by this model, together by how references were chosen. */
function groupBySettings(
  units: readonly BucketedUnit[],
  results: readonly ValuationResult[],
  snapshotId: string,
): { params: ReferenceParams; members: StoredUnit[] }[] {
  const resultOf = new Map(results.map(result => [result.unitId, result]));
  const groups = new Map<string, { params: ReferenceParams; members: StoredUnit[] }>();
  for (const bucketed of units) {
    const stored = resultOf.get(bucketed.unit.id);
    if (stored?.origin?.snapshot !== snapshotId || stored.modelVersion !== modelVersion) continue;
    const { params } = stored.origin;
    const key = JSON.stringify(Object.entries(params).toSorted());
    const group = groups.get(key) ?? { params, members: [] };
    group.members.push({ ...bucketed, stored });
    groups.set(key, group);
  }
  return [...groups.values()];
}

const figures = ['value', 'low68', 'high68', 'low95', 'high95', 'fsd', 'marketRent'] as const;

function isSame(stored: ValuationResult, made: ValuationResult | undefined): boolean {
  return made !== undefined && figures.every(figure => stored[figure] === made[figure]);
}
