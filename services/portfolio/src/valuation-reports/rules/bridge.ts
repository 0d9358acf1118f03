import { totalOfValues, type ValuationBridge, type ValuationDetail } from '@kavel/contracts';
import type { ValueBridge } from '@kavel/engine';
import type { BridgeSide } from './bridged-value';
import { largestChanges } from './largest-changes';

interface Bridged {
  valuation: ValuationDetail;
  values: BridgeSide;
}

/** The bridge between two valuations as it is published. */
export function bridgeOf(from: Bridged, to: Bridged, bridge: ValueBridge): ValuationBridge {
  return {
    from: headOf(from),
    to: headOf(to),
    opening: bridge.opening,
    steps: publishedSteps(bridge),
    causes: causesOf(bridge),
    closing: bridge.closing,
    largest: largestChanges(from.values, to.values),
  };
}

export function causesOf({ steps }: ValueBridge): NonNullable<ValuationBridge['causes']> {
  return steps.map(({ step: cause, amount, units }) => ({ cause, amount, units }));
}

/** What was published before the causes: facts, rent, parameters and model count as `other`. */
function publishedSteps({ steps }: ValueBridge): ValuationBridge['steps'] {
  const known = steps.flatMap(({ step, ...of }) =>
    step === 'facts' || step === 'rent' || step === 'parameters' || step === 'model' || step === 'other'
      ? []
      : [{ step, ...of }],
  );
  const others = steps.filter(({ step }) => !known.some(one => one.step === step));
  const cents = others.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const units = Math.max(...others.map(one => one.units));
  return [...known, { step: 'other', amount: cents / 100, units }];
}

function headOf({ valuation, values }: Bridged): ValuationBridge['from'] {
  const { id, name, status, valueDate, units } = valuation;
  const { low68, high68 } = totalOfValues(
    [...values.values()].map(({ overridden, modelValue, ...one }) => ({
      ...one,
      ...(overridden ? { override: { modelValue } } : {}),
    })),
  );
  return { id, name, status, valueDate, units: units.length, valued: values.size, low68, high68 };
}
