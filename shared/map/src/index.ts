export type {
  Bounds,
  Insets,
  LonLat,
  MapCamera,
  MapPoint,
  MapTarget,
} from './model/points';
export type { MapLayer } from './style/compose-style';
export { type LightPreset, lightPresets, type MapTheme } from './style/palettes';
export type { ColourBy } from './layers/points';
export type { LegendEntry, MapLegend } from './ui/legend';
export { MapView, MapView as default, type MapViewProps } from './ui/map-view';
