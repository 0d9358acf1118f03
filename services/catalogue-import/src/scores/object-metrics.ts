import { energyLabels, vtwTypes } from '@kavel/contracts';
import { enkelbestemmingen } from '@kavel/contracts/lists';
import {
  permittedUsesOf,
  primaryFossilEnergyOf,
  propertyScoreMetrics,
  scaleFor,
  scoreUseOf,
} from '@kavel/engine';

/** A metric of objects as SQL over objects `o` and the cell `c` that they lie in. */
export interface ObjectMetric {
  key: string;
  /** Whole number, null where not known: sorting those takes a fraction of the memory of decimal ones. */
  raw: string;
  /** Whether `raw` reads what a climate layer says of the place `p` of the object. */
  ofPlace?: true;
  /** Unit of the metric per unit of `raw`. */
  factor: number;
}

/** Further away than this the file does not cover the place. */
const farthestMetres = 50_000;
const metres = (column: string, fallback: string) =>
  `coalesce(CASE WHEN o.${column} <= ${farthestMetres} THEN o.${column} END, c.${fallback})::INTEGER`;

function caseOf<Word extends string>(
  column: string,
  words: readonly Word[],
  of: (word: Word) => number | null,
) {
  const cases = words.map(word => `WHEN '${word}' THEN ${of(word) ?? 'NULL'}`);
  return `(CASE ${column} ${cases.join(' ')} END)::INTEGER`;
}

/** `year`: the present one. */
export function objectMetrics(year: number): ObjectMetric[] {
  return [
    { key: 'energy', raw: caseOf('o.energielabel', energyLabels, primaryFossilEnergyOf), factor: 1 },
    { key: 'building-age', raw: `greatest(0, ${year} - o.bouwjaar)`, factor: 1 },
    { key: 'space', raw: 'o.oppervlakte::INTEGER', factor: 1 },
    { key: 'plot-free', raw: 'o.plot_free::INTEGER', factor: 1 },
    { key: 'foundation', raw: 'p.foundation', ofPlace: true, factor: 1 },
    { key: 'use-freedom', raw: caseOf('o.enkelbestemming', enkelbestemmingen, permittedUsesOf), factor: 1 },
    { key: 'station-distance', raw: metres('trainstation_distance', 'station'), factor: 0.001 },
    { key: 'motorway', raw: metres('highway_distance', 'motorway'), factor: 0.001 },
    { key: 'primary-school', raw: metres('school_distance', 'school'), factor: 0.001 },
    { key: 'pt-frequency', raw: 'round(10 * o.departures)::INTEGER', factor: 0.1 },
    { key: 'charging', raw: 'o.charging_points', factor: 1 },
    { key: 'amenities', raw: 'o.amenities', factor: 1 },
  ];
}

/** SQL for the points of a value on a scale; null without a value. */
export function pointsOn({ worst, best }: { worst: number; best: number }, value: string): string {
  return `CASE WHEN ${value} IS NOT NULL
    THEN greatest(0, least(100, 100.0 * (${value} - ${worst}) / (${best} - ${worst}))) END`;
}

/** Points of a value, by the scale of the object's use. */
export function pointsSql({ key, factor }: ObjectMetric): string {
  const metric = propertyScoreMetrics.find(one => one.key === key);
  if (!metric) throw new Error(`There is no metric ${key}`);
  const end = (name: 'worst' | 'best') =>
    metric.scales
      ? `(CASE vtw_type ${vtwTypes.map(type => `WHEN '${type}' THEN ${scaleFor(scoreUseOf(type), metric)[name]}`).join(' ')} END)`
      : `${metric[name]}`;
  return `greatest(0, least(100, 100.0 * (raw * ${factor}::DOUBLE - ${end('worst')}) / (${end('best')} - ${end('worst')})))`;
}
