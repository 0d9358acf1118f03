import type BaseLayer from 'ol/layer/Base';
import type { MapHit } from '../model/points';
import type { Look } from '../style/look';
import type { Run } from './runs';

/** Shared input for drawing all layers of a map. */
export interface Scene {
  look: Look;
  /** Tile URL template of the catalogue; null until its snapshot is known. */
  catalogueTiles: string | null;
}

/** A group of layers, drawn by OpenLayers. */
export interface DrawnRun {
  layer: BaseLayer;
  update: (run: Run, scene: Scene) => void;
  /** The feature at a coordinate (Web Mercator), with the resolution in metres per pixel; null without a hit. */
  hitAt: (coordinate: readonly number[], resolution: number) => MapHit | null;
  /** Called when everything in view has been loaded and rendered. */
  pictureDone: () => void;
}
