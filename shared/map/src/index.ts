export type {
  Bounds,
  Insets,
  LonLat,
  MapCamera,
  MapPoint,
  MapTarget,
} from './model/points';
export type { ColourBy } from './style/address-layers';
export type { MapLayer } from './style/build-map-style';
export { functionColours } from './style/function-colours';
export { type LightPreset, lightPresets, type MapTheme } from './style/palettes';
export type { LegendEntry, MapLegend } from './ui/legend';
export { MapView, MapView as default, type MapViewProps } from './ui/map-view';
