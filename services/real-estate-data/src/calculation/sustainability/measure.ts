import type { RegisterDates, ScoreAreas, ScoredObject } from '@kavel/catalogue';
import type { ClimateLayer } from '@kavel/contracts/sustainability';
import {
  type Measurement,
  propertyScoreMetrics,
  type Sustainability,
  scaled,
  sustainabilityRankOf,
  type ValueOrigin,
} from '@kavel/engine';
import { firstOf, kilometres } from '../scores/measure';
import type { KnownObject, SustainabilitySources } from './sources';

/** Metrics of areas that the index shares with the property score, by the key under which areas have them. */
const areaKeys: Readonly<Record<string, string>> = { green: 'green-cover' };

/** Values of the index with where they come from; what is not known is left out. */
export function measureSustainability(
  object: ScoredObject,
  known: KnownObject,
  values: Sustainability['values'],
  { areas, dates }: SustainabilitySources,
): Map<string, Measurement> {
  const measured = new Map<string, Measurement>();
  for (const { key, value, origin } of values) {
    if (value === null) continue;
    const source = sourceOf(key, origin, known);
    measured.set(key, source ? ofFile(value, source) : ofRegister(value, origin, object, dates));
  }
  const green = greenOf(object, areas);
  if (green) measured.set('green', green);
  const mobility = mobilityOf(object);
  if (mobility !== null) measured.set('mobility', ofRegister(mobility, 'stations', object, dates));
  return measured;
}

/** The file that a value was read from; undefined where it follows from a register. */
function sourceOf(
  key: string,
  origin: ValueOrigin,
  { facts, climate }: KnownObject,
): { year: number; source: string; fictional: boolean } | undefined {
  if (origin === 'energy-facts') return facts;
  return origin === 'climate' ? climate[key as ClimateLayer] : undefined;
}

function ofFile(
  value: number,
  { year, source, fictional }: { year: number; source: string; fictional: boolean },
): Measurement {
  return { value, level: 'object', year, file: source, fictional };
}

function ofRegister(
  value: number,
  kind: string,
  { fictional }: ScoredObject,
  dates: RegisterDates,
): Measurement {
  const date = dates.of(kind, fictional);
  return { value, level: 'object', year: Number(date.slice(0, 4)), date, fictional };
}

function greenOf(object: ScoredObject, areas: ScoreAreas): Measurement | null {
  const found = firstOf(object, areas, areaKeys.green ?? 'green');
  if (!found) return null;
  const { value, level, year, source, fictional } = found;
  const percentile = sustainabilityRankOf(quantilesIn(areas), object.gemeentecode, 'green', value);
  return { value, level, year, file: source, fictional, percentile };
}

/** Percentiles under the keys of the index. */
export function quantilesIn(areas: ScoreAreas): ScoreAreas['quantiles'] {
  return (scope, key) => {
    const areaKey = areaKeys[key];
    return areaKey === undefined ? undefined : areas.quantiles(scope, areaKey);
  };
}

const scaleOf = (key: string) => propertyScoreMetrics.find(metric => metric.key === key);
const [station, departing, charging] = ['station-distance', 'pt-frequency', 'charging'].map(scaleOf);

/** Mean points of station, public transport and charging points, as far as known. */
function mobilityOf({ stationDistance, departures, chargingPoints }: ScoredObject): number | null {
  const distance = kilometres(stationDistance);
  const points = [
    ...(station && distance !== null ? [scaled(station, distance)] : []),
    ...(departing && departures !== null ? [scaled(departing, departures)] : []),
    ...(charging && chargingPoints !== null ? [scaled(charging, chargingPoints)] : []),
  ];
  return points.length === 0 ? null : points.reduce((sum, one) => sum + one, 0) / points.length;
}
