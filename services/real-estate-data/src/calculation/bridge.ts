import {
  fullAddress,
  totalOfValues,
  type Unit,
  type ValuationBridge,
  type ValuationDetail,
  type ValuationResult,
  type VtwType,
  valuationApi,
} from '@kavel/contracts';
import {
  type BridgedUnit,
  indexOfEvidence,
  levelAt,
  monthOf,
  type TimeIndex,
  valueBridge,
} from '@kavel/engine';
import type { Caller, ServiceClient } from '@kavel/service-kit';
import type { CalculationContext } from './deps';
import { evidencePacks, unpackEvidence } from './evidence-packs';
import { readValuation } from './read-valuation';

const mostUnits = 10;

interface ValuedUnit {
  unit: Unit;
  /** Of the sales it was valued by. */
  referenceType: VtwType;
  value: number;
  /** What the model said where somebody set the value by hand. */
  modelValue: number | null;
  low68: number;
  high68: number;
}

interface Side {
  valuation: ValuationDetail;
  /** Valued units by object: two portfolios hold the same address as different units. */
  valued: Map<string, ValuedUnit>;
}

/** Why the total of the valuation `from` became that of `to`. 404 when either is unknown or of others. */
export async function bridgeBetween(
  { store, portfolio, markets }: CalculationContext,
  ids: { from: string; to: string },
  caller: Caller,
): Promise<ValuationBridge> {
  const read = async (id: string): Promise<Side> => {
    const valuation = await readValuation(portfolio, id, caller);
    const results = await portfolio.call(valuationApi.getValuationResults, { params: { id } }, caller);
    return { valuation, valued: valuedUnits(valuation, results) };
  };
  const [from, to] = [await read(ids.from), await read(ids.to)];
  const kept = await keptIndexes(portfolio, ids.to, caller);
  return store.use(async snapshot => {
    const learnt = await markets.of(snapshot);
    const growthOf = (objectId: string) => {
      const valued = to.valued.get(objectId);
      if (!valued) return null;
      const index = kept.get(valued.unit.id) ?? learnt.sales(valued.referenceType).market.index;
      return growth(index, from.valuation.valueDate, to.valuation.valueDate);
    };
    const { opening, steps, closing } = valueBridge(bridged(from), bridged(to), growthOf);
    return {
      from: headOf(from),
      to: headOf(to),
      opening,
      steps: [...steps],
      closing,
      largest: largestChanges(from, to),
    };
  });
}

function valuedUnits({ units }: ValuationDetail, results: readonly ValuationResult[]): Side['valued'] {
  const byId = new Map(units.map(unit => [unit.id, unit]));
  return new Map(
    results.flatMap(({ unitId, value, override, origin, low68, high68 }) => {
      const unit = byId.get(unitId);
      if (!unit) return [];
      const referenceType = origin?.params.vtwType ?? unit.addressObjectData.vtwType;
      const modelValue = override?.modelValue ?? null;
      return [[unit.objectId, { unit, referenceType, value, modelValue, low68, high68 }]];
    }),
  );
}

function bridged({ valued }: Side): BridgedUnit[] {
  return [...valued].map(([objectId, { unit, value, modelValue }]) => ({
    unitId: objectId,
    value,
    oppervlakte: unit.addressObjectData.oppervlakte,
    overridden: modelValue !== null,
  }));
}

/** The price index by which each unit was valued, by unit; units that were valued before it was kept are not in it. */
async function keptIndexes(
  portfolio: ServiceClient,
  id: string,
  caller: Caller,
): Promise<ReadonlyMap<string, TimeIndex>> {
  const indexes = new Map<string, TimeIndex>();
  for await (const pack of evidencePacks(portfolio, id, caller)) {
    const evidence = await unpackEvidence(pack);
    const restOnIt = new Set(pack.unitIds);
    for (const { key, salesOf } of evidence.units) {
      const index = indexOfEvidence(evidence, salesOf);
      if (index && restOnIt.has(key)) indexes.set(key, index);
    }
  }
  return indexes;
}

/** Fraction by which prices moved between the dates; null where no sales tell. */
function growth(index: TimeIndex, from: string, to: string): number | null {
  if (index.levels.length === 0) return null;
  return Math.expm1(levelAt(index, monthOf(to)) - levelAt(index, monthOf(from)));
}

function headOf({ valuation, valued }: Side): ValuationBridge['from'] {
  const { id, name, status, valueDate, units } = valuation;
  const values = [...valued.values()].map(({ modelValue, ...one }) => ({
    ...one,
    ...(modelValue === null ? {} : { override: { modelValue } }),
  }));
  const { low68, high68 } = totalOfValues(values);
  return { id, name, status, valueDate, units: units.length, valued: valued.size, low68, high68 };
}

function largestChanges(from: Side, to: Side): ValuationBridge['largest'] {
  const objectIds = new Set([...from.valued.keys(), ...to.valued.keys()]);
  return [...objectIds]
    .flatMap(objectId => {
      const [before, after] = [from.valued.get(objectId), to.valued.get(objectId)];
      const unit = after?.unit ?? before?.unit;
      if (!unit) return [];
      const address = fullAddress(unit.addressObjectData);
      return [
        {
          objectId,
          address,
          from: before?.value ?? null,
          to: after?.value ?? null,
          ...(before?.modelValue ? { fromModel: before.modelValue } : {}),
          ...(after?.modelValue ? { toModel: after.modelValue } : {}),
          ...(before ? { fromRange: rangeOf(before) } : {}),
          ...(after ? { toRange: rangeOf(after) } : {}),
        },
      ];
    })
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a.objectId < b.objectId ? -1 : 1))
    .slice(0, mostUnits);
}

function rangeOf({ low68, high68 }: ValuedUnit): { low68: number; high68: number } {
  return { low68, high68 };
}

function sizeOf({ from, to }: ValuationBridge['largest'][number]): number {
  return Math.abs((to ?? 0) - (from ?? 0));
}
