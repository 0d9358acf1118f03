import { type TransitQuestion, travelTimeLimits } from '@kavel/contracts/travel-time';
import {
  cutOffsOf,
  type TravelOrigin,
  type TravelPoint,
  type TravelView,
} from '../../../common/travel/travel-address';

const usual = { mode: 'bike', direction: 'from', minutes: [15] } as const;

/** With another origin, which is gone about as the last one is. */
export function withOrigin(view: TravelView, { lon, lat, objectId }: TravelPoint): TravelView {
  const { mode, direction, minutes } = view.origins.at(-1) ?? usual;
  return { ...view, origins: [...view.origins, { lon, lat, objectId, mode, direction, minutes }] };
}

/** An area of an origin that goes is chosen no more: the numbers of those after it change. */
export function withoutOrigin(view: TravelView, number: number): TravelView {
  return { ...view, area: null, origins: view.origins.filter((_, at) => at !== number) };
}

export function withChanged(view: TravelView, number: number, change: Partial<TravelOrigin>): TravelView {
  return {
    ...view,
    origins: view.origins.map((origin, at) => (at === number ? { ...origin, ...change } : origin)),
  };
}

export const isFull = ({ origins }: TravelView): boolean => origins.length >= travelTimeLimits.origins;
/** With the day and time of public transport said, where an origin goes by it: a link of today asks the same tomorrow. */
export function withTransitSaid(view: TravelView, transit: TransitQuestion): TravelView {
  return view.transit === null && usesTransit(view) ? { ...view, transit } : view;
}

/** What the time of public transport is of: departures, arrivals, or both. */
export function transitTimesOf({ origins }: TravelView): 'from' | 'to' | 'both' {
  const directions = new Set(origins.flatMap(({ mode, direction }) => (mode === 'transit' ? direction : [])));
  const [only = 'from'] = directions;
  return directions.size > 1 ? 'both' : only;
}

export const usesTransit = ({ origins }: TravelView): boolean =>
  origins.some(({ mode }) => mode === 'transit');

/** Minutes as the user wrote them, `15, 30`; null where one is out of reach, or there are too many. */
export function readMinutes(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter(word => word !== '');
  const minutes = cutOffsOf(words.map(Number));
  return words.length > 0 && minutes.length === new Set(words).size ? minutes : null;
}

/** From short to long. */
export function writeMinutes(minutes: readonly number[]): string {
  return minutes.toSorted((a, b) => a - b).join(', ');
}
