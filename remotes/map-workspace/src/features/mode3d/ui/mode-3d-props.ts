import type { SceneProps } from '@kavel/map';
import type { Engine3d } from '../../view3d';
import type { SceneSettings } from '../model/scene-settings';

export interface Mode3dProps extends SceneProps {
  engine: Engine3d;
  /** Whether the user wants 3D. */
  on: boolean;
  /** Whether the user switched it on just now: then the map tilts. */
  asked: boolean;
  settings: SceneSettings;
}
