import type { Reference, ValuationResult } from '@kavel/contracts';
import {
  type ChoicesByUnit,
  deviationFrom,
  meaningfulCharacters,
  type OverridePolicyBody,
  type OwnReference,
  type OwnReferenceRefusal,
} from '@kavel/contracts/valuations';
import { ServiceError } from '@kavel/service-kit';
import { modelResult } from './overrides';

/** What the price of an own reference is compared with. */
export interface OwnReferenceYardstick {
  policy: OverridePolicyBody;
  results: readonly ValuationResult[];
  references: Readonly<Record<string, readonly Reference[]>>;
}

/** Units for which a save adds or changes own references. */
export function unitsWithNewOwn(before: ChoicesByUnit, sent: ChoicesByUnit): string[] {
  return Object.keys(sent).filter(unitId => newOwn(before, sent, unitId).length > 0);
}

/**
 * Throws `unprocessable` for an own reference whose price per m² deviates from the model's or the market's by more than
 * the policy allows, and for one beyond the limit of one person without a reason as long as that of an override.
 * Existing references stay. Without a model or market figure nothing is checked.
 */
export function checkOwnPrices(
  before: ChoicesByUnit,
  sent: ChoicesByUnit,
  { policy, results, references }: OwnReferenceYardstick,
): void {
  const resultOf = new Map(results.map(result => [result.unitId, modelResult(result)]));
  for (const unitId of unitsWithNewOwn(before, sent)) {
    const yardsticks = [
      resultOf.get(unitId)?.pricePerM2 ?? null,
      marketPricePerM2(references[unitId] ?? []),
    ].filter(price => price !== null);
    for (const own of newOwn(before, sent, unitId)) checkPrice(unitId, own, yardsticks, policy);
  }
}

function newOwn(before: ChoicesByUnit, sent: ChoicesByUnit, unitId: string): OwnReference[] {
  const known = new Map((before[unitId]?.own ?? []).map(own => [own.id, own]));
  return (sent[unitId]?.own ?? []).filter(own => {
    const old = known.get(own.id);
    return old?.price !== own.price || old.oppervlakte !== own.oppervlakte;
  });
}

/** Median of the known sales at the value date. Excludes own references, which could move it step by step. */
function marketPricePerM2(references: readonly Reference[]): number | null {
  const prices = references
    .filter(({ own }) => !own)
    .map(({ price, indexation, oppervlakte }) => (price * (1 + indexation)) / oppervlakte)
    .sort((a, b) => a - b);
  const [low, high] = [prices[(prices.length - 1) >> 1], prices[prices.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function checkPrice(
  unitId: string,
  { id, price, oppervlakte, note }: OwnReference,
  yardsticks: readonly number[],
  { alone, together, leastReason }: OverridePolicyBody,
): void {
  const pricePerM2 = price / oppervlakte;
  const deviations = yardsticks.map(yardstick => deviationFrom(yardstick, pricePerM2));
  const deviation = Math.max(0, ...deviations);
  const modelPricePerM2 = yardsticks[deviations.indexOf(deviation)];
  const details = { unitId, referenceId: id, pricePerM2, modelPricePerM2, deviation };
  if (deviation > together) {
    throw refusal(
      'own-reference-beyond-limit',
      `The price per m² lies further from the model's than is allowed`,
      {
        ...details,
        limit: together,
      },
    );
  }
  if (deviation > alone && meaningfulCharacters(note) < leastReason) {
    throw refusal(
      'own-reference-reason-too-short',
      `A price per m² this far from the model's needs a note of ${leastReason} letters or digits`,
      { ...details, limit: alone, leastReason },
    );
  }
}

function refusal(reason: OwnReferenceRefusal, message: string, details: object): ServiceError {
  return new ServiceError('unprocessable', message, { reason, ...details });
}
