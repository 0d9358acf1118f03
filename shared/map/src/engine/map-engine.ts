import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import OlMap from 'ol/Map';
import type MapBrowserEvent from 'ol/MapBrowserEvent';
import type { Bounds, Destination, Insets, MapCamera, MapPoint } from '../model/points';
import type { MapPalette } from '../style/palettes';
import type { ColourBy } from '../layers/points';
import { boundsInView, cameraOf, createView, goTo, reveal, setInsets, zoomBy } from './camera';
import { watchHeldPage } from './held-page';
import { createOutsideLayer } from './raster-run';
import { createPointLayer, type PointState } from './point-run';
import { createResultLayer } from '../layers/result';
import { createTileLayer } from './styled-pair';

export interface MapEvents {
  onPoint: (point: MapPoint) => void;
  onAddress: (objectId: string) => void;
  onNothing: () => void;
  /** The address under the pointer, by its object id; null when there is none. */
  onAddressHover: (objectId: string | null) => void;
  /** The point under the pointer and where it is drawn, in pixels of the map; null when there is none. */
  onHover: (hovered: { point: MapPoint; x: number; y: number } | null) => void;
  onView: (view: { camera: MapCamera; bounds: Bounds }) => void;
  /** Whether tiles could not be had. */
  onTilesFailing: (failing: boolean) => void;
  /** A tile of the result could not be had: its address may have been forgotten. */
  onResultFailing: () => void;
}

/** OpenLayers behind the few verbs that the component needs. */
export function createMapEngine(
  target: HTMLElement,
  events: () => MapEvents,
  addressesAnswer: () => boolean,
) {
  const page = watchHeldPage(target);
  const tiles = createTileLayer(page.whenFree);
  const outside = createOutsideLayer();
  const points = createPointLayer();
  const result = createResultLayer(page.whenFree, () => events().onResultFailing());
  const view = createView();
  const map = new OlMap({
    target,
    view,
    controls: [],
    layers: [outside.layer, ...tiles.layers, result.layer, points.layer],
  });
  let placed = false;
  let failing = false;
  let hoveredAddress: string | null = null;

  const reportAddress = (objectId: string | null) => {
    if (hoveredAddress === objectId) return;
    hoveredAddress = objectId;
    events().onAddressHover(objectId);
  };

  const hit = (event: MapBrowserEvent) => {
    const resolution = view.getResolution() ?? 1;
    const point = points.at(event.coordinate, resolution);
    if (point || !addressesAnswer()) return { point, objectId: null };
    const { coordinate } = event;
    const objectId = result.objectAt(coordinate, resolution) ?? tiles.addressAt(coordinate, resolution);
    return { point, objectId };
  };

  const reportFailing = (next: boolean) => {
    if (failing === next) return;
    failing = next;
    events().onTilesFailing(next);
  };

  const reportView = () => events().onView({ camera: cameraOf(view), bounds: boundsInView(view) });

  map.on('click', event => {
    const { point, objectId } = hit(event);
    if (point) events().onPoint(point);
    else if (objectId) events().onAddress(objectId);
    else events().onNothing();
  });

  map.on('pointermove', event => {
    if (event.dragging) return;
    const { point, objectId } = hit(event);
    target.style.cursor = point || objectId ? 'pointer' : '';
    const [x = 0, y = 0] = event.pixel;
    events().onHover(point ? { point, x, y } : null);
    reportAddress(point?.id ?? objectId);
  });

  const leave = () => {
    events().onHover(null);
    reportAddress(null);
  };
  target.addEventListener('pointerleave', leave);
  map.on('moveend', reportView);
  map.on('loadend', () => {
    tiles.firstPictureDone();
    result.pictureDone();
  });
  tiles.source.on('tileloaderror', () => reportFailing(true));
  tiles.source.on('tileloadend', () => reportFailing(false));

  return {
    setStyle(style: StyleSpecification): void {
      outside.setStyle(style);
      tiles.setStyle(style).catch((error: unknown) => console.error(error));
    },
    setPointColours(palette: MapPalette, by: ColourBy): void {
      points.setColours(palette, by);
      result.setPalette(palette);
    },
    /** Tiles of a result, by their address; null for none. */
    setResult: result.setTiles,
    setPoints: points.setPoints,
    setPointState(state: PointState): void {
      points.setState(state);
    },
    reveal(id: string): void {
      const point = points.find(id);
      if (point && placed) reveal(view, point);
    },
    goTo(to: Destination): void {
      map.updateSize();
      goTo(view, to, placed);
      placed = true;
    },
    setInsets: (insets: Insets) => setInsets(map, insets),
    zoomBy: (levels: number) => zoomBy(view, levels),
    retryTiles(): void {
      tiles.source.refresh();
    },
    dispose(): void {
      target.removeEventListener('pointerleave', leave);
      page.dispose();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

export type MapEngine = ReturnType<typeof createMapEngine>;
