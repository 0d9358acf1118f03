import {
  energyLabels,
  roundedTo,
  roundingStep,
  shownUnitValue,
  shownValue,
  totalOfValues,
  type ValuationSummary,
} from '@kavel/contracts';
import { lineOf } from './content';

export type SummaryUnit = ValuationSummary['units'][number];

/** Units in the table at most, by value: three pages. */
export const mostUnits = 100;

/** Rows of the table, highest values first, and what is not in it. Values are rounded as on the screens. */
export function unitRows(units: readonly SummaryUnit[]) {
  const sorted = highestOf(units);
  const left = sorted.slice(mostUnits);
  return {
    units: sorted.slice(0, mostUnits).map(rowOf),
    unitsLeft: { units: left.length, value: left.length === 0 ? 0 : shownTotal(left) },
  };
}

/** Units by value, highest first; all of them, or the first. */
export function highestOf(units: readonly SummaryUnit[], most = units.length): SummaryUnit[] {
  return units.toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1)).slice(0, most);
}

function rowOf(unit: SummaryUnit) {
  const { value, low68, high68, modelValue, annualRent, barKk } = unit;
  const step = value === null ? 1 : roundingStep({ value: modelValue ?? value, low68, high68 });
  const ranged = value !== null && low68 !== null && high68 !== null;
  return {
    address: lineOf(unit.address),
    type: unit.vtwType,
    area: unit.oppervlakte,
    label: unit.energielabel,
    value: value === null ? null : shownUnitValue({ ...unit, value }),
    low68: ranged ? roundedTo(low68, step) : null,
    high68: ranged ? roundedTo(high68, step) : null,
    rent: annualRent,
    barKk,
    override: modelValue != null,
  };
}

/** The total of units as displayed: by the range of the model's values. */
function shownTotal(units: readonly SummaryUnit[]): number {
  return shownValue(totalOf(units));
}

export function totalOf(units: readonly SummaryUnit[]) {
  return totalOfValues(
    units.flatMap(({ value, low68, high68, modelValue }) => {
      if (value === null) return [];
      const override = modelValue == null ? {} : { override: { modelValue } };
      return [{ value, low68: low68 ?? value, high68: high68 ?? value, ...override }];
    }),
  );
}

/** Values by type, highest first, and by energy label, best first; without a label last. */
export function sharesOf(units: readonly SummaryUnit[]) {
  const valued = units.filter(({ value }) => value !== null);
  const rank = (key: string) => [...energyLabels, ''].indexOf(key as '');
  return {
    byType: shares(valued, ({ vtwType }) => vtwType).sort((a, b) => b.value - a.value),
    byLabel: shares(valued, ({ energielabel }) => energielabel ?? '').sort(
      (a, b) => rank(a.key) - rank(b.key),
    ),
  };
}

function shares(units: readonly SummaryUnit[], keyOf: (unit: SummaryUnit) => string) {
  const groups = Map.groupBy(units, keyOf);
  return [...groups].map(([key, group]) => ({ key, units: group.length, value: shownTotal(group) }));
}

/** Value per m² over the units with both a value and an area; null without any. */
export function perAreaOf(units: readonly SummaryUnit[]): { pricePerM2: number | null; withArea: number } {
  const known = units.filter(({ value, oppervlakte }) => value !== null && oppervlakte !== null);
  const area = known.reduce((sum, { oppervlakte }) => sum + (oppervlakte ?? 0), 0);
  if (area === 0) return { pricePerM2: null, withArea: 0 };
  const { value, low68, high68 } = totalOf(known);
  const ranged = { value: value / area, low68: low68 / area, high68: high68 / area };
  return { pricePerM2: shownValue(ranged), withArea: known.length };
}
