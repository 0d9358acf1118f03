import {
  type CashFlow,
  dwellingTypes,
  type OperatingCostParams,
  type Unit,
  type ValuationResult,
} from '@kavel/contracts';
import type { LeaseTerms } from '@kavel/contracts/leases';
import type { CapexItem } from '@kavel/contracts/valuations';
import { type CashFlowUnit, isRunning, rentsOf, type WwsNorms, withCapex } from '@kavel/engine';
import { ServiceError } from '@kavel/service-kit';
import { type BucketedUnit, bucketedUnits } from '../../valuations/rules/bucketed-units';
import type { BucketedValuation } from '../repositories/bucketed-valuation';
import type { KnownTerms } from '../repositories/kept-terms';
import { rentOf } from './wws-rents';

/** Inputs of a cash flow, independent of the scenario. */
export interface CashFlowInput {
  valueDate: string;
  terms: KnownTerms;
  params: OperatingCostParams;
  units: readonly CashFlowUnit[];
  /** What the rents of each unit are. */
  rents: ReadonlyMap<string, KnownRents>;
  bucketNames: ReadonlyMap<string, string>;
  /** Values by comparison, by unit. */
  compared: ReadonlyMap<string, number>;
  /** The model's values of units with an override. */
  modelValues: ReadonlyMap<string, number>;
  excluded: CashFlow['excluded'];
  regulated: CashFlow['regulated'];
  /** Planned expenses that no unit of the cash flow bears; absent without a plan. */
  capexLeftOut?: string[];
}

export interface KnownRents {
  /** The rent that is paid is known; else it is the market rent. */
  isAgreed: boolean;
  /** The market rent is an estimate of the owner or the model; else it is the rent that is paid. */
  isEstimated: boolean;
}

/** Adds the planned expenses to the units; `whole` has all units, over which they are distributed. */
export function withCapexPlan(
  input: CashFlowInput,
  whole: CashFlowInput,
  items: readonly CapexItem[],
): CashFlowInput {
  const ids = new Set(input.units.map(({ unitId }) => unitId));
  const { units, leftOut: capexLeftOut } = withCapex(whole.units, items);
  return { ...input, units: units.filter(({ unitId }) => ids.has(unitId)), capexLeftOut };
}

/** Of all units or of one; 404 for an unknown unit. Throws `unprocessable` when no unit has the required facts. */
export function cashFlowInput(
  { valuation, buckets, results }: BucketedValuation,
  terms: KnownTerms,
  unitId?: string,
): CashFlowInput {
  const resultOf = new Map(results.map(result => [result.unitId, result]));
  const excluded: CashFlow['excluded'] = [];
  const units: CashFlowUnit[] = [];
  const rents = new Map<string, KnownRents>();
  const { wws } = terms.norms;
  const regulated = { units: 0, unknown: 0, maxRent: 0, source: wws.source, year: wws.year };
  for (const bucketed of bucketedUnits(valuation.units, buckets, { unitId })) {
    const unit = cashFlowUnit(bucketed, resultOf.get(bucketed.unit.id), valuation.valueDate);
    if (typeof unit === 'string') {
      excluded.push({ unitId: bucketed.unit.id, reason: unit });
      continue;
    }
    rents.set(unit.unitId, knownRentsOf(bucketed.unit, unit, resultOf.get(unit.unitId)));
    const maximum = maximumOf(bucketed.unit, wws);
    if (maximum === 'unknown') regulated.unknown += 1;
    else if (maximum !== null) {
      regulated.units += 1;
      regulated.maxRent += maximum;
    }
    units.push(typeof maximum === 'number' ? { ...unit, regulatedRent: maximum } : unit);
  }
  if (units.length === 0)
    throw new ServiceError('unprocessable', 'No unit has both an area and a rent to compute with', {
      excluded,
    });
  const bucketNames = new Map(Object.entries(buckets).map(([key, { name }]) => [key, name]));
  const { valueDate, operatingCostParams: params } = valuation;
  const compared = new Map(results.map(({ unitId: of, value }) => [of, value]));
  const modelValues = new Map(
    results.flatMap(({ unitId: of, override }) => (override ? [[of, override.modelValue] as const] : [])),
  );
  return { valueDate, terms, params, units, rents, bucketNames, compared, modelValues, excluded, regulated };
}

/** Maximum rent of a regulated dwelling, euro a year; null where none applies. */
function maximumOf(unit: Unit, wws: WwsNorms): number | 'unknown' | null {
  if (!dwellingTypes.includes(unit.addressObjectData.vtwType)) return null;
  const rent = rentOf(unit, wws);
  if (rent === null || rent.regulated === null) return 'unknown';
  return rent.regulated ? rent.maxRent * 12 : null;
}

/** A unit prepared for the cash flow, or the reason why it is excluded. */
function cashFlowUnit(
  { unit, bucket }: BucketedUnit,
  result: ValuationResult | undefined,
  valueDate: string,
): CashFlowUnit | CashFlow['excluded'][number]['reason'] {
  const {
    vtwType,
    oppervlakte,
    bouwjaar,
    annualRent,
    marketRent,
    leaseEnd,
    annualCosts = null,
    leases: kept,
  } = unit.addressObjectData;
  if (oppervlakte === null) return 'no-area';
  const leases = kept?.filter(lease => isRunning(lease, valueDate));
  const contractRent = leases === undefined ? annualRent : rentOfLeases(leases);
  const rents = rentsOf({ annualRent: contractRent, marketRent, modelledRent: result?.marketRent ?? null });
  if (rents === null) return 'no-rent';
  const vacantValue = dwellingTypes.includes(vtwType) ? (result?.value ?? null) : null;
  const facts = { vtwType, oppervlakte, bouwjaar, leaseEnd, annualCosts };
  return { unitId: unit.id, bucket, ...facts, ...(leases && { leases }), vacantValue, ...rents };
}

function knownRentsOf(
  { addressObjectData: { annualRent, marketRent } }: Unit,
  { leases }: CashFlowUnit,
  result: ValuationResult | undefined,
): KnownRents {
  const isAgreed = leases === undefined ? annualRent !== null : leases.length > 0;
  return { isAgreed, isEstimated: (marketRent ?? result?.marketRent ?? null) !== null };
}

/** Null when nobody rents: then the unit is let at market rent. */
function rentOfLeases(leases: readonly LeaseTerms[]): number | null {
  return leases.length === 0 ? null : leases.reduce((sum, { annualRent }) => sum + annualRent, 0);
}
