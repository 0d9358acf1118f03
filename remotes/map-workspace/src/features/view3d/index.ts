export { pandQuery } from './api/pand-query';
export { type Light, towards } from './engine/light';
export type { Map3d } from './engine/map-3d';
export type { Trouble } from './engine/trouble';
export { type Measurement, measured, readMeasurement, unitOf } from './measure';
export { creditsOf } from './model/credits';
export { colourOfPand, type PandFacts, yearClasses } from './model/pand-colours';
export { extrudedLayer, presetOf, style3d, unknownHeight } from './model/style-3d';
export { type SunPosition, sunAt } from './model/sun';
export { momentOf } from './model/sun-day';
export { tilesetPath, tilesOf } from './model/tiles';
export {
  type Layers3d,
  type Preset,
  presets,
  putLayers,
  putView,
  readShown,
  type Shown3d,
  usualTilt,
  type View3d,
} from './model/view-address';
export { canDraw3d, type Hindrance, hasWebgl, hindrance3d } from './model/webgl';
export { PandCard } from './ui/pand-card';
export { TroubleNotice } from './ui/trouble-notice';
export { View3dPage } from './ui/view3d-page';

/** The engine with MapLibre, which is loaded on demand. */
export const loadEngine = () => import('./engine/map-3d');
export type Engine3d = Awaited<ReturnType<typeof loadEngine>>;
