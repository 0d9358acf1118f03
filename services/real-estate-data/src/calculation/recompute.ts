import {
  type Recomputation,
  type Reference,
  type ReferenceParams,
  type ValuationResult,
  valuationApi,
} from '@kavel/contracts';
import { type ValueByEvidence, valuesByEvidence } from '@kavel/engine';
import type { Caller } from '@kavel/service-kit';
import type { CalculationContext } from './deps';
import { evidenceHead, evidencePacks, unpackEvidence } from './evidence-packs';
import { type BucketedUnit, bucketedUnits, readBuckets, readValuation } from './read-valuation';
import { subjectOf } from './unit-values';
import { valueSubjects } from './value-subjects';

type ModelValue = Omit<ValuationResult, 'unitId' | 'bucket'>;

interface StoredUnit extends BucketedUnit {
  stored: ValuationResult;
  params: ReferenceParams;
}

/**
 * Makes the values again and compares every figure and reference; nothing is stored. Each by the version of the model
 * and the evidence that are kept with it. What was valued before evidence was kept can only be made again from the
 * very data and model of now.
 */
export async function recompute(
  context: CalculationContext,
  id: string,
  caller: Caller,
): Promise<Recomputation> {
  const { store, portfolio, models } = context;
  const results = await portfolio.call(valuationApi.getValuationResults, { params: { id } }, caller);
  const storedOf = new Map(results.map(result => [result.unitId, result]));
  const { references } = await portfolio.call(
    valuationApi.getTransactionReferences,
    { params: { id } },
    caller,
  );
  const different: Recomputation['different'] = [];
  const unknownModel = new Set<string>();
  const left = new Set(storedOf.keys());
  let same = 0;
  for await (const pack of evidencePacks(portfolio, id, caller)) {
    const inPack = new Set(pack.unitIds);
    const values = valuesByEvidence(await unpackEvidence(pack), models);
    for (const unitId of inPack) {
      if (!storedOf.has(unitId)) continue;
      left.delete(unitId);
      if (values === null) unknownModel.add(unitId);
    }
    for (const value of values ?? []) {
      const stored = storedOf.get(value.unit.key);
      if (!stored || !inPack.has(value.unit.key)) continue;
      const recomputed = modelValueOf(value);
      if (isSame(stored, recomputed) && restsOn(references[stored.unitId] ?? [], value)) same += 1;
      else different.push(differenceOf(stored, recomputed));
    }
  }
  const byEvidence = same + different.length;
  const byData = await recomputeByData(context, {
    id,
    caller,
    results: results.filter(({ unitId }) => left.has(unitId)),
  });
  const { bytes } = await evidenceHead(portfolio, id, caller);
  return {
    snapshot: await store.use(async snapshot => snapshot.id),
    modelVersion: models.current.version,
    same: same + byData.same,
    different: [...different, ...byData.different],
    notComparable: byData.storedOnly + unknownModel.size,
    byEvidence,
    storedOnly: byData.storedOnly,
    evidenceBytes: bytes,
  };
}

interface ByData {
  same: number;
  different: Recomputation['different'];
  storedOnly: number;
}

/** Values without evidence: of the snapshot that answers now and by the model of now, or not at all. */
async function recomputeByData(
  { store, portfolio, markets, models }: CalculationContext,
  { id, caller, results }: { id: string; caller: Caller; results: readonly ValuationResult[] },
): Promise<ByData> {
  if (results.length === 0) return { same: 0, different: [], storedOnly: 0 };
  const valuation = await readValuation(portfolio, id, caller);
  const units = bucketedUnits(valuation, await readBuckets(portfolio, id, caller));
  const { choices } = await portfolio.call(valuationApi.getReferenceChoices, { params: { id } }, caller);
  return store.use(async snapshot => {
    const compared = comparable(units, results, {
      snapshot: snapshot.id,
      modelVersion: models.current.version,
    });
    const learnt = await markets.of(snapshot);
    const subjects = compared.map(({ unit, params }) => subjectOf(unit, params, choices[unit.id]));
    const made = await valueSubjects(snapshot, learnt, subjects, valuation.valueDate, models.current);
    const different = compared
      .filter(({ unit, stored }) => !isSame(stored, made.results.get(unit.id)))
      .map(({ unit, stored }) => differenceOf(stored, made.results.get(unit.id)));
    return {
      same: compared.length - different.length,
      different,
      storedOnly: results.length - compared.length,
    };
  });
}

/** Units whose values were made from this snapshot by this model, with how their references were chosen. */
function comparable(
  units: readonly BucketedUnit[],
  results: readonly ValuationResult[],
  { snapshot, modelVersion }: { snapshot: string; modelVersion: string },
): StoredUnit[] {
  const resultOf = new Map(results.map(result => [result.unitId, result]));
  return units.flatMap(bucketed => {
    const stored = resultOf.get(bucketed.unit.id);
    if (stored?.origin?.snapshot !== snapshot || stored.modelVersion !== modelVersion) return [];
    return [{ ...bucketed, stored, params: stored.origin.params }];
  });
}

function modelValueOf({ valuation, marketRent }: ValueByEvidence): ModelValue | undefined {
  return valuation.valued ? { ...valuation.result, marketRent } : undefined;
}

/** Figures of the model that a value set by hand leaves as they are. */
const figures = [
  'low68',
  'high68',
  'low95',
  'high95',
  'fsd',
  'accuracyClass',
  'referenceCount',
  'baseValue',
  'marketRent',
] as const;

function isSame(stored: ValuationResult, made: ModelValue | undefined): boolean {
  if (!made) return false;
  const { override } = stored;
  // Ranges of before were scaled to the value that was set: of such a one only the model's value can be compared.
  const wasScaled = override !== undefined && override.modelPricePerM2 === undefined;
  const value = override?.modelValue ?? stored.value;
  const pricePerM2 = override?.modelPricePerM2 ?? stored.pricePerM2;
  if (value !== made.value) return false;
  if (wasScaled) return true;
  const isSameSplit = stored.drivers.every(
    ({ driver, effect }, at) => made.drivers[at]?.driver === driver && made.drivers[at]?.effect === effect,
  );
  return (
    isSameSplit && pricePerM2 === made.pricePerM2 && figures.every(figure => stored[figure] === made[figure])
  );
}

const referenceFigures = [
  'id',
  'price',
  'transactionDate',
  'oppervlakte',
  'adjustedPrice',
  'weight',
] as const;

/** Whether the references that are shown are those that the evidence gives. */
function restsOn(shown: readonly Reference[], { valuation }: ValueByEvidence): boolean {
  if (!valuation.valued || valuation.references.length !== shown.length) return false;
  return valuation.references.every((made, at) =>
    referenceFigures.every(figure => made[figure] === shown[at]?.[figure]),
  );
}

function differenceOf(
  { unitId, value, override }: ValuationResult,
  made: ModelValue | undefined,
): Recomputation['different'][number] {
  return { unitId, stored: override?.modelValue ?? value, recomputed: made?.value ?? null };
}
