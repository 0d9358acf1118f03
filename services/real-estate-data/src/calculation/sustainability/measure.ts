import type { RegisterDates, ScoreAreas, ScoredObject } from '@kavel/catalogue';
import {
  type EnergyFacts,
  type Measurement,
  propertyScoreMetrics,
  type Sustainability,
  scaled,
  sustainabilityRankOf,
} from '@kavel/engine';
import { firstOf, kilometres } from '../scores/measure';

/** Metrics of areas that the index shares with the property score, by the key under which areas have them. */
export const areaKeys: Readonly<Record<string, string>> = { green: 'green-cover' };

interface Sources {
  areas: ScoreAreas;
  dates: RegisterDates;
}

/** Values of the index with where they come from; what is not known is left out. */
export function measureSustainability(
  object: ScoredObject,
  facts: EnergyFacts,
  values: Sustainability['values'],
  sources: Sources,
): Map<string, Measurement> {
  const measured = new Map<string, Measurement>();
  const ownOf = (kind: string, year: number | null, value: number): Measurement => {
    const date = sources.dates.of(kind, object.fictional);
    return {
      value,
      level: 'object',
      year: year ?? Number(date.slice(0, 4)),
      date,
      fictional: object.fictional,
    };
  };
  for (const { key, value, origin } of values)
    if (value !== null)
      measured.set(key, ownOf(origin, origin === 'energy-facts' ? facts.year : null, value));
  const green = greenOf(object, sources.areas);
  if (green) measured.set('green', green);
  const mobility = mobilityOf(object);
  if (mobility !== null) measured.set('mobility', ownOf('stations', null, mobility));
  return measured;
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
const [station, charging] = [scaleOf('station-distance'), scaleOf('charging')];

/** Mean points of station and charging points, as far as known. */
function mobilityOf({ stationDistance, chargingPoints }: ScoredObject): number | null {
  const distance = kilometres(stationDistance);
  const points = [
    ...(station && distance !== null ? [scaled(station, distance)] : []),
    ...(charging && chargingPoints !== null ? [scaled(charging, chargingPoints)] : []),
  ];
  return points.length === 0 ? null : points.reduce((sum, one) => sum + one, 0) / points.length;
}
