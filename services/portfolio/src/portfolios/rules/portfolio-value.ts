import type { ValuationStatus } from '@kavel/contracts';
import { oldAfterMonths, type PortfolioValue } from '@kavel/contracts/portfolios';
import { isEarlierModel } from '@kavel/engine';

/** Counts about the valuation that is shown with a portfolio. */
export interface CountedValue extends Omit<PortfolioValue, 'outdated'> {
  added: number;
  changed: number;
  snapshots: readonly string[];
  modelVersions: readonly string[];
}

/**
 * The value with the reasons why it may be outdated on `today`, an ISO date; `snapshot` is the current one of the data,
 * null when it is not known.
 */
export function portfolioValueOf(
  { added, changed, snapshots, modelVersions, ...value }: CountedValue,
  today: string,
  snapshot: string | null = null,
): PortfolioValue {
  const all = value.covered + value.left;
  const holdsForAll = valuationOutdated({ ...value, snapshots, modelVersions }, today, snapshot);
  const reasons: PortfolioValue['outdated'] = [
    { reason: 'units-added', units: added },
    { reason: 'units-left', units: value.left },
    { reason: 'facts-changed', units: changed },
    ...holdsForAll.map(reason => ({ reason, units: all })),
  ];
  return { ...value, outdated: reasons.filter(({ units }) => units > 0) };
}

export interface DatedValuation {
  status: ValuationStatus;
  valueDate: string;
  /** That its values rest on; empty where that was not recorded. */
  snapshots: readonly string[];
  modelVersions: readonly string[];
}

/**
 * Why all values of a valuation may be outdated. New data and a newer model outdate only what is approved: a draft can
 * still take them.
 */
export function valuationOutdated(
  { status, valueDate, snapshots, modelVersions }: DatedValuation,
  today: string,
  snapshot: string | null,
): ('value-date-old' | 'data-newer' | 'model-newer')[] {
  const old = monthsBetween(valueDate, today) >= oldAfterMonths;
  const rests = status === 'approved' && snapshots.length > 0 && snapshot !== null;
  const byEarlier = status === 'approved' && modelVersions.length > 0 && modelVersions.every(isEarlierModel);
  return [
    ...(old ? (['value-date-old'] as const) : []),
    ...(rests && !snapshots.includes(snapshot) ? (['data-newer'] as const) : []),
    ...(byEarlier ? (['model-newer'] as const) : []),
  ];
}

function monthsBetween(from: string, to: string): number {
  const [a, b] = [new Date(from), new Date(to)];
  const months = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  return b.getUTCDate() < a.getUTCDate() ? months - 1 : months;
}
