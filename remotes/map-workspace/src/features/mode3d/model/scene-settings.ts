import type { MapTheme } from '@kavel/map';

/** Settings of the workspace that the 3D map goes by, beside those that the flat map has too. */
export interface SceneSettings {
  theme: MapTheme;
  /** Whether buildings are drawn in 3D. */
  shown: boolean;
}
