import { fullAddress, type Unit, type ValuationResult, type ValuationSummary } from '@kavel/contracts';
import { barKk } from '@kavel/engine';

export type SummaryLine = ValuationSummary['units'][number];

/** Key of units without an energielabel, or without a bucket. */
export const unknownKey = 'unknown';

/** A unit with its stored value, if any. */
export function toSummaryLine(
  unit: Unit,
  bucketKey: string | null,
  result: ValuationResult | undefined,
): SummaryLine {
  const facts = unit.addressObjectData;
  const value = result?.value ?? null;
  return {
    unitId: unit.id,
    address: fullAddress(facts),
    bucket: bucketKey ?? result?.bucket ?? unknownKey,
    vtwType: facts.vtwType,
    oppervlakte: facts.oppervlakte,
    energielabel: facts.energielabel,
    lon: facts.lon,
    lat: facts.lat,
    value,
    low68: result?.low68 ?? null,
    high68: result?.high68 ?? null,
    annualRent: facts.annualRent,
    marketRent: facts.marketRent ?? result?.marketRent ?? null,
    marketRentByModel: facts.marketRent === null && result?.marketRent != null,
    modelValue: result?.override?.modelValue ?? null,
    ...(result ? { accuracyClass: result.accuracyClass } : {}),
    ...overrideFacts(result?.override),
    barKk: value === null || !facts.annualRent ? null : barKk(facts.annualRent, value),
  };
}

/** Reason, author and confirmer of the override. */
function overrideFacts(
  override: ValuationResult['override'],
): Pick<SummaryLine, 'overrideReason' | 'overrideBy' | 'overrideConfirmed'> {
  if (!override) return {};
  const { reason, by, confirmed } = override;
  return {
    overrideReason: reason,
    ...(by ? { overrideBy: by } : {}),
    ...(confirmed ? { overrideConfirmed: confirmed } : {}),
  };
}
