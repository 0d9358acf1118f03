export type { Scene } from './engine/drawn-run';
export type { MapEngine, MapEvents } from './engine/map-engine';
export type { LegendEntry, MapLegend } from './model/legend';
export type {
  Bounds,
  Destination,
  Insets,
  LonLat,
  MapCamera,
  MapHit,
  MapPoint,
  MapTarget,
} from './model/points';
export { type LightPreset, lightPresets, type MapTheme } from './style/palettes';
export { MapView, MapView as default, type MapViewProps } from './ui/map-view';
export type { SceneProps } from './ui/scene';
