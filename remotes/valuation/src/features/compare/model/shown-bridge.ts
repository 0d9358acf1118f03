import {
  type BridgeCause,
  shownSteps,
  shownUnitValue,
  shownValue,
  type ValuationBridge,
} from '@kavel/contracts';

export interface ShownBridge extends Omit<ValuationBridge, 'steps' | 'causes'> {
  steps: { step: BridgeCause; amount: number; units: number }[];
}

/**
 * The displayed bridge: totals rounded as elsewhere, and steps that add up exactly. Causes where the service tells them,
 * else the coarser steps.
 */
export function shownBridge({ steps: coarse, causes, ...bridge }: ValuationBridge): ShownBridge {
  const { from, to, opening, closing } = bridge;
  const known = causes?.map(({ cause: step, amount, units }) => ({ step, amount, units })) ?? coarse;
  const steps = known.filter(({ amount }) => amount !== 0);
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
