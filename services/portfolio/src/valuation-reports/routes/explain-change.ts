import type { VtwType } from '@kavel/contracts';
import { valuationInnerApi } from '@kavel/contracts/valuations';
import {
  type BridgedUnit,
  type BridgeEffects,
  priceGrowth,
  type ValueBridge,
  valueBridge,
} from '@kavel/engine';
import type { Caller, ServiceClient } from '@kavel/service-kit';
import { readEvidenceById, readUsedEvidence } from '../repositories/evidence-of-units';
import {
  type BridgedPair,
  type BridgedValue,
  type BridgeSide,
  isToBeValuedAgain,
  pairsOf,
  remainderOf,
} from '../rules/bridged-value';
import { EvidenceIds, effectsByObject, evidenceToRead, indexesOf, indexKey } from '../rules/known-evidence';
import type { RecomputeContext } from './recompute';

export interface ExplainedChange extends ValueBridge {
  /** The steps of each object. */
  effects: ReadonlyMap<string, BridgeEffects>;
  /** Units with changed facts or settings that were valued again, and that could not be. */
  valuedAgain: number;
  notValuedAgain: number;
}

/**
 * Explains the difference between two sets of stored values. Prices are indexed by the index that is kept with the later
 * value; where none is, by the catalogue's. Changed facts and settings are valued again with the kept evidence.
 */
export async function explainChange(
  { store, realEstateData, models }: RecomputeContext,
  caller: Caller,
  from: BridgeSide,
  to: BridgeSide,
): Promise<ExplainedChange> {
  const pairs = pairsOf(from, to);
  const valuations = new Set(pairs.flatMap(({ before, after }) => [before.valuationId, after.valuationId]));
  const { ids, evidence } = await store.inOrganisation(caller, async scope => {
    const ids = new EvidenceIds(await readUsedEvidence(scope, [...valuations]));
    return { ids, evidence: await readEvidenceById(scope, [...evidenceToRead(pairs, ids)]) };
  });
  const indexes = indexesOf(pairs, ids, evidence);
  const effects = effectsByObject(pairs, ids, evidence, models);
  const asked = await askGrowth(
    realEstateData,
    pairs.filter(({ after }) => !indexes.has(indexKey(after))),
  );
  const bridge = valueBridge(unitsOf(from), unitsOf(to), objectId => {
    const [before, after] = [from.get(objectId), to.get(objectId)];
    if (!before || !after) return { growth: null, remainder: 'other' };
    const index = indexes.get(indexKey(after));
    const found = effects.get(objectId);
    return {
      growth: index
        ? priceGrowth(index, before.valueDate, after.valueDate)
        : (asked.get(growthKey({ before, after })) ?? null),
      ...(found ? { effects: found } : {}),
      remainder: remainderOf({ before, after }, found !== undefined),
    };
  });
  const toBeValuedAgain = pairs.filter(isToBeValuedAgain).length;
  return { ...bridge, valuedAgain: effects.size, notValuedAgain: toBeValuedAgain - effects.size };
}

function unitsOf(side: BridgeSide): BridgedUnit[] {
  return [...side].map(([unitId, { value, modelValue, facts }]) => ({
    unitId,
    value,
    modelValue,
    oppervlakte: facts.oppervlakte,
  }));
}

/** Growth by the catalogue's index, one question for each pair of value dates. */
async function askGrowth(
  realEstateData: ServiceClient,
  pairs: readonly BridgedPair[],
): Promise<Map<string, number | null>> {
  const growth = new Map<string, number | null>();
  for (const [dates, of] of Map.groupBy(pairs, datesKey)) {
    const [from = '', to = ''] = dates.split(' ');
    const vtwTypes = [...new Set(of.map(({ after }) => after.referenceType))];
    const found = await realEstateData.call(valuationInnerApi.priceGrowth, { body: { vtwTypes, from, to } });
    for (const type of vtwTypes) growth.set(`${dates} ${type}`, found[type] ?? null);
  }
  return growth;
}

function datesKey({ before, after }: { before: BridgedValue; after: BridgedValue }): string {
  return `${before.valueDate} ${after.valueDate}`;
}

function growthKey(pair: BridgedPair): `${string} ${VtwType}` {
  return `${datesKey(pair)} ${pair.after.referenceType}`;
}
