import { Map as MapLibreMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import type { Credit } from '../model/credits';
import type { PandFacts } from '../model/pand-facts';
import { extrudedLayer } from '../model/raised-outlines';
import type { SunPosition } from '../model/sun';
import type { View3d } from '../model/view-address';
import { BuildingsLayer, type Rgb } from './buildings-layer';
import { type Drawing, drawInStrips } from './draw-strips';
import type { Position } from './earth';
import { type Light, lightOf } from './light';
import { type MapTools, mapTools, type Spot } from './map-tools';
import { colourOutlines } from './outline-colours';
import { type PandAddresses, pandAddresses } from './pand-addresses';
import { hitAt } from './pick';
import { TileLoader } from './tile-loader';
import type { Trouble } from './trouble';

/** The worker as it is, beside the other files of the build. */
const workerUrl = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url);

export interface Map3dOptions {
  container: HTMLElement;
  style: StyleSpecification;
  view: View3d;
  /** Address of the 3D Tiles. */
  tileset: string;
  onView(view: View3d): void;
  /** The building that was clicked; null for the ground. */
  onPick(pandId: string | null): void;
  /** Called with the place that was clicked; true where that is all that the click was for. */
  onSpot?(spot: Spot): boolean;
  onTrouble(trouble: Trouble): void;
  /** Called when more or other buildings are drawn. */
  onBuildings(count: number, credit: Credit | null): void;
  /** Called when the picture is whole: nothing is loading, nothing moves. */
  onWhole?(): void;
  /** Pixels of the picture for one of the page; by default those of the screen. */
  pixelRatio?: number;
}

/** A view that has come to rest. */
export interface Still {
  zoom: number;
  panden: readonly PandAddresses[];
}

export interface Map3d extends MapTools {
  /** For what only one page does with it. */
  readonly map: MapLibreMap;
  setStyle(style: StyleSpecification): void;
  setSun(sun: SunPosition): void;
  setLight(light: Light): void;
  /** Colours by what the tiles of the flat map say of panden; asked again when more of them are there. */
  colourBy(rule: (facts: ReadonlyMap<string, PandFacts>) => (pandId: string) => Rgb): void;
  showBuildings(shown: boolean): void;
  still(): Still;
  /** Called whenever the view has come to rest; returns how to stop that. */
  onStill(listener: () => void): () => void;
  fly(view: Partial<View3d>): void;
  /** Draws what is seen once more, with other pixels; needs `pixelRatio`. */
  draw(drawing: Drawing): Promise<void>;
  /** The picture as it was drawn last. */
  canvas(): HTMLCanvasElement;
  remove(): void;
}

