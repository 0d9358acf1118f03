import { yearsBetween } from '../yields/walt';
import type { SourcedPand, SourcingDates } from './pand';
import { pointsOf, type Signal, unknown } from './signal';

/** Years since the last known transfer of any of its objects. Never seen is unknown: the data begin somewhere. */
export function held({ objects }: SourcedPand, { asOf }: SourcingDates): Signal {
  const sales = objects.flatMap(({ lastSale }) => lastSale ?? []);
  const last = sales.reduce<(typeof sales)[number] | null>(
    (latest, sale) => (latest && latest.date >= sale.date ? latest : sale),
    null,
  );
  if (!last) return unknown;
  const value = yearsBetween(last.date, asOf);
  return {
    value,
    score: pointsOf('held', value),
    source: 'Koopsommen',
    date: last.date,
    level: 'object',
    fictional: last.fictional,
    facts: { transfer: last.date },
  };
}
