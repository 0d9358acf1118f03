import {
  effectsOfInputs,
  type InputEffects,
  indexOfEvidence,
  type TimeIndex,
  type ValuationEvidence,
  type ValuationModels,
} from '@kavel/engine';
import type { UsedEvidence } from '../repositories/evidence-of-units';
import { type BridgedPair, type BridgedValue, isToBeValuedAgain } from './bridged-value';

/** Evidence by unit of a valuation, as far as it is kept. */
export class EvidenceIds {
  private readonly byValuation = new Map<string, Map<string, string>>();

  constructor(used: readonly UsedEvidence[]) {
    for (const { valuationId, unitId, evidenceId } of used) {
      const units = this.byValuation.get(valuationId) ?? new Map<string, string>();
      this.byValuation.set(valuationId, units.set(unitId, evidenceId));
    }
  }

  of({ valuationId, unitId }: Pick<BridgedValue, 'valuationId' | 'unitId'>): string | undefined {
    return this.byValuation.get(valuationId)?.get(unitId);
  }
}

/** What is read: one pack of each type of each later valuation for its index, and those of units to be valued again. */
export function evidenceToRead(pairs: readonly BridgedPair[], ids: EvidenceIds): Set<string> {
  const wanted = new Set(samplesOf(pairs, ids).values());
  for (const pair of pairs.filter(isToBeValuedAgain))
    for (const id of [ids.of(pair.before), ids.of(pair.after)]) if (id !== undefined) wanted.add(id);
  return wanted;
}

/** Price indexes of the later valuations by `indexKey`: the market of a type is the same for all units of a valuation. */
export function indexesOf(
  pairs: readonly BridgedPair[],
  ids: EvidenceIds,
  evidence: ReadonlyMap<string, ValuationEvidence>,
): Map<string, TimeIndex> {
  const indexes = new Map<string, TimeIndex>();
  const types = new Map(pairs.map(({ after }) => [indexKey(after), after.referenceType]));
  for (const [key, id] of samplesOf(pairs, ids)) {
    const [type, pack] = [types.get(key), evidence.get(id)];
    const index = type && pack && indexOfEvidence(pack, type);
    if (index) indexes.set(key, index);
  }
  return indexes;
}

export function indexKey({ valuationId, referenceType }: BridgedValue): string {
  return `${valuationId} ${referenceType}`;
}

function samplesOf(pairs: readonly BridgedPair[], ids: EvidenceIds): Map<string, string> {
  const samples = new Map<string, string>();
  for (const { after } of pairs) {
    const key = indexKey(after);
    const id = samples.has(key) ? undefined : ids.of(after);
    if (id !== undefined) samples.set(key, id);
  }
  return samples;
}

/** Effects of changed facts and settings by object, of the units whose evidence is kept on both sides. */
export function effectsByObject(
  pairs: readonly BridgedPair[],
  ids: EvidenceIds,
  evidence: ReadonlyMap<string, ValuationEvidence>,
  models: Pick<ValuationModels, 'of'>,
): Map<string, InputEffects> {
  const unitOf = (unit: BridgedValue) =>
    evidence.get(ids.of(unit) ?? '')?.units.find(({ key }) => key === unit.unitId);
  const again = pairs.filter(isToBeValuedAgain).flatMap(pair => {
    const [before, after] = [unitOf(pair.before), unitOf(pair.after)];
    return before && after ? [{ pair, before, after }] : [];
  });
  const effects = new Map<string, InputEffects>();
  for (const [id, units] of Map.groupBy(again, ({ pair }) => ids.of(pair.after) ?? '')) {
    const pack = evidence.get(id);
    const found = pack && effectsOfInputs(pack, units, models);
    for (const { pair } of units) {
      const effect = found?.get(pair.after.unitId);
      if (effect) effects.set(pair.after.objectId, effect);
    }
  }
  return effects;
}
