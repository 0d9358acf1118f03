import type BaseLayer from 'ol/layer/Base';
import type { MapHit } from '../model/points';
import type { Look } from '../style/look';
import type { Run } from './runs';

/** What all layers of a map are drawn by. */
export interface Scene {
  look: Look;
  /** Address of the tiles of the catalogue; null until its snapshot is known. */
  catalogueTiles: string | null;
}

/** A run of layers as OpenLayers draws it. */
export interface DrawnRun {
  layer: BaseLayer;
  update: (run: Run, scene: Scene) => void;
  /** What lies at a coordinate (web mercator) at a resolution in metres a pixel; null for nothing that answers. */
  hitAt: (coordinate: readonly number[], resolution: number) => MapHit | null;
  /** All that is in view has been loaded and drawn. */
  pictureDone: () => void;
}
