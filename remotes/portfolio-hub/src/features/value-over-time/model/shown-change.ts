import { shownSteps, shownUnitValue } from '@kavel/contracts';
import type { PortfolioValueBridge } from '@kavel/contracts/portfolios';

export type Cause = PortfolioValueBridge['causes'][number];
type Change = PortfolioValueBridge['largest'][number];

export interface ShownChange {
  opening: number;
  causes: Cause[];
  closing: number;
}

/** Totals rounded by their ranges as elsewhere, and causes that add up exactly; those of nothing are left out. */
export function shownChange({ from, to, causes }: PortfolioValueBridge): ShownChange {
  const moved = causes.filter(({ amount }) => amount !== 0);
  const shown = shownSteps(
    { ...from, value: from.total },
    moved.map(({ amount }) => amount),
    { ...to, value: to.total },
  );
  return {
    opening: shown.from,
    causes: moved.map((one, at) => ({ ...one, amount: shown.amounts[at] ?? one.amount })),
    closing: shown.to,
  };
}

/** A unit's values as displayed: model values rounded by their ranges. */
export function shownUnit({ from, to, fromModel, toModel, fromRange, toRange }: Change) {
  const shown = (value: number | null, model: number | undefined, range: Change['fromRange']) =>
    value === null ? null : shownUnitValue({ ...range, value, modelValue: model });
  return { from: shown(from, fromModel, fromRange), to: shown(to, toModel, toRange) };
}
