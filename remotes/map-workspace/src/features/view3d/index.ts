export { factsByPand } from './api/facts-by-pand';
export { scorePermissions } from './api/pand-figures';
export { pandQuery } from './api/pand-query';
export { useBuildingFacts } from './api/use-building-facts';
export { type Light, towards } from './engine/light';
export type { Map3d, Still } from './engine/map-3d';
export type { MapTools } from './engine/map-tools';
export { pandShapes } from './engine/pand-addresses';
export type { Trouble } from './engine/trouble';
export { type Measurement, measured, readMeasurement, unitOf } from './measure';
export {
  type BuildingFacts,
  buildingColours,
  colourOf,
  putColour,
  readColour,
  rgbOf,
} from './model/building-colour';
export type { ColourNote } from './model/colour-note';
export { type Credit, creditsOf, creditWords } from './model/credits';
export type { PandFacts } from './model/pand-facts';
export { pandFinder } from './model/pand-finder';
export { extrudedLayer, nameFeatures, raiseOutlines } from './model/raised-outlines';
export { presetOf, style3d } from './model/style-3d';
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
export { ColourList, type ColourListProps } from './ui/colour-list';
export { ColourNoteText } from './ui/colour-note-text';
export { PandCard } from './ui/pand-card';
export { chosenColour, colourOfPand } from './ui/pand-colours';
export { TroubleNotice } from './ui/trouble-notice';
export { View3dPage } from './ui/view3d-page';

/** The engine with MapLibre, which is loaded on demand. */
export const loadEngine = () => import('./engine/map-3d');
export type Engine3d = Awaited<ReturnType<typeof loadEngine>>;
