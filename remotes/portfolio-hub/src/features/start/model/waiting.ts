import type { FailedJob, Start, StartPortfolio } from '@kavel/contracts/start';
import { type MissingFact, missingFacts } from '@kavel/contracts/units';
import { counted } from './counted';

export const waitingKinds = ['review', 'missing', 'leases', 'outdated', 'failed'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Where a part of what waits is opened. */
export interface WaitingPlace {
  key: string;
  name: string;
  count: number;
  to: string;
}

/** Something that waits for the user. */
export interface WaitingItem {
  kind: WaitingKind;
  count: number;
  /** Most first. */
  places: WaitingPlace[];
}

const jobAddress: Record<FailedJob['kind'], (job: FailedJob) => string> = {
  list: ({ portfolioId, id }) => `/${portfolioId}/bulk-upload?job=${id}`,
  valuation: ({ id }) => `/valuation/${id}/buckets`,
  documents: () => '/pdf-export',
};

/** The facts that some unit of the portfolio lacks, most first. */
export function missingOf({
  missing,
}: Pick<StartPortfolio, 'missing'>): { fact: MissingFact; units: number }[] {
  return missingFacts
    .map(fact => ({ fact, units: missing.facts[fact] }))
    .filter(({ units }) => units > 0)
    .sort((one, other) => other.units - one.units);
}

/** What waits, each with links that open exactly what is counted. Empty kinds are left out. */
export function waitingItems({ portfolios, reviews, failures, leasesUntil }: Start): WaitingItem[] {
  const own = counted(portfolios);
  const placesOf = (
    count: (portfolio: StartPortfolio) => number,
    query: (portfolio: StartPortfolio) => string,
  ) =>
    own
      .map(portfolio => ({
        key: portfolio.id,
        name: portfolio.name,
        count: count(portfolio),
        to: `/${portfolio.id}/hub${query(portfolio)}`,
      }))
      .filter(place => place.count > 0);
  const places: Record<WaitingKind, WaitingPlace[]> = {
    review: (reviews ?? []).map(({ valuationId, name, portfolioName }) => ({
      key: valuationId,
      name: `${portfolioName}: ${name}`,
      count: 1,
      to: `/valuation/${valuationId}/summary`,
    })),
    missing: placesOf(
      ({ missing }) => missing.units,
      portfolio => `?missing=${missingOf(portfolio).map(({ fact }) => fact)}`,
    ),
    leases: placesOf(
      ({ leases }) => leases.units,
      () => `?lease=${leasesUntil}`,
    ),
    outdated: placesOf(
      ({ value }) => ((value?.outdated.length ?? 0) > 0 ? 1 : 0),
      () => '',
    ),
    failed: failures.map(job => ({ key: job.id, name: job.name, count: 1, to: jobAddress[job.kind](job) })),
  };
  return waitingKinds.flatMap(kind => {
    const list = places[kind].sort((one, other) => other.count - one.count);
    return list.length > 0
      ? [{ kind, count: list.reduce((sum, { count }) => sum + count, 0), places: list }]
      : [];
  });
}
