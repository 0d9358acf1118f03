import { shownValue, totalOfValues } from '@kavel/contracts';
import type { SummaryUnit } from './summary-unit';

type ModelledValue = Parameters<typeof totalOfValues>[0][number];

/**
 * Displayed values of parts of a portfolio, by key, each rounded by the range of its own units. Rounded by the total's
 * range, a small part of a large portfolio would become zero.
 */
export function shownShares(
  units: readonly SummaryUnit[],
  keyOf: (unit: SummaryUnit) => string,
): ReadonlyMap<string, number> {
  const parts = new Map<string, ModelledValue[]>();
  for (const unit of units) {
    const { value, low68, high68, modelValue } = unit;
    if (value === null) continue;
    const key = keyOf(unit);
    const part = parts.get(key) ?? [];
    const override = modelValue == null ? undefined : { modelValue };
    part.push({ value, low68: low68 ?? value, high68: high68 ?? value, ...(override ? { override } : {}) });
    parts.set(key, part);
  }
  return new Map([...parts].map(([key, part]) => [key, shownValue(totalOfValues(part))]));
}
