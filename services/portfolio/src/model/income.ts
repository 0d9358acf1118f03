import { dwellingTypes, type OperatingCostParams, type Unit } from '@kavel/contracts';
import { buyingNorms, operatingCostsOf, transferTaxOn, transferTaxYears } from '@kavel/engine';

/** Rents of a unit in euro a year; null where unknown. */
export interface Rents {
  annualRent: number | null;
  marketRent: number | null;
}

/**
 * What a unit costs its owner, euro a year: maintenance, insurance and property tax by m², management by
 * the passing rent. The valuation's own figures replace the norm of the type and building period.
 */
export function yearlyCosts(
  { addressObjectData: facts }: Unit,
  rent: number,
  params: OperatingCostParams,
): number {
  const norm = operatingCostsOf(facts.vtwType, facts.bouwjaar);
  const costs = { ...norm, ...params.byType[facts.vtwType] };
  const perM2 = costs.maintenance + costs.insurance + costs.propertyTax;
  return perM2 * (facts.oppervlakte ?? 0) + costs.management * rent;
}

/** Buyer's costs as a fraction of the price kosten koper: transfer tax of an investor and the notary. */
export function buyersCosts(
  { addressObjectData: facts }: Unit,
  valueDate: string,
  params: OperatingCostParams,
): number {
  if (params.cashFlow.transferCosts !== undefined) return params.cashFlow.transferCosts;
  const purchaser = dwellingTypes.includes(facts.vtwType) ? 'investor' : 'non-dwelling';
  const tax = (transferTaxOn(valueDate) ?? transferTaxYears[0])?.rates[purchaser] ?? 0;
  return tax + buyingNorms.notaryShare.value;
}
