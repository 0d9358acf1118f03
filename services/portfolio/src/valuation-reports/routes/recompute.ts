import type { Recomputation, Reference, ValuationResult } from '@kavel/contracts';
import { type UnitsToValueAgain, type ValuesAgain, valuationInnerApi } from '@kavel/contracts/valuations';
import { type ValuationModels, valuesByEvidence } from '@kavel/engine';
import type { Caller } from '@kavel/service-kit';
import { readChoices } from '../../appraisal/repositories/choices';
import { sizeOfEvidence } from '../../appraisal/repositories/evidence';
import { type ReferencesByUnit, readReferences } from '../../appraisal/repositories/references';
import type { RouteContext } from '../../common/context';
import { readResults } from '../../valuations/repositories/results';
import { getHead } from '../../valuations/repositories/valuations';
import { bucketedUnits } from '../../valuations/rules/bucketed-units';
import { readBucketed } from '../repositories/bucketed-valuation';
import { evidenceOf, type UnpackedEvidence } from '../repositories/evidence-packs';
import { differenceOf, isSameValue, modelValueOf, restsOn } from '../rules/same-value';

export interface RecomputeContext extends Pick<RouteContext, 'store' | 'realEstateData'> {
  /** Model versions for recomputation. */
  models: Pick<ValuationModels, 'of'>;
}

/**
 * Recomputes the values and compares every figure and reference; nothing is stored. Each value uses its stored model
 * version and evidence. A value without stored evidence can only be recomputed with the current data and model.
 */
export async function recompute(
  context: RecomputeContext,
  caller: Caller,
  id: string,
): Promise<Recomputation> {
  const { store, models } = context;
  const stored = await store.inOrganisation(caller, async scope => {
    const { valueDate } = await getHead(scope, id);
    const results = await readResults(scope, id);
    return { valueDate, results, references: await readReferences(scope, id, {}) };
  });
  const evidence = evidenceOf(store, caller, id);
  const byEvidence = await compareByEvidence(evidence, models, stored);
  const { valueDate } = stored;
  const again = await compareByData(context, caller, { id, valueDate, results: byEvidence.left });
  return {
    snapshot: again.snapshot,
    modelVersion: again.modelVersion,
    same: byEvidence.same + again.same,
    different: [...byEvidence.different, ...again.different],
    notComparable: again.storedOnly + byEvidence.unknownModel,
    byEvidence: byEvidence.same + byEvidence.different.length,
    storedOnly: again.storedOnly,
    evidenceBytes: await store.inOrganisation(caller, scope => sizeOfEvidence(scope, id)),
  };
}

interface Compared {
  same: number;
  different: Recomputation['different'];
}

async function compareByEvidence(
  packs: AsyncIterable<UnpackedEvidence>,
  models: RecomputeContext['models'],
  { results, references }: { results: readonly ValuationResult[]; references: ReferencesByUnit },
): Promise<Compared & { unknownModel: number; left: ValuationResult[] }> {
  const storedOf = new Map(results.map(result => [result.unitId, result]));
  const different: Recomputation['different'] = [];
  const unknownModel = new Set<string>();
  const left = new Set(storedOf.keys());
  let same = 0;
  for await (const { unitIds, evidence } of packs) {
    const values = valuesByEvidence(evidence, models);
    for (const unitId of unitIds) {
      if (!storedOf.has(unitId)) continue;
      left.delete(unitId);
      if (values === null) unknownModel.add(unitId);
    }
    for (const value of values ?? []) {
      const stored = storedOf.get(value.unit.key);
      if (!stored || !unitIds.has(value.unit.key)) continue;
      const recomputed = modelValueOf(value);
      const shown: readonly Reference[] = references[stored.unitId] ?? [];
      if (isSameValue(stored, recomputed) && restsOn(shown, value)) same += 1;
      else different.push(differenceOf(stored, recomputed));
    }
  }
  const without = results.filter(({ unitId }) => left.has(unitId));
  return { same, different, unknownModel: unknownModel.size, left: without };
}

/** Values without evidence are compared only when made by the current snapshot and model. */
async function compareByData(
  { store, realEstateData }: RecomputeContext,
  caller: Caller,
  { id, valueDate, results }: { id: string; valueDate: string; results: readonly ValuationResult[] },
): Promise<Compared & Pick<ValuesAgain, 'snapshot' | 'modelVersion'> & { storedOnly: number }> {
  const resultOf = new Map(results.map(result => [result.unitId, result]));
  const toValue: Omit<UnitsToValueAgain, 'valueDate'> =
    results.length === 0
      ? { units: [], choices: {} }
      : await store.inOrganisation(caller, async scope => {
          const { valuation, buckets } = await readBucketed(scope, id);
          const units = bucketedUnits(valuation.units, buckets).flatMap(({ unit }) => {
            const { origin, modelVersion } = resultOf.get(unit.id) ?? {};
            if (!origin || modelVersion === undefined) return [];
            return [{ unit, ...origin, modelVersion }];
          });
          return { units, choices: await readChoices(scope, id) };
        });
  const body = { valueDate, ...toValue };
  const { values, ...answer } = await realEstateData.call(valuationInnerApi.valueUnitsAgain, { body });
  const compared = values.flatMap(({ unitId, value }) => {
    const stored = resultOf.get(unitId);
    return stored ? [{ stored, made: value ?? undefined }] : [];
  });
  const different = compared
    .filter(({ stored, made }) => !isSameValue(stored, made))
    .map(({ stored, made }) => differenceOf(stored, made));
  return {
    ...answer,
    same: compared.length - different.length,
    different,
    storedOnly: results.length - compared.length,
  };
}
