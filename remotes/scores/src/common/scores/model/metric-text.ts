import type { ScorePart } from '@kavel/contracts';
import type { Formats } from '@kavel/i18n';

type UnitPath =
  `unit.${'years' | 'percent' | 'perHour' | 'perThousand' | 'class' | 'oneUse' | 'uses' | 'rank'}`;
type Unit = (path: UnitPath, value: string) => string;
type Writing = (value: number, format: Formats, unit: Unit) => string;

/** Format of values by unit; words are localised. */
const writing: Readonly<Record<string, Writing>> = {
  'kWh/m²': (value, format) => `${format.number(value)}\u00a0kWh/m²`,
  jaar: (value, format, unit) => unit('unit.years', format.number(value)),
  'm²': (value, format) => format.area(value),
  km: (value, format) => format.distance(value * 1000),
  aantal: (value, format) => format.number(value),
  euro: (value, format) => format.money(value),
  '%': (value, format, unit) => unit('unit.percent', format.decimal(value)),
  '/h': (value, format, unit) => unit('unit.perHour', format.decimal(value)),
  'per 1.000': (value, format, unit) => unit('unit.perThousand', format.decimal(value)),
  klasse: (value, format, unit) => unit('unit.class', format.number(value)),
  functies: (value, format, unit) => unit(value === 1 ? 'unit.oneUse' : 'unit.uses', format.number(value)),
  lbm: (value, format) => format.hundredths(value),
  jaartal: value => String(Math.round(value)),
  deel: (value, format) => format.percent(value),
  punten: (value, format) => `${format.number(value)}/100`,
  'm²K/W': (value, format) => `${format.hundredths(value)}\u00a0m²K/W`,
};

/** Formats a value of a metric: `162 kWh/m²`, `38 jaar`, `1,2 km`; of an unknown unit as a number with the unit. */
export function metricText(
  metric: Pick<ScorePart, 'unit'>,
  value: number,
  format: Formats,
  unit: Unit,
): string {
  return writing[metric.unit]?.(value, format, unit) ?? `${format.decimal(value)}\u00a0${metric.unit}`;
}

/** The same for an end of the scale, which for a percentile metric is a rank. */
export function scaleText(
  metric: Pick<ScorePart, 'unit' | 'scale'>,
  end: number,
  format: Formats,
  unit: Unit,
): string {
  return metric.scale === 'percentile'
    ? unit('unit.rank', format.number(end))
    : metricText(metric, end, format, unit);
}
