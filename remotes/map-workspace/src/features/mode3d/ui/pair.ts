import type { MapEngine } from '@kavel/map';
import type { SceneEngine } from '../engine/scene-engine';

/**
 * Both maps as one: the one in front moves, and what is drawn goes to both until the 3D map has taken over, as either may
 * be seen then.
 */
export function pairOf(flat: MapEngine, scene: SceneEngine, isFront: () => boolean): MapEngine {
  const front = () => (isFront() ? scene : flat);
  return {
    ...flat,
    setLayers(layers, look) {
      scene.setLayers(layers, look);
      if (!isFront()) flat.setLayers(layers, look);
    },
    setSelection(selection) {
      scene.setSelection(selection);
      if (!isFront()) flat.setSelection(selection);
    },
    setInsets(insets) {
      scene.setInsets(insets);
      if (!isFront()) flat.setInsets(insets);
    },
    goTo: (to, animate) => front().goTo(to, animate),
    reveal: id => front().reveal(id),
    zoomBy: levels => front().zoomBy(levels),
    retryTiles: () => front().retryTiles(),
  };
}
