import type { OperatingCostParams, OperatingCosts, SourcedParameter, VtwType } from '@kavel/contracts';
import { discountRateOf, discountRateParts, sellOffPremium } from '../parameters/cash-flow';
import { operatingCostsOf } from '../parameters/operating-costs';
import { kavelNorm } from '../parameters/parameter';
import { transferTaxOn, transferTaxYears } from '../parameters/transfer-tax';
import { defaultParameters } from './parameters';
import type { CashFlowUnit } from './unit';

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

const costKeys = ['maintenance', 'turnover', 'insurance', 'propertyTax', 'management'] as const;

/**
 * Parameters as a person reads them. Where units differ, the default is the mean weighted by market rent
 * (costs: by area); an override replaces it for every unit. After `discountRate` come the parts it is the
 * sum of; after the cash flow's own come the operating costs of each type present, `costs.<type>.<line>`.
 */
export function sourcedParameters(
  units: readonly CashFlowUnit[],
  valueDate: string,
  overrides: OperatingCostParams,
): SourcedParameter[] {
  const defaults = units.map(unit => defaultParameters(unit, valueDate));
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
        sourceOf(key, valueDate),
      ),
      ...(key === 'discountRate' ? discountParts(units, rents) : []),
    ]),
    ...typesOf(units).flatMap(type => costParameters(units, type, overrides)),
  ];
}

function discountParts(units: readonly CashFlowUnit[], rents: readonly number[]): SourcedParameter[] {
  const parts = units.map(discountRateOf);
  return [
    ...discountRateParts.map(part =>
      sourced(
        `discountRate.${part}`,
        average(
          parts.map(set => set[part]),
          rents,
        ),
        undefined,
        kavelNorm,
      ),
    ),
    sourced(sellOffPremium.key, sellOffPremium.value, undefined, kavelNorm),
  ];
}

function costParameters(
  units: readonly CashFlowUnit[],
  type: VtwType,
  { byType }: OperatingCostParams,
): SourcedParameter[] {
  const ofType = units.filter(unit => unit.vtwType === type);
  const norms: OperatingCosts[] = ofType.map(unit => operatingCostsOf(type, unit.bouwjaar));
  const areas = ofType.map(unit => unit.oppervlakte);
  return costKeys.map(key =>
    sourced(
      `costs.${type}.${key}`,
      average(
        norms.map(norm => norm[key]),
        areas,
      ),
      byType[type]?.[key],
      kavelNorm,
    ),
  );
}

function sourceOf(key: (typeof overridable)[number], valueDate: string): { source: string; year: number } {
  const tax = transferTaxOn(valueDate) ?? transferTaxYears[0];
  if (key !== 'transferCosts' || !tax) return kavelNorm;
  return { source: `${tax.source}; notaris en register: ${kavelNorm.source}`, year: tax.year };
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
