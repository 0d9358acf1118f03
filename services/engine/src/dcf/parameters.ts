import { dwellingTypes, type OperatingCostParams } from '@kavel/contracts';
import {
  commonNorms,
  discountRateOf,
  exitYieldNorm,
  sellOffPremium,
  turnoverNorm,
  vacancyNorm,
} from '../parameters/cash-flow';
import { operatingCostsOf } from '../parameters/operating-costs';
import { transferTaxOn, transferTaxYears } from '../parameters/transfer-tax';
import { costsAsKnown } from './annual-costs';
import type { CashFlowUnit, UnitParameters } from './unit';

/**
 * Parameters of a unit before overrides: norms, and costs as the owner knows them. Transfer costs follow the tax
 * at the value date.
 */
export function defaultParameters(unit: CashFlowUnit, valueDate: string): UnitParameters {
  const discountRate = Object.values(discountRateOf(unit)).reduce((sum, part) => sum + part, 0);
  const turnoverRate = turnoverNorm(unit.vtwType).value;
  return {
    discountRate,
    sellOffDiscountRate: discountRate + sellOffPremium.value,
    exitYield: exitYieldNorm(unit.vtwType).value,
    rentGrowth: commonNorms.rentGrowth.value,
    valueGrowth: commonNorms.valueGrowth.value,
    costInflation: commonNorms.costInflation.value,
    turnoverRate,
    vacancyRate: vacancyNorm(unit.vtwType).value,
    saleCost: commonNorms.saleCost.value,
    transferCosts: transferCostsOf(unit, valueDate),
    costs: costsAsKnown(unit, operatingCostsOf(unit.vtwType, unit.bouwjaar), turnoverRate),
  };
}

/** Parameters of a unit under a valuation's overrides. An overridden discount rate holds for both scenarios. */
export function unitParameters(
  unit: CashFlowUnit,
  valueDate: string,
  { cashFlow, byType }: OperatingCostParams,
): UnitParameters {
  const defaults = defaultParameters(unit, valueDate);
  return {
    ...defaults,
    ...known(cashFlow),
    sellOffDiscountRate: cashFlow.discountRate ?? defaults.sellOffDiscountRate,
    costs: { ...defaults.costs, ...known(byType[unit.vtwType] ?? {}) },
  };
}

/** Buyer's costs of an investor as a fraction of the price: tax of the value date, notary and registry. */
export function transferCostsOf({ vtwType }: Pick<CashFlowUnit, 'vtwType'>, valueDate: string): number {
  const rules = transferTaxOn(valueDate) ?? transferTaxYears[0];
  const purchaser = dwellingTypes.includes(vtwType) ? 'investor' : 'non-dwelling';
  return (rules?.rates[purchaser] ?? 0) + commonNorms.deedCosts.value;
}

function known<T extends object>(partial: T): T {
  return Object.fromEntries(Object.entries(partial).filter(([, value]) => value !== undefined)) as T;
}
