import {
  type AreaValue,
  areaCodesOf,
  type ClimateAt,
  type ClimateValue,
  type RegisterDates,
  type ScoreAreas,
  type ScoredObject,
} from '@kavel/catalogue';
import { type Measurement, permittedUsesOf, primaryFossilEnergyOf, rankOf } from '@kavel/engine';

/** What the values of objects are read from, besides the objects themselves. */
export interface ScoreSources {
  areas: ScoreAreas;
  dates: RegisterDates;
  climate: ClimateAt;
  /** The present year. */
  year: number;
  /** Change of the type's price index in twelve months, in percent. */
  trendOf(vtwType: ScoredObject['vtwType']): Measurement | null;
}

/** Values of an object by metric: its own facts, and for the rest those of the smallest area that has them. */
export function measure(object: ScoredObject, sources: ScoreSources): Map<string, Measurement> {
  const measured = new Map<string, Measurement>();
  for (const [key, kind, value] of factsOf(object, sources.year))
    if (value !== null) measured.set(key, factOf(object, sources.dates, kind, value));
  const { foundation } = sources.climate(object.x, object.y);
  if (foundation) measured.set('foundation', ofLayer(foundation));
  const trend = sources.trendOf(object.vtwType);
  if (trend) measured.set('price-trend', trend);
  for (const code of areaCodesOf(object))
    for (const [key, value] of sources.areas.of(code) ?? [])
      if (!measured.has(key)) measured.set(key, ofArea(key, value, object, sources.areas));
  return measured;
}

/** Metric, kind of import that the fact is from, and value in the unit of the metric. */
function factsOf(
  object: ScoredObject,
  year: number,
): (readonly [key: string, kind: string, value: number | null])[] {
  const { energielabel, bouwjaar, oppervlakte, enkelbestemming } = object;
  return [
    ['energy', 'ep-online', energielabel && primaryFossilEnergyOf(energielabel)],
    ['building-age', 'bag', bouwjaar === null ? null : Math.max(0, year - bouwjaar)],
    ['space', 'bag', oppervlakte],
    ['plot-free', 'brk', object.plotFree],
    ['use-freedom', 'zoning', enkelbestemming && permittedUsesOf(enkelbestemming)],
    ['station-distance', 'stations', kilometres(object.stationDistance)],
    ['motorway', 'ramps', kilometres(object.highwayDistance)],
    ['primary-school', 'schools', kilometres(object.schoolDistance)],
    ['pt-frequency', 'timetable', object.departures],
    ['charging', 'charging', object.chargingPoints],
    ['amenities', 'bag', object.amenities],
  ];
}

/** Further away than this the file does not cover the place. */
const farthestMetres = 50_000;

/** Kilometres of a distance; null beyond the reach of the file. */
export function kilometres(metres: number | null): number | null {
  return metres === null || metres > farthestMetres ? null : metres / 1_000;
}

/** The value of a metric for the smallest area around an object that has one. */
export function firstOf(object: ScoredObject, areas: ScoreAreas, key: string): AreaValue | undefined {
  for (const code of areaCodesOf(object)) {
    const found = areas.of(code)?.get(key);
    if (found) return found;
  }
  return undefined;
}

function factOf({ fictional }: ScoredObject, dates: RegisterDates, kind: string, value: number): Measurement {
  const date = dates.of(kind, fictional);
  return { value, level: 'object', year: Number(date.slice(0, 4)), date, fictional };
}

function ofLayer({ value, year, source, fictional }: ClimateValue): Measurement {
  return { value, level: 'object', year, file: source, fictional };
}

function ofArea(
  key: string,
  { value, level, year, source, fictional }: AreaValue,
  object: ScoredObject,
  areas: ScoreAreas,
): Measurement {
  const percentile = rankOf(areas.quantiles, object.gemeentecode, key, value);
  return { value, level, year, file: source, fictional, percentile };
}
