export { addressesLayer } from './addresses';
export { type BaseOptions, type BasePart, baseLayers, baseParts } from './base';
export type { ColourBy } from './colour-by';
export {
  drawOrder,
  type HitFeature,
  type HitTarget,
  type HitTest,
  type LayerDefinition,
  type LegendView,
  type PointLayer,
  type PointMark,
  type PointState,
  type RasterLayer,
  type StyledLayer,
  type StyleLayer,
} from './definition';
export { pointsLayer } from './points';
export { resultLayer } from './result';
