import { shownSteps, shownUnitValue } from '@kavel/contracts';
import type { PortfolioValueBridge } from '@kavel/contracts/portfolios';

export type Cause = PortfolioValueBridge['causes'][number];
type Change = PortfolioValueBridge['largest'][number];

export interface ShownChange {
  opening: number;
  causes: Cause[];
  closing: number;
}

/**
 * Totals rounded by their ranges as elsewhere, and causes that add up exactly; those of nothing are left out. A weighed
 * total is rounded as the one by comparison beside it: no range of its own is known.
 */
export function shownChange({ from, to, weighed, causes }: PortfolioValueBridge): ShownChange {
  const moved = causes.filter(({ amount }) => amount !== 0);
  const shown = shownSteps(
    aside(from, weighed?.from.total ?? from.total),
    moved.map(({ amount }) => amount),
    aside(to, weighed?.to.total ?? to.total),
  );
  return {
    opening: shown.from,
    causes: moved.map((one, at) => ({ ...one, amount: shown.amounts[at] ?? one.amount })),
    closing: shown.to,
  };
}

function aside({ total, low68, high68 }: PortfolioValueBridge['from'], value: number) {
  return { value, low68: low68 - total + value, high68: high68 - total + value };
}

/** A unit's values as displayed: model values rounded by their ranges. */
export function shownUnit({ from, to, fromModel, toModel, fromRange, toRange }: Change) {
  const shown = (value: number | null, model: number | undefined, range: Change['fromRange']) =>
    value === null ? null : shownUnitValue({ ...range, value, modelValue: model });
  return { from: shown(from, fromModel, fromRange), to: shown(to, toModel, toRange) };
}
