import { energyLabelColours } from '@kavel/ui/core';
import type { MapPoint } from '../model/points';
import { functionColours } from '../style/function-colours';
import type { MapPalette } from '../style/palettes';

/** What a colour tells. `none` leaves base addresses quiet and points in their own colour. */
export type ColourBy = 'label' | 'function' | 'none';

/** The colour of a point: its own, or by label or function; grey where that is unknown or the point does not count. */
export function pointColour(point: MapPoint, colourBy: ColourBy, palette: MapPalette): string {
  if (point.quiet) return palette.quiet;
  if (colourBy === 'label')
    return point.energielabel ? energyLabelColours[point.energielabel] : palette.quiet;
  if (colourBy === 'function') return point.vtwType ? functionColours[point.vtwType] : palette.quiet;
  return point.colour ?? palette.accent;
}
