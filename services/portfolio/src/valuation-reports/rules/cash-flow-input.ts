import {
  type AddressObjectData,
  type CashFlow,
  dwellingTypes,
  type OperatingCostParams,
  type Valuation,
} from '@kavel/contracts';
import type { LeaseTerms } from '@kavel/contracts/leases';
import type { CapexItem } from '@kavel/contracts/valuations';
import { type CashFlowUnit, isRunning, rentsOf, withCapex } from '@kavel/engine';
import { ServiceError } from '@kavel/service-kit';
import type { KnownTerms } from '../repositories/kept-terms';
import { type DwellingFacts, maximumRentOf } from './wws-rents';

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

/** A unit of a valuation with what its cash flow rests on. Euro a year, m². */
export interface CashFlowLine {
  unitId: string;
  bucket: string | null;
  facts: CashFlowFacts;
  /** Its stored value; the model's value where it is overridden. */
  result: { value: number; modelledRent: number | null; modelValue: number | null } | null;
}

export type CashFlowFacts = DwellingFacts &
  Pick<AddressObjectData, 'annualRent' | 'marketRent' | 'annualCosts' | 'leaseEnd'> & {
    leases: readonly LeaseTerms[] | null;
  };

/** A valuation with its units, and the names of its buckets in their order. */
export interface CashFlowSource {
  valuation: Pick<Valuation, 'valueDate' | 'operatingCostParams'>;
  bucketNames: ReadonlyMap<string, string>;
  lines: readonly CashFlowLine[];
}

/** Of all units or of one; 404 for an unknown unit. Throws `unprocessable` when no unit has the required facts. */
export function cashFlowInput(
  { valuation, bucketNames, lines }: CashFlowSource,
  terms: KnownTerms,
  unitId?: string,
): CashFlowInput {
  const excluded: CashFlow['excluded'] = [];
  const units: CashFlowUnit[] = [];
  const rents = new Map<string, KnownRents>();
  const { wws } = terms.norms;
  const regulated = { units: 0, unknown: 0, maxRent: 0, source: wws.source, year: wws.year };
  for (const line of inOrderOfBuckets(lines, [...bucketNames.keys()], unitId)) {
    const unit = cashFlowUnit(line, valuation.valueDate);
    if (typeof unit === 'string') {
      excluded.push({ unitId: line.unitId, reason: unit });
      continue;
    }
    rents.set(unit.unitId, knownRentsOf(line, unit));
    const maximum = maximumRentOf(line.facts, wws);
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
  const { valueDate, operatingCostParams: params } = valuation;
  const compared = new Map(lines.flatMap(({ unitId: of, result }) => (result ? [[of, result.value]] : [])));
  const modelValues = new Map(
    lines.flatMap(({ unitId: of, result }) =>
      result?.modelValue == null ? [] : [[of, result.modelValue] as const],
    ),
  );
  return { valueDate, terms, params, units, rents, bucketNames, compared, modelValues, excluded, regulated };
}

function inOrderOfBuckets(
  lines: readonly CashFlowLine[],
  buckets: readonly string[],
  unitId: string | undefined,
): CashFlowLine[] {
  const asked = unitId === undefined ? lines : lines.filter(line => line.unitId === unitId);
  if (unitId !== undefined && asked.length === 0)
    throw new ServiceError('not-found', `The valuation has no unit ${unitId}`);
  const byBucket = Map.groupBy(asked, ({ bucket }) => bucket);
  return buckets.flatMap(bucket => byBucket.get(bucket) ?? []);
}

/** A unit prepared for the cash flow, or the reason why it is excluded. */
function cashFlowUnit(
  { unitId, bucket, facts, result }: CashFlowLine,
  valueDate: string,
): CashFlowUnit | CashFlow['excluded'][number]['reason'] {
  const { vtwType, oppervlakte, bouwjaar, annualRent, marketRent, leaseEnd, annualCosts = null } = facts;
  if (oppervlakte === null) return 'no-area';
  const leases = facts.leases?.filter(lease => isRunning(lease, valueDate));
  const contractRent = leases === undefined ? annualRent : rentOfLeases(leases);
  const rents = rentsOf({ annualRent: contractRent, marketRent, modelledRent: result?.modelledRent ?? null });
  if (rents === null) return 'no-rent';
  const vacantValue = dwellingTypes.includes(vtwType) ? (result?.value ?? null) : null;
  const known = { vtwType, oppervlakte, bouwjaar, leaseEnd, annualCosts };
  return { unitId, bucket: bucket ?? '', ...known, ...(leases && { leases }), vacantValue, ...rents };
}

function knownRentsOf({ facts, result }: CashFlowLine, { leases }: CashFlowUnit): KnownRents {
  const isAgreed = leases === undefined ? facts.annualRent !== null : leases.length > 0;
  return { isAgreed, isEstimated: (facts.marketRent ?? result?.modelledRent ?? null) !== null };
}

/** Null when nobody rents: then the unit is let at market rent. */
function rentOfLeases(leases: readonly LeaseTerms[]): number | null {
  return leases.length === 0 ? null : leases.reduce((sum, { annualRent }) => sum + annualRent, 0);
}
