import OlMap from 'ol/Map';
import type { LayerDefinition } from '../layers/definition';
import type { Bounds, Destination, Insets, LonLat, MapCamera, MapHit } from '../model/points';
import { boundsInView, cameraOf, createView, goTo, positionOf, reveal, setInsets, zoomBy } from './camera';
import type { Scene } from './drawn-run';
import { watchHeldPage } from './held-page';
import { createLayerStack } from './layer-stack';
import type { Selection } from './point-run';
import { createSources } from './sources';

export interface MapEvents {
  /** The clicked feature, null without a hit, and where the click was. */
  onClick: (hit: MapHit | null, at: LonLat) => void;
  /** The feature under the pointer and its position in pixels of the map; null without one. */
  onHover: (hovered: { hit: MapHit; x: number; y: number } | null) => void;
  onView: (view: { camera: MapCamera; bounds: Bounds }) => void;
  /** Whether tiles could not be fetched. */
  onTilesFailing: (failing: boolean) => void;
}

/** Wraps OpenLayers in the few functions that the component needs. */
export function createMapEngine(target: HTMLElement, events: () => MapEvents) {
  const page = watchHeldPage(target);
  const view = createView();
  const map = new OlMap({ target, view, controls: [], layers: [] });
  let placed = false;
  let failing = false;

  const reportFailing = (next: boolean) => {
    if (failing === next) return;
    failing = next;
    events().onTilesFailing(next);
  };
  const sources = createSources(page.whenFree, reportFailing);
  const stack = createLayerStack(map, sources);
  const hitAt = (coordinate: number[]) => stack.hitAt(coordinate, view.getResolution() ?? 1);

  map.on('click', ({ coordinate }) => events().onClick(hitAt(coordinate), positionOf(coordinate)));
  map.on('pointermove', event => {
    if (event.dragging) return;
    const hit = hitAt(event.coordinate);
    target.style.cursor = hit ? 'pointer' : '';
    const [x = 0, y = 0] = event.pixel;
    events().onHover(hit && { hit, x, y });
  });
  const leave = () => events().onHover(null);
  target.addEventListener('pointerleave', leave);
  map.on('moveend', () => events().onView({ camera: cameraOf(view), bounds: boundsInView(view) }));
  map.on('loadend', stack.pictureDone);

  return {
    setLayers: (layers: readonly LayerDefinition[], scene: Scene) => stack.setLayers(layers, scene),
    setSelection: (selection: Selection) => stack.setSelection(selection),
    /** Pans by the minimum needed to make a point of the page visible. */
    reveal(id: string): void {
      const point = stack.findPoint(id);
      if (point && placed) reveal(view, point);
    },
    /** Without animation the first time. */
    goTo(to: Destination, animate = placed): void {
      map.updateSize();
      goTo(view, to, animate);
      placed = true;
    },
    /** Resolves when all in view has been loaded and drawn. */
    complete: () =>
      new Promise<void>(done => {
        map.once('rendercomplete', () => done());
        map.render();
      }),
    /** What the map is drawn in. */
    target,
    setInsets: (insets: Insets) => setInsets(map, insets),
    zoomBy: (levels: number) => zoomBy(view, levels),
    retryTiles: () => sources.retry(),
    dispose(): void {
      target.removeEventListener('pointerleave', leave);
      page.dispose();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

export type MapEngine = ReturnType<typeof createMapEngine>;
