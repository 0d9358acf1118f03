import {
  type DistrictFigure,
  type DistrictLevel,
  type DistrictOverview,
  districtLevels,
} from '@kavel/contracts/districts';

/** From these zooms on wijken and buurten are large enough to tell apart. */
const wijkZoom = 8.5;
const buurtZoom = 10.5;
/** More areas than this are too many to begin with. */
const fewAreas = 2_000;

/**
 * The level that suits a zoom, or, before the map has come to rest, the number of buurten: of those that have the
 * figure, the smallest where none suits. Null where no level has it.
 */
export function levelAt(
  zoom: number | null,
  figure: DistrictFigure,
  { levels, figures }: DistrictOverview,
): DistrictLevel | null {
  const buurten = levels.find(({ level }) => level === 'buurt')?.areas ?? 0;
  const suits = suitable(zoom, buurten);
  const there = districtLevels.filter(
    level =>
      levels.some(one => one.level === level && one.areas > 0) &&
      figures.some(one => one.level === level && one.figure === figure),
  );
  return there.find(level => level === suits) ?? there.at(-1) ?? null;
}

function suitable(zoom: number | null, buurten: number): DistrictLevel {
  if (zoom === null) return buurten > fewAreas ? 'gemeente' : 'buurt';
  if (zoom < wijkZoom) return 'gemeente';
  return zoom < buurtZoom ? 'wijk' : 'buurt';
}
