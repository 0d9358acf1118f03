import type { ScoreMetricKey } from '@kavel/contracts';
import type { Formats } from '@kavel/i18n';

/** Format of each metric's values; the units are localised. */
const writing = {
  energy: (value, format) => `${format.number(value)}\u00a0kWh/m²`,
  'building-age': (value, format, unit) => unit('unit.years', format.number(value)),
  space: (value, format) => format.area(value),
  'station-distance': (value, format) => format.distance(value * 1000),
  amenities: (value, format, unit) => unit('unit.count', format.number(value)),
  liquidity: (value, format, unit) => unit('unit.percent', format.decimal(value)),
  'price-trend': (value, format, unit) => unit('unit.percent', format.decimal(value)),
} satisfies Record<ScoreMetricKey, Writing>;

type Unit = (path: 'unit.years' | 'unit.count' | 'unit.percent', value: string) => string;
type Writing = (value: number, format: Formats, unit: Unit) => string;

/** Formats a value of a metric: `162 kWh/m²`, `38 jaar`, `1,2 km`. */
export function metricText(key: ScoreMetricKey, value: number, format: Formats, unit: Unit): string {
  return writing[key](value, format, unit);
}