/** MapLibre with the style of the flat map, and the buildings above it. */
export function createMap3d(options: Map3dOptions): Map3d {
  setWorkerUrl(workerUrl.href);
  const { view } = options;
  const map = new MapLibreMap({
    container: options.container,
    style: options.style,
    center: [view.lon, view.lat],
    zoom: view.zoom,
    pitch: view.pitch,
    bearing: view.bearing,
    maxPitch: 75,
    minZoom: 9,
    maxZoom: 20,
    attributionControl: false,
    fadeDuration: 0,
    canvasContextAttributes: { antialias: true, preserveDrawingBuffer: options.pixelRatio !== undefined },
    ...(options.pixelRatio === undefined ? {} : { pixelRatio: options.pixelRatio }),
  });
  const buildings = new BuildingsLayer();
  let main: number[] = [];
  let told = '';
  const loader = new TileLoader({
    address: options.tileset,
    buildings,
    onTrouble: options.onTrouble,
    onChange: () => {
      update();
      map.triggerRepaint();
    },
  });

  function update(): void {
    loader.update(eyeOf(map));
    const ids = buildings.ids();
    const now = `${ids.length}|${ids[0] ?? ''}`;
    if (now === told) return;
    told = now;
    options.onBuildings(ids.length, loader.credit);
    hideExtruded(map, ids);
    outline();
  }

  const addBuildings = () => {
    if (map.getLayer(buildings.id)) return;
    const [label] = map.getStyle().layers.filter(({ type }) => type === 'symbol');
    map.addLayer(buildings, label?.id);
    hideExtruded(map, buildings.ids());
  };
  map.on('style.load', addBuildings);
  let rule: Parameters<Map3d['colourBy']>[0] = () => () => [233, 229, 220];
  const facts = new Map<string, PandFacts>();
  const recolour = () => {
    factsOf(map, facts);
    buildings.setColours(rule(facts));
    outline();
  };
  function outline(): void {
    const roofs = new Set(buildings.ids());
    colourOutlines(
      map,
      [...facts.keys()].filter(id => !roofs.has(id)),
      rule(facts),
    );
  }
  // A style that is loaded again has lost its states.
  map.on('style.load', outline);
  let known = 0;
  map.on('idle', () => {
    factsOf(map, facts);
    if (facts.size !== known) recolour();
    else if (loader.quiet) options.onWhole?.();
    known = facts.size;
  });
  const seen = () => {
    const { lng: lon, lat } = map.getCenter();
    options.onView({ lon, lat, zoom: map.getZoom(), pitch: map.getPitch(), bearing: map.getBearing() });
    update();
  };
  map.on('moveend', seen);
  map.once('load', () => {
    void loader.open();
  });
  const render = buildings.render.bind(buildings);
  buildings.render = (gl, input) => {
    main = [...input.defaultProjectionData.mainMatrix];
    render(gl, input);
  };
  const tools = mapTools(
    map,
    buildings,
    () => main,
    (place, reach) => loader.covers(eyeOf(map), place, reach),
  );
  map.on('click', ({ point }) => {
    if (options.onSpot?.(tools.spotAt(point.x, point.y))) return;
    const { clientWidth, clientHeight } = map.getCanvas();
    const pixel = [(point.x / clientWidth) * 2 - 1, 1 - (point.y / clientHeight) * 2] as const;
    const hit = buildings.hidden ? null : hitAt(buildings.drawn(), main, pixel, [0, 0]);
    options.onPick(hit?.id ?? flatPandAt(map, point.x, point.y));
  });

  return {
    ...tools,
    map,
    setStyle: style => map.setStyle(style, { diff: false }),
    setSun: sun => buildings.setLight(lightOf(sun)),
    setLight: light => buildings.setLight(light),
    colourBy(wanted) {
      rule = wanted;
      recolour();
    },
    showBuildings(shown) {
      buildings.hidden = !shown;
      map.triggerRepaint();
    },
    still: () => ({ zoom: map.getZoom(), panden: pandAddresses(map) }),
    onStill(listener) {
      map.on('idle', listener);
      return () => void map.off('idle', listener);
    },
    fly: ({ lon, lat, zoom, pitch, bearing }) =>
      map.easeTo({
        ...(lon !== undefined && lat !== undefined ? { center: [lon, lat] } : {}),
        ...(zoom !== undefined ? { zoom } : {}),
        ...(pitch !== undefined ? { pitch } : {}),
        ...(bearing !== undefined ? { bearing } : {}),
        duration: 400,
      }),
    draw: drawing => drawInStrips(map, drawing),
    canvas: () => map.getCanvas(),
    remove() {
      loader.close();
      map.remove();
    },
  };
}

/** Of panden without a roof the outline is raised; the others are drawn as they are. */
function hideExtruded(map: MapLibreMap, ids: readonly string[]): void {
  if (!map.getLayer(extrudedLayer)) return;
  const [first, ...others] = new Set(ids);
  // What a tile does not name may be any pand: then no outline is raised.
  const isNamed = !ids.includes('');
  map.setFilter(
    extrudedLayer,
    first === undefined ? null : isNamed && ['match', ['get', 'pandId'], [first, ...others], false, true],
  );
}

function eyeOf(map: MapLibreMap) {
  const { lng: lon, lat } = map.getCenter();
  const height = map.getCanvas().clientHeight;
  const bounds = map.getBounds();
  const metres = 156_543 * Math.cos((lat * Math.PI) / 180) * 2 ** -(map.getZoom() + 1);
  const away = height * metres * 1.5;
  const tilt = (map.getPitch() * Math.PI) / 180;
  const turn = (map.getBearing() * Math.PI) / 180;
  const back = (away * Math.sin(tilt)) / 111_320;
  const middle: Position = { lon, lat };
  const span = Math.max(
    (bounds.getNorth() - bounds.getSouth()) * 55_660,
    (bounds.getEast() - bounds.getWest()) * 55_660 * Math.cos((lat * Math.PI) / 180),
  );
  return {
    lon: lon - (back * Math.sin(turn)) / Math.cos((lat * Math.PI) / 180),
    lat: lat - back * Math.cos(turn),
    height: away * Math.cos(tilt),
    pixels: height * 1.5,
    reach: Math.min(4_000, span * 1.3),
    middle,
  };
}

function flatPandAt(map: MapLibreMap, x: number, y: number): string | null {
  const layers = ['panden/pand'].filter(id => map.getLayer(id));
  const [feature] = layers.length > 0 ? map.queryRenderedFeatures([x, y], { layers }) : [];
  const id: unknown = feature?.properties.pandId;
  return typeof id === 'string' ? id : null;
}

/** Adds what the tiles in view say of panden. */
function factsOf(map: MapLibreMap, facts: Map<string, PandFacts>): void {
  if (!map.getSource('catalogue')) return;
  const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  for (const { properties } of map.querySourceFeatures('catalogue', { sourceLayer: 'panden' })) {
    const id: unknown = properties.pandId;
    if (typeof id === 'string')
      facts.set(id, { bouwjaar: numberOf(properties.bouwjaar), vtw: numberOf(properties.vtw) });
  }
}
