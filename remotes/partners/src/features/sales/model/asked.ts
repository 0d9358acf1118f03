import type { EndpointInput, estimateApi } from '@kavel/contracts';

/** Kilometres around an address. */
export const radii = [1, 2, 5, 10] as const;
/** Years back from today. */
export const periods = [1, 2, 5] as const;

export interface Asked {
  radius: (typeof radii)[number];
  years: (typeof periods)[number];
}

/** Degrees WGS84. */
export interface Place {
  lon: number;
  lat: number;
}

type SalesQuery = NonNullable<EndpointInput<typeof estimateApi.investmentReferences>['query']>;

/** Query parameters for the service; without a place, sales everywhere. */
export function queryOf({ radius, years }: Asked, place: Place | null, today: Date): SalesQuery {
  const since = new Date(today);
  since.setUTCFullYear(since.getUTCFullYear() - years);
  const period = { minTransactionDate: since.toISOString().slice(0, 'yyyy-mm-dd'.length) };
  if (!place) return period;
  const [distanceInKm, originLatitude, originLongitude] = [radius, place.lat, place.lon].map(String);
  return { ...period, distanceInKm, originLatitude, originLongitude };
}
