import {
  type Reference,
  roundedTo,
  roundingStep,
  shownEstimate,
  type ValuationResult,
} from '@kavel/contracts';
import type { Signature } from '@kavel/contracts/valuations';
import { lineOf } from './content';
import { highestOf, type SummaryUnit } from './valuation-units';

/** Units at most with their evidence in the report, by value. */
export const mostDetails = 12;
/** References of a unit, heaviest first. */
const mostReferences = 6;

/** Evidence of the valued units, highest values first. */
export function detailsOf(
  units: readonly SummaryUnit[],
  results: readonly ValuationResult[],
  references: Readonly<Record<string, readonly Reference[]>>,
) {
  const resultOf = new Map(results.map(result => [result.unitId, result]));
  return highestOf(units, mostDetails).flatMap(({ unitId, address }) => {
    const result = resultOf.get(unitId);
    return result ? [detailOf(lineOf(address), result, references[unitId] ?? [])] : [];
  });
}

function detailOf(address: string, result: ValuationResult, references: readonly Reference[]) {
  const { value, low68, high68, override } = result;
  const modelValue = override?.modelValue ?? value;
  const model = {
    value: modelValue,
    low68,
    high68,
    pricePerM2: override?.modelPricePerM2 ?? result.pricePerM2,
  };
  const step = roundingStep(model);
  const shown = shownEstimate(model);
  return {
    address,
    value: override ? value : shown.value,
    modelValue: shown.value,
    pricePerM2: override ? Math.round(result.pricePerM2) : shown.pricePerM2,
    referenceCount: result.referenceCount,
    accuracyClass: result.accuracyClass,
    baseValue: roundedTo(result.baseValue, step),
    drivers: result.drivers.map(({ driver, effect }) => ({ driver, effect: roundedTo(effect, step) })),
    references: [...references]
      .sort((a, b) => b.weight - a.weight)
      .slice(0, mostReferences)
      .map(sale => ({
        address: lineOf(sale.address),
        date: sale.transactionDate,
        price: sale.price,
        area: sale.oppervlakte,
        distance: sale.distance,
        indexation: sale.indexed === false ? null : sale.indexation,
        adjustments: sale.adjustments ?? null,
        adjustment: sale.adjustment,
        adjusted: roundedTo(sale.adjustedPrice, step),
        weight: sale.weight,
      })),
  };
}

/** Values that an appraiser set, with reason and names. */
export function overridesOf(units: readonly SummaryUnit[]) {
  return units.flatMap(({ address, value, modelValue, overrideReason, overrideBy, overrideConfirmed }) =>
    value === null || modelValue == null
      ? []
      : [
          {
            address: lineOf(address),
            modelValue: Math.round(modelValue),
            value,
            reason: lineOf(overrideReason ?? ''),
            by: overrideBy ? signed(overrideBy) : '',
            confirmedBy: overrideConfirmed ? signed(overrideConfirmed) : '',
          },
        ],
  );
}

/** Name, and the role where an organisation has named it. */
function signed({ name, role }: Signature): string {
  return [name, role?.name].filter(Boolean).map(String).map(lineOf).join(', ');
}
