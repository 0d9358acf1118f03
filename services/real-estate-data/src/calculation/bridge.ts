import {
  fullAddress,
  type Unit,
  type ValuationBridge,
  type ValuationDetail,
  type ValuationResult,
  type VtwType,
  valuationApi,
} from '@kavel/contracts';
import { type BridgedUnit, levelAt, monthOf, valueBridge } from '@kavel/engine';
import type { Caller } from '@kavel/service-kit';
import type { CalculationContext } from './deps';
import type { SnapshotMarkets } from './markets';
import { readValuation } from './read-valuation';

const mostUnits = 10;

interface ValuedUnit {
  unit: Unit;
  /** Of the sales it was valued by. */
  referenceType: VtwType;
  value: number;
  /** What the model said where somebody set the value by hand. */
  modelValue: number | null;
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
  return store.use(async snapshot => {
    const learnt = await markets.of(snapshot);
    const growthOf = (objectId: string) => {
      const type = to.valued.get(objectId)?.referenceType;
      return type ? growth(learnt, type, from.valuation.valueDate, to.valuation.valueDate) : null;
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
    results.flatMap(({ unitId, value, override, origin }) => {
      const unit = byId.get(unitId);
      if (!unit) return [];
      const referenceType = origin?.params.vtwType ?? unit.addressObjectData.vtwType;
      return [[unit.objectId, { unit, referenceType, value, modelValue: override?.modelValue ?? null }]];
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

/** Fraction by which the prices of a type moved between the dates; null where no sales tell. */
function growth(markets: SnapshotMarkets, type: VtwType, from: string, to: string): number | null {
  const { index } = markets.sales(type).market;
  if (index.levels.length === 0) return null;
  return Math.expm1(levelAt(index, monthOf(to)) - levelAt(index, monthOf(from)));
}

function headOf({ valuation, valued }: Side): ValuationBridge['from'] {
  const { id, name, status, valueDate, units } = valuation;
  return { id, name, status, valueDate, units: units.length, valued: valued.size };
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
        },
      ];
    })
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a.objectId < b.objectId ? -1 : 1))
    .slice(0, mostUnits);
}

function sizeOf({ from, to }: ValuationBridge['largest'][number]): number {
  return Math.abs((to ?? 0) - (from ?? 0));
}
