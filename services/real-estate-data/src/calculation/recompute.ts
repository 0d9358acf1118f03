import {
  type Recomputation,
  type ReferenceParams,
  type ValuationResult,
  valuationApi,
} from '@kavel/contracts';
import { appraisalApi } from '@kavel/contracts/appraisal';
import { modelVersion } from '@kavel/engine';
import type { Caller } from '@kavel/service-kit';
import type { CalculationContext } from './deps';
import { type BucketedUnit, bucketedUnits, readBuckets, readValuation } from './read-valuation';
import { subjectOf } from './unit-values';
import { valueSubjects } from './value-subjects';

interface StoredUnit extends BucketedUnit {
  stored: ValuationResult;
  params: ReferenceParams;
}

/**
 * Makes the values again from the units, the value date, the settings they were made with and what the appraiser
 * decided, and compares every figure. Nothing is stored. Values made with other data or another model cannot be compared here.
 */
export async function recompute(
  { store, portfolio, markets }: CalculationContext,
  id: string,
  caller: Caller,
): Promise<Recomputation> {
  const valuation = await readValuation(portfolio, id, caller);
  const buckets = await readBuckets(portfolio, id, caller);
  const results = await portfolio.call(valuationApi.getValuationResults, { params: { id } }, caller);
  const { choices } = await portfolio.call(appraisalApi.getReferenceChoices, { params: { id } }, caller);
  const units = bucketedUnits(valuation, buckets);
  return store.use(async snapshot => {
    const learnt = await markets.of(snapshot);
    const compared = comparable(units, results, snapshot.id);
    const subjects = compared.map(({ unit, params }) => subjectOf(unit, params, choices[unit.id]));
    const made = await valueSubjects(snapshot, learnt, subjects, valuation.valueDate);
    const different = compared
      .filter(({ unit, stored }) => !isSame(stored, made.results.get(unit.id)))
      .map(({ unit, stored }) => ({
        unitId: unit.id,
        stored: stored.value,
        recomputed: made.results.get(unit.id)?.value ?? null,
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

/** Units whose values were made from this snapshot by this model, with how their references were chosen. */
function comparable(
  units: readonly BucketedUnit[],
  results: readonly ValuationResult[],
  snapshotId: string,
): StoredUnit[] {
  const resultOf = new Map(results.map(result => [result.unitId, result]));
  return units.flatMap(bucketed => {
    const stored = resultOf.get(bucketed.unit.id);
    if (stored?.origin?.snapshot !== snapshotId || stored.modelVersion !== modelVersion) return [];
    return [{ ...bucketed, stored, params: stored.origin.params }];
  });
}

const figures = ['value', 'low68', 'high68', 'low95', 'high95', 'fsd', 'marketRent'] as const;

function isSame(
  stored: ValuationResult,
  made: Omit<ValuationResult, 'unitId' | 'bucket'> | undefined,
): boolean {
  return made !== undefined && figures.every(figure => stored[figure] === made[figure]);
}
