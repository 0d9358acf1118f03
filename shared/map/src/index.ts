export type { LegendEntry, MapLegend } from './model/legend';
export type {
  Bounds,
  Insets,
  LonLat,
  MapCamera,
  MapHit,
  MapPoint,
  MapTarget,
} from './model/points';
export { type LightPreset, lightPresets, type MapTheme } from './style/palettes';
export { MapView, MapView as default, type MapViewProps } from './ui/map-view';
