import type { OperatingCostParams, SourcedParameter, VtwType } from '@kavel/contracts';
import { discountRateOf, discountRateParts } from '../parameters/cash-flow';
import { type CashFlowNorms, currentNorms } from '../parameters/cash-flow-norms';
import { transferTaxOn } from '../parameters/transfer-tax';
import { defaultParameters } from './parameters';
import type { CashFlowUnit, UnitParameters } from './unit';

const overridable = [
  'discountRate',
  'exitYield',
  'rentGrowth',
  'valueGrowth',
  'costInflation',
  'turnoverRate',
  'vacancyRate',
  'saleCost',
  'transferCosts',
] as const;

/** Source text of owner's totals, distributed over the lines by the norm. */
const ownersStatement = 'Opgave van de eigenaar, verdeeld naar de Kavel-norm';

const costKeys = ['maintenance', 'turnover', 'insurance', 'propertyTax', 'management'] as const;

/**
 * Parameters for display. When units differ, the default is the mean weighted by market rent (costs: by area); an
 * override replaces it for every unit. `discountRate` is followed by its components; the cash flow's own parameters are
 * followed by the operating costs of each present type, `costs.<type>.<line>`.
 */
export function sourcedParameters(
  units: readonly CashFlowUnit[],
  valueDate: string,
  overrides: OperatingCostParams,
  norms: CashFlowNorms = currentNorms,
): SourcedParameter[] {
  const defaults = units.map(unit => defaultParameters(unit, valueDate, norms));
  const rents = units.map(unit => unit.marketRent);
  return [
    ...overridable.flatMap(key => [
      sourced(
        key,
        average(
          defaults.map(set => set[key]),
          rents,
        ),
        overrides.cashFlow[key],
        sourceOf(key, valueDate, norms),
      ),
      ...(key === 'discountRate' ? discountParts(units, rents, norms) : []),
    ]),
    ...typesOf(units).flatMap(type => costParameters(units, defaults, type, { overrides, norms })),
  ];
}

function discountParts(
  units: readonly CashFlowUnit[],
  rents: readonly number[],
  { rates }: CashFlowNorms,
): SourcedParameter[] {
  const { sellOffPremium } = rates;
  const parts = units.map(unit => discountRateOf(unit, rates));
  return [
    ...discountRateParts.map(part =>
      sourced(
        `discountRate.${part}`,
        average(
          parts.map(set => set[part]),
          rents,
        ),
        undefined,
        sellOffPremium,
      ),
    ),
    sourced(sellOffPremium.key, sellOffPremium.value, undefined, sellOffPremium),
  ];
}

function costParameters(
  units: readonly CashFlowUnit[],
  defaults: readonly UnitParameters[],
  type: VtwType,
  { overrides: { byType }, norms }: { overrides: OperatingCostParams; norms: CashFlowNorms },
): SourcedParameter[] {
  const isOfType = (_: unknown, i: number) => units[i]?.vtwType === type;
  const ofType = units.filter(isOfType);
  const costs = defaults.filter(isOfType).map(set => set.costs);
  const areas = ofType.map(unit => unit.oppervlakte);
  return costKeys.map(key =>
    sourced(
      `costs.${type}.${key}`,
      average(
        costs.map(set => set[key]),
        areas,
      ),
      byType[type]?.[key],
      costSource(ofType, norms),
    ),
  );
}

/** Source of the costs: the owner, the norm, or the owner for a number of units. */
function costSource(
  units: readonly CashFlowUnit[],
  { operatingCosts: { source: normSource, year } }: CashFlowNorms,
): { source: string; year: number } {
  const known = units.filter(unit => unit.annualCosts != null).length;
  if (known === 0) return { source: normSource, year };
  if (known === units.length) return { source: ownersStatement, year };
  const source = `${ownersStatement} (${known} van ${units.length} eenheden); overige: ${normSource}`;
  return { source, year };
}

function sourceOf(
  key: (typeof overridable)[number],
  valueDate: string,
  { transferTax, rates }: CashFlowNorms,
): { source: string; year: number } {
  const { source, year } = rates.common.deedCosts;
  const tax = transferTaxOn(valueDate, transferTax) ?? transferTax[0];
  if (key !== 'transferCosts' || !tax) return { source, year };
  return { source: `${tax.source}; notaris en register: ${source}`, year: tax.year };
}

function sourced(
  key: string,
  standard: number,
  override: number | undefined,
  { source, year }: { source: string; year: number },
): SourcedParameter {
  return { key, value: override ?? standard, default: standard, override: override ?? null, source, year };
}

function average(numbers: readonly number[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const equal = total === 0;
  const sum = numbers.reduce((all, number, i) => all + number * (equal ? 1 : (weights[i] ?? 0)), 0);
  return numbers.length === 0 ? 0 : sum / (equal ? numbers.length : total);
}

function typesOf(units: readonly CashFlowUnit[]): VtwType[] {
  return [...new Set(units.map(unit => unit.vtwType))].toSorted();
}
