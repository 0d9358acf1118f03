import {
  type DistrictFigure,
  type DistrictLevel,
  type DistrictOverview,
  districtLevels,
} from '@kavel/contracts/districts';

/** Minimum zoom at which wijken and buurten are shown. */
const wijkZoom = 8.5;
const buurtZoom = 10.5;
/** With more buurten than this the page starts with gemeenten. */
const maxInitialBuurten = 2_000;

/**
 * The level to show at a zoom. Without a zoom, before the map has loaded, it depends on the number of buurten. When that
 * level does not have the figure, the smallest areas that have it are shown; null when no level has it.
 */
export function levelAt(
  zoom: number | null,
  figure: DistrictFigure,
  { levels, figures }: DistrictOverview,
): DistrictLevel | null {
  const buurten = levels.find(({ level }) => level === 'buurt')?.areas ?? 0;
  const preferred = preferredLevel(zoom, buurten);
  const available = districtLevels.filter(
    level =>
      levels.some(one => one.level === level && one.areas > 0) &&
      figures.some(one => one.level === level && one.figure === figure),
  );
  return available.find(level => level === preferred) ?? available.at(-1) ?? null;
}

function preferredLevel(zoom: number | null, buurten: number): DistrictLevel {
  if (zoom === null) return buurten > maxInitialBuurten ? 'gemeente' : 'buurt';
  if (zoom < wijkZoom) return 'gemeente';
  return zoom < buurtZoom ? 'wijk' : 'buurt';
}
