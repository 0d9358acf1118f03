import {
  type TransitQuestion,
  type TravelCombination,
  type TravelDirection,
  type TravelMode,
  travelCombinations,
  travelDirections,
  travelModes,
  travelStatistics,
  travelTimeLimits,
} from '@kavel/contracts/travel-time';
import type { LonLat } from '@kavel/map';

/** A place by its coordinates; the id of the object where it is an address. */
export interface TravelPoint extends LonLat {
  objectId: string | null;
}

export interface TravelOrigin extends TravelPoint {
  mode: TravelMode;
  direction: TravelDirection;
  /** Cut-offs, the longest first. */
  minutes: readonly number[];
}

/** What is asked of travel times, as the address of the page has it. */
export interface TravelView {
  origins: readonly TravelOrigin[];
  combination: TravelCombination | null;
  /** Null where the address does not say: the page then takes a day on which something runs. */
  transit: TransitQuestion | null;
  /** Key of the area that is counted and filtered by; null for the first one. */
  area: string | null;
}

/** Names in the address that make up a question. */
export const questionNames = ['origin', 'together', 'transit', 'reach'] as const;

const { minutes: cutOffs, windowMinutes, walkMinutes, rides } = travelTimeLimits;
const degrees = String.raw`(\d{1,2}\.?\d{0,6})`;
const pointText = new RegExp(`^${degrees}_${degrees}(?:_(\\d{16}))?$`);
const originText = new RegExp(
  `^${degrees}_${degrees}_(\\w+?)_(\\w+?)_(\\d{1,2}(?:-\\d{1,2})*)(?:_(\\d{16}))?$`,
);
const transitText = /^(\d{4}-\d{2}-\d{2})_(\d{2})(\d{2})_(\d{1,3})_(\d{1,2})_(\d)_(\w+)$/;

/** `origin=5.97_52.2_bike_from_30-15`, repeated, and the rest of the question; what makes no sense is left out. */
export function readTravel(query: URLSearchParams): TravelView {
  return {
    origins: query.getAll('origin').flatMap(text => readOrigin(text) ?? []),
    combination: travelCombinations.find(one => one === query.get('together')) ?? null,
    transit: readTransit(query.get('transit') ?? ''),
    area: query.get('reach'),
  };
}

/** The query with another question; what else is in it stays. */
export function writeTravel(query: URLSearchParams, view: TravelView): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of questionNames) next.delete(name);
  for (const origin of view.origins) next.append('origin', writeOrigin(origin));
  if (view.combination) next.set('together', view.combination);
  if (view.transit) next.set('transit', writeTransit(view.transit));
  if (view.area !== null) next.set('reach', view.area);
  return next;
}

export function readPoint(text: string): TravelPoint | null {
  const [, lon, lat, objectId] = text.match(pointText) ?? [];
  return lon && lat ? { lon: Number(lon), lat: Number(lat), objectId: objectId ?? null } : null;
}

export function writePoint({ lon, lat, objectId }: TravelPoint): string {
  return [lon.toFixed(5), lat.toFixed(5), ...(objectId ? [objectId] : [])].join('_');
}

/** Distinct, within the limits, the longest first. */
export function cutOffsOf(minutes: readonly number[]): number[] {
  const allowed = minutes.filter(one => Number.isInteger(one) && one >= cutOffs.min && one <= cutOffs.max);
  return [...new Set(allowed)].sort((a, b) => b - a).slice(0, travelTimeLimits.cutOffs);
}

function readOrigin(text: string): TravelOrigin | null {
  const [, lon, lat, modeText, directionText, minuteText = '', objectId] = text.match(originText) ?? [];
  const mode = travelModes.find(one => one === modeText);
  const direction = travelDirections.find(one => one === directionText);
  const minutes = cutOffsOf(minuteText.split('-').map(Number));
  if (!mode || !direction || minutes.length === 0) return null;
  return { lon: Number(lon), lat: Number(lat), objectId: objectId ?? null, mode, direction, minutes };
}

function writeOrigin({ lon, lat, mode, direction, minutes, objectId }: TravelOrigin): string {
  const parts = [lon.toFixed(5), lat.toFixed(5), mode, direction, minutes.join('-')];
  return [...parts, ...(objectId ? [objectId] : [])].join('_');
}

function readTransit(text: string): TransitQuestion | null {
  const [, date, hours, minutes, window, walk, most, statisticText] = text.match(transitText) ?? [];
  const statistic = travelStatistics.find(one => one === statisticText);
  if (!date || !statistic || !isDay(date) || Number(hours) > 23 || Number(minutes) > 59) return null;
  return {
    date,
    time: `${hours}:${minutes}`,
    windowMinutes: within(Number(window), windowMinutes),
    walkMinutes: within(Number(walk), walkMinutes),
    rides: within(Number(most), rides),
    statistic,
  };
}

function writeTransit(question: TransitQuestion): string {
  const { date, time, windowMinutes: window, walkMinutes: walk, rides: most, statistic } = question;
  return [date, time.replace(':', ''), window, walk, most, statistic].join('_');
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 1), most);
}
