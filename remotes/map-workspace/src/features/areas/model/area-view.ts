import type { MapCamera } from '@kavel/map';
import type { AreaShow } from '../../../common/area-show';

/** What the address of every page of areas contains. */
export interface AreaView {
  /** Code of the selected area. */
  area: string | null;
  /** Code of the area beside it. */
  beside: string | null;
  /** The class that is shown alone. */
  only: string | null;
  show: AreaShow;
  camera: MapCamera | null;
}

export type ChangeAreaView = (change: Partial<AreaView>, options?: { replace?: boolean }) => void;
