import type { PropertyScore, RealEstateObject, ScoreLevel, ScorePart } from '@kavel/contracts';
import type { PoiKind } from '@kavel/contracts/layers';
import type { CatalogueMetric, MeasuredCircle } from './catalogue';

type Outlined = 'buurt' | 'wijk' | 'gemeente';

/** Where parts of a score were measured: at the object, around it, or as the figure of an area that it lies in. */
export type MeasuredPlace = { key: string; parts: readonly ScorePart[] } & (
  | { kind: 'object' }
  /** A circle around the object; `nearest` passes through the nearest point. Metres. */
  | { kind: 'circle'; how: MeasuredCircle['how']; radius: number; points: readonly PoiKind[] }
  | { kind: 'area'; level: Outlined; code: string; name: string }
  /** An area without an outline. */
  | { kind: 'elsewhere'; level: 'pc4' | 'country' }
);

const outlined: readonly ScoreLevel[] = ['buurt', 'wijk', 'gemeente'] satisfies Outlined[];

/** The places of a score: the object first, then circles from near to far, then areas from small to large. */
export function measuredPlaces(
  { parts }: Pick<PropertyScore, 'parts'>,
  object: RealEstateObject,
  circles: Readonly<Record<string, MeasuredCircle>>,
): MeasuredPlace[] {
  const measured = parts.filter(({ value, level, custom }) => value !== null && level !== null && !custom);
  const of = (level: ScoreLevel) => measured.filter(part => part.level === level);
  const around = of('object').flatMap(part => circleOf(part, circles[part.key]) ?? []);
  const own = of('object').filter(({ key }) => !around.some(circle => circle.key === key));
  const areas = (['buurt', 'wijk', 'pc4', 'gemeente', 'country'] as const).flatMap(level =>
    areaPlace(level, of(level), object),
  );
  return [
    ...(own.length > 0 ? [{ key: 'object', kind: 'object' as const, parts: own }] : []),
    ...around.sort((a, b) => a.radius - b.radius),
    ...areas,
  ];
}

function circleOf(part: ScorePart, circle: MeasuredCircle | undefined) {
  if (!circle || part.value === null) return null;
  const radius = circle.how === 'within' ? circle.metres : part.value * 1_000;
  const { how, points } = circle;
  return { key: part.key, kind: 'circle' as const, how, points, radius, parts: [part] };
}

function areaPlace(
  level: Exclude<ScoreLevel, 'object'>,
  parts: readonly ScorePart[],
  object: RealEstateObject,
): MeasuredPlace[] {
  if (parts.length === 0) return [];
  if (level === 'pc4' || level === 'country') return [{ key: level, kind: 'elsewhere', level, parts }];
  const code = object[`${level}code`];
  const name = object[`${level}naam`] ?? code;
  return outlined.includes(level) && code
    ? [{ key: level, kind: 'area', level, code, name: name ?? code, parts }]
    : [];
}

/** Names of metrics by key. */
export function metricNames(
  metrics: readonly CatalogueMetric[],
  language: 'nl' | 'en' | 'de',
): ReadonlyMap<string, string> {
  return new Map(metrics.map(({ key, name }) => [key, name[language]]));
}
