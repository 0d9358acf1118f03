import type { MapEngine, MapEvents } from '../engine/map-engine';
import type { MapCamera } from '../model/points';

/** What another renderer of a map's layers is given. It is drawn above the flat picture and below the controls. */
export interface SceneProps {
  /** The flat map, which it may hide while it draws itself. */
  flat: MapEngine;
  label: string;
  /** Where the map is; null until it is known. */
  camera: MapCamera | null;
  /** To be told of clicks and views. */
  events: MapEvents;
  /** Gets layers, selection, insets and destinations instead of the flat map; null gives them back. */
  onEngine: (engine: MapEngine | null) => void;
  /** Sources of what only it draws, for the line of the others; none takes them away. */
  onCredits: (credits: readonly string[]) => void;
}
