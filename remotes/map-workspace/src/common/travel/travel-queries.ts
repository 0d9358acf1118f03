import { call } from '@kavel/api-client';
import {
  type IsochroneQuestion,
  type TransitQuestion,
  type TravelSources,
  travelTimeApi,
  travelTimeLimits,
} from '@kavel/contracts/travel-time';
import { type QueryClient, queryOptions } from '@kavel/query';
import type { TravelView } from './travel-address';

/** Roads and timetables change with a snapshot only. */
const staleTime = 10 * 60_000;

export const travelQueries = {
  sources: () =>
    queryOptions({
      queryKey: ['travel-time', 'sources'],
      queryFn: ({ signal }) => call(travelTimeApi.travelSources, {}, { signal }),
      staleTime,
    }),
  isochrones: (body: IsochroneQuestion) =>
    queryOptions({
      queryKey: ['travel-time', 'isochrones', body],
      queryFn: ({ signal }) => call(travelTimeApi.isochrones, { body }, { signal }),
      staleTime,
    }),
};

/** A question that the service takes; null without an origin, or with too many. */
export function questionOf(view: TravelView, transit: TransitQuestion): IsochroneQuestion | null {
  const { origins, combination } = view;
  if (origins.length === 0 || origins.length > travelTimeLimits.origins) return null;
  const asked = origins.map(({ lon, lat, mode, direction, minutes }) => {
    return { lon, lat, mode, direction, minutes: [...minutes] };
  });
  return {
    origins: asked,
    ...(origins.some(({ mode }) => mode === 'transit') ? { transit } : {}),
    ...(combination && origins.length > 1 ? { combination } : {}),
  };
}

const usual = { time: '08:30', windowMinutes: 60, walkMinutes: 15, rides: 4, statistic: 'median' } as const;

/** How one goes by public transport where nothing was chosen: today, or the nearest day of the timetable. */
export function usualTransit(sources: TravelSources | undefined, today: string): TransitQuestion {
  const { first = today, last = today } = sources?.timetable ?? {};
  return { ...usual, date: today < first ? first : today > last ? last : today };
}

/** The areas of a question, as the page that asks by hooks has them too. */
export async function fetchIsochrones(client: QueryClient, view: TravelView) {
  const sources = await client.fetchQuery(travelQueries.sources());
  const question = questionOf(view, view.transit ?? usualTransit(sources, localToday()));
  return question && client.fetchQuery(travelQueries.isochrones(question));
}

/** The day of now where the user is, as ISO. */
export function localToday(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, '0'));
  return [now.getFullYear(), month, day].join('-');
}
