import { shownSteps, shownUnitValue, shownValue, type ValuationBridge } from '@kavel/contracts';

/** The displayed bridge: totals rounded as elsewhere, and steps that add up exactly. */
export function shownBridge(bridge: ValuationBridge): ValuationBridge {
  const { from, to, opening, closing } = bridge;
  const steps = bridge.steps.filter(({ amount }) => amount !== 0);
  const shown = shownSteps(
    { ...from, value: opening },
    steps.map(({ amount }) => amount),
    { ...to, value: closing },
  );
  return {
    ...bridge,
    opening: shown.from,
    steps: steps.map((one, at) => ({ ...one, amount: shown.amounts[at] ?? one.amount })),
    closing: shown.to,
    largest: bridge.largest.map(shownChange),
  };
}

type Change = ValuationBridge['largest'][number];

function shownChange({ from, to, fromModel, toModel, fromRange, toRange, ...unit }: Change): Change {
  const value = (amount: number | null, model: number | undefined, range: Change['fromRange']) =>
    amount === null ? null : shownUnitValue({ ...range, value: amount, modelValue: model });
  const byModel = (model: number | undefined, range: Change['fromRange']) =>
    model === undefined ? undefined : shownValue({ ...range, value: model });
  const [shownFromModel, shownToModel] = [byModel(fromModel, fromRange), byModel(toModel, toRange)];
  return {
    ...unit,
    from: value(from, fromModel, fromRange),
    to: value(to, toModel, toRange),
    ...(shownFromModel === undefined ? {} : { fromModel: shownFromModel }),
    ...(shownToModel === undefined ? {} : { toModel: shownToModel }),
  };
}
