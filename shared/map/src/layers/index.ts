export { addressesLayer } from './addresses';
export { type AreasOptions, type AreaTiles, areasLayer, markedAreasLayer } from './areas';
export { type BaseOptions, type BasePart, baseLayers, baseParts } from './base';
export type { ColourBy } from './colour-by';
export {
  type AreaLayer,
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
