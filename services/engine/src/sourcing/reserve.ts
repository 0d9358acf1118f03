import type { SourcedPand, SourcingDates } from './pand';
import { pointsOf, type Signal, unknown } from './signal';

/** Storeys that percentile 75 of the buurt has more; what a zoning plan allows is not known of any pand. */
export function reserve(
  { storeys, storeysAround, isMeasured, objects }: SourcedPand,
  { bag: date }: SourcingDates,
): Signal {
  if (storeys === null || storeysAround === null) return unknown;
  const value = Math.max(0, storeysAround - storeys);
  return {
    value,
    score: pointsOf('reserve', value),
    source: isMeasured ? 'BAG, hoogten' : 'BAG',
    date,
    level: 'buurt',
    fictional: objects.some(({ fictional }) => fictional),
    facts: { own: storeys, around: storeysAround, measured: isMeasured },
  };
}
