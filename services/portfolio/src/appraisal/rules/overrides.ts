import type { ValuationResult } from '@kavel/contracts';
import {
  type ChoicesByUnit,
  type Confirmation,
  deviationFrom,
  meaningfulCharacters,
  type OverridePolicyBody,
  type OverrideRefusal,
  type Signature,
  type UnitChoices,
  type ValueOverride,
} from '@kavel/contracts/valuations';
import { ServiceError } from '@kavel/service-kit';

/** The limits of an organisation that has not set its own. */
export const defaultOverridePolicy: OverridePolicyBody = { alone: 0.15, together: 0.5, leastReason: 15 };

/** Whether an override replaces the model's value, or why it does not. */
export function stateOf(
  { value, by, confirmed }: ValueOverride,
  modelValue: number,
  { alone, together }: Pick<OverridePolicyBody, 'alone' | 'together'>,
): 'stands' | 'pending' | 'beyond' {
  const deviation = deviationFrom(modelValue, value);
  if (deviation <= alone) return 'stands';
  if (deviation > together) return 'beyond';
  const isConfirmed = confirmed !== undefined && by !== undefined && deviation <= confirmed.deviation;
  return isConfirmed ? 'stands' : 'pending';
}

/** The result with the override if it is in effect, and else with the proposal. */
export function withOverride(
  stored: ValuationResult,
  override: ValueOverride | null | undefined,
  policy: OverridePolicyBody,
): ValuationResult {
  const result = modelResult(stored);
  if (!override) return result;
  const { value, reason, by, confirmed } = override;
  const state = stateOf(override, result.value, policy);
  if (state !== 'stands') {
    const deviation = deviationFrom(result.value, value);
    return { ...result, proposal: { value, reason, deviation, state, ...(by ? { by } : {}) } };
  }
  return {
    ...result,
    value,
    pricePerM2: Math.round((result.pricePerM2 * value) / result.value),
    override: {
      modelValue: result.value,
      modelPricePerM2: result.pricePerM2,
      reason,
      ...(by ? { by } : {}),
      ...(confirmed ? { confirmed } : {}),
    },
  };
}

/** The model's value, without overrides. */
export function modelResult({ override, proposal: _, ...result }: ValuationResult): ValuationResult {
  if (!override) return result;
  const { modelValue, modelPricePerM2 } = override;
  if (modelPricePerM2 !== undefined) return { ...result, value: modelValue, pricePerM2: modelPricePerM2 };
  // Earlier versions scaled the ranges to the override: undo that.
  const unscaled = (amount: number) => Math.round((amount * modelValue) / result.value);
  return {
    ...result,
    value: modelValue,
    low68: unscaled(result.low68),
    high68: unscaled(result.high68),
    low95: unscaled(result.low95),
    high95: unscaled(result.high95),
    pricePerM2: unscaled(result.pricePerM2),
  };
}

/** Units for which a save proposes a new override or a new reason. */
export function unitsOverriddenAnew(before: ChoicesByUnit, sent: ChoicesByUnit): string[] {
  return Object.entries(sent)
    .filter(
      ([unitId, { override }]) => override !== null && !isSameOverride(before[unitId]?.override, override),
    )
    .map(([unitId]) => unitId);
}

/**
 * The choices to store; proposer and confirmer of an override are set only here. Throws `unprocessable` for one that is
 * not allowed.
 */
export function signedChoices(
  before: ChoicesByUnit,
  sent: ChoicesByUnit,
  { by, policy, results }: { by: Signature; policy: OverridePolicyBody; results: readonly ValuationResult[] },
): ChoicesByUnit {
  const resultOf = new Map(results.map(result => [result.unitId, result]));
  const signed = ([unitId, choices]: [string, UnitChoices]): [string, UnitChoices] => {
    const { override } = choices;
    const known = before[unitId]?.override;
    if (override === null) return [unitId, choices];
    if (known && isSameOverride(known, override)) return [unitId, { ...choices, override: known }];
    const { value, reason } = override;
    checkProposal(unitId, { value, reason }, resultOf.get(unitId), policy);
    return [unitId, { ...choices, override: { value, reason, by } }];
  };
  return Object.fromEntries(Object.entries(sent).map(signed));
}

function checkProposal(
  unitId: string,
  { value, reason }: ValueOverride,
  result: ValuationResult | undefined,
  { together, leastReason }: OverridePolicyBody,
): void {
  if (!result)
    throw refusal('override-needs-value', 'Value the unit first: an override has a limit', { unitId });
  if (meaningfulCharacters(reason) < leastReason) {
    throw refusal('override-reason-too-short', `The reason needs ${leastReason} letters or digits`, {
      unitId,
      leastReason,
    });
  }
  const modelValue = modelResult(result).value;
  const deviation = deviationFrom(modelValue, value);
  if (deviation > together) {
    throw refusal('override-beyond-limit', `The value lies further from the model's than is allowed`, {
      unitId,
      modelValue,
      deviation,
      limit: together,
    });
  }
}

function refusal(reason: OverrideRefusal, message: string, details: object): ServiceError {
  return new ServiceError('unprocessable', message, { reason, ...details });
}

/** Throws `forbidden` for the proposer of the override, the user it was proposed for, and anyone acting for either. */
export function checkSecondPerson(
  { by }: ValueOverride,
  caller: { actorId: string; userId: string },
  editors: readonly string[],
): void {
  const proposers = by ? [by.userId, by.onBehalfOf?.userId ?? by.userId] : editors;
  if (!proposers.includes(caller.actorId) && !proposers.includes(caller.userId)) return;
  throw new ServiceError('forbidden', 'An override is confirmed by somebody else than who proposed it', {
    reason: 'override-own' satisfies OverrideRefusal,
  });
}

/** Rounded up to a whole percent, so that small changes of the model's value need no new confirmation. */
export function confirmedBy(person: Signature, value: number, modelValue: number): Confirmation {
  return { ...person, deviation: Math.ceil(100 * deviationFrom(modelValue, value)) / 100 };
}

/** Whether every override is in force under the policy, and none waits for a second person. */
export function isDecided(results: readonly ValuationResult[], policy: OverridePolicyBody): boolean {
  return results.every(({ value, override, proposal }) => {
    if (proposal) return false;
    if (!override) return true;
    return stateOf({ ...override, value }, override.modelValue, policy) === 'stands';
  });
}

/** Compares value and reason; proposer and confirmer follow from those. */
export function isSameOverride(
  left: ValueOverride | null | undefined,
  right: ValueOverride | null | undefined,
): boolean {
  return left?.value === right?.value && left?.reason === right?.reason;
}
