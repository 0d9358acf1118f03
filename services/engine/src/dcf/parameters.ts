import { dwellingTypes, type OperatingCostParams } from '@kavel/contracts';
import { discountRateOf, exitYieldNorm, turnoverNorm, vacancyNorm } from '../parameters/cash-flow';
import { type CashFlowNorms, currentNorms } from '../parameters/cash-flow-norms';
import { operatingCostsOf } from '../parameters/operating-costs';
import { transferTaxOn } from '../parameters/transfer-tax';
import { costsAsKnown } from './annual-costs';
import type { CashFlowUnit, UnitParameters } from './unit';

/**
 * Parameters of a unit before overrides: norms, and the owner's costs. Transfer costs depend on the tax at the value
 * date.
 */
export function defaultParameters(
  unit: CashFlowUnit,
  valueDate: string,
  norms: CashFlowNorms = currentNorms,
): UnitParameters {
  const { rates, operatingCosts } = norms;
  const { common, sellOffPremium } = rates;
  const discountRate = Object.values(discountRateOf(unit, rates)).reduce((sum, part) => sum + part, 0);
  const turnoverRate = turnoverNorm(unit.vtwType, rates);
  return {
    discountRate,
    sellOffDiscountRate: discountRate + sellOffPremium.value,
    exitYield: exitYieldNorm(unit.vtwType, rates),
    rentGrowth: common.rentGrowth.value,
    valueGrowth: common.valueGrowth.value,
    costInflation: common.costInflation.value,
    turnoverRate,
    vacancyRate: vacancyNorm(unit.vtwType, rates),
    saleCost: common.saleCost.value,
    transferCosts: transferCostsOf(unit, valueDate, norms),
    costs: costsAsKnown(unit, operatingCostsOf(unit.vtwType, unit.bouwjaar, operatingCosts), turnoverRate),
  };
}

/** Parameters of a unit with a valuation's overrides. An overridden discount rate applies to both scenarios. */
export function unitParameters(
  unit: CashFlowUnit,
  valueDate: string,
  { cashFlow, byType }: OperatingCostParams,
  norms: CashFlowNorms = currentNorms,
): UnitParameters {
  const defaults = defaultParameters(unit, valueDate, norms);
  return {
    ...defaults,
    ...known(cashFlow),
    sellOffDiscountRate: cashFlow.discountRate ?? defaults.sellOffDiscountRate,
    costs: { ...defaults.costs, ...known(byType[unit.vtwType] ?? {}) },
  };
}

/** Transfer costs of an investor as a fraction of the price: tax at the value date, notary and registry. */
export function transferCostsOf(
  { vtwType }: Pick<CashFlowUnit, 'vtwType'>,
  valueDate: string,
  { transferTax, rates }: CashFlowNorms = currentNorms,
): number {
  const rules = transferTaxOn(valueDate, transferTax) ?? transferTax[0];
  const purchaser = dwellingTypes.includes(vtwType) ? 'investor' : 'non-dwelling';
  return (rules?.rates[purchaser] ?? 0) + rates.common.deedCosts.value;
}

/** Without what is undefined. */
function known<T extends object>(partial: T): T {
  const given = { ...partial };
  for (const key in given) if (given[key] === undefined) delete given[key];
  return given;
}
