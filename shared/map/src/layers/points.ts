import { energyLabelColours } from '@kavel/ui/core';
import type { MapLegend } from '../model/legend';
import type { MapPoint } from '../model/points';
import { functionColours } from '../style/function-colours';
import type { MapPalette } from '../style/palettes';
import { addressLegend } from './address-legend';
import type { ColourBy } from './colour-by';
import { drawOrder, type PointLayer } from './definition';

export interface PointsOptions {
  /** Required when a map has several. */
  key?: string;
  points: readonly MapPoint[];
  /** `none`, the default, uses the point's own colour. */
  colourBy?: ColourBy;
  /** Legend of colours that the page defines itself, or null; by default that of labels or functions. */
  legend?: MapLegend | null | undefined;
}

/** Points of a page, above the tiles. */
export function pointsLayer({
  key = 'points',
  points,
  colourBy = 'none',
  legend,
}: PointsOptions): PointLayer {
  return {
    key,
    order: drawOrder.points,
    source: { kind: 'points', points },
    style: (point, { selected, hovered }, { palette }) => ({
      colour: pointColour(point, colourBy, palette),
      radius: (point.quiet ? 4.5 : 6) + (hovered ? 1.5 : 0),
      order: selected ? 3 : hovered ? 2 : point.quiet ? 0 : 1,
    }),
    legend: view => {
      if (legend !== undefined) return legend;
      return points.length > 0 ? addressLegend(colourBy, view) : null;
    },
  };
}

/** Colour of a point: its own, or by label or function; grey when unknown or when the point does not count. */
export function pointColour(point: MapPoint, colourBy: ColourBy, palette: MapPalette): string {
  if (point.quiet) return palette.quiet;
  if (colourBy === 'label')
    return point.energielabel ? energyLabelColours[point.energielabel] : palette.quiet;
  if (colourBy === 'function') return point.vtwType ? functionColours[point.vtwType] : palette.quiet;
  return point.colour ?? palette.accent;
}
