import { Map as MapLibreMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import type { PandFacts } from '../model/pand-colours';
import { extrudedLayer } from '../model/style-3d';
import type { SunPosition } from '../model/sun';
import type { View3d } from '../model/view-address';
import { BuildingsLayer, type Rgb } from './buildings-layer';
import type { Position } from './earth';
import { readGlb } from './glb';
import { lightOf } from './light';
import { pandAt } from './pick';
import { Tileset } from './tileset';

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
  onTrouble(trouble: 'tileset' | 'tile'): void;
  /** Called when more or other buildings are drawn. */
  onBuildings(count: number, credits: string | null): void;
}

export interface Map3d {
  setStyle(style: StyleSpecification): void;
  setSun(sun: SunPosition): void;
  /** Colours by what the tiles of the flat map say of panden; asked again when more of them are there. */
  colourBy(rule: (facts: ReadonlyMap<string, PandFacts>) => (pandId: string) => Rgb): void;
  showBuildings(shown: boolean): void;
  fly(view: Partial<View3d>): void;
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
    canvasContextAttributes: { antialias: true },
  });
  const buildings = new BuildingsLayer();
  let main: number[] = [];
  let removed = false;
  const refresh = () => {
    if (!removed) update();
  };
  const tileset = new Tileset(options.tileset, fetchJson, refresh);
  const asked = new Set<string>();
  let told = '';

  /** Loads what the view needs; shows what is there. */
  function update(): void {
    const wanted = tileset.tilesFor(eyeOf(map));
    for (const { address, transform } of wanted) {
      if (asked.has(address) || buildings.has(address)) continue;
      asked.add(address);
      fetch(address)
        .then(answer => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(`${answer.status}`))))
        .then(file => {
          if (removed) return;
          buildings.add(address, readGlb(file), transform, 0);
          update();
        })
        .catch(() => {
          if (!removed) options.onTrouble('tile');
        });
    }
    buildings.show(wanted.map(({ address }) => address).filter(address => buildings.has(address)));
    const ids = buildings.ids();
    const now = `${ids.length}|${ids[0] ?? ''}`;
    if (now === told) return;
    told = now;
    options.onBuildings(ids.length, tileset.copyright);
    hideExtruded(map, ids);
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
  };
  let known = 0;
  map.on('idle', () => {
    factsOf(map, facts);
    if (facts.size !== known) recolour();
    known = facts.size;
  });
  const seen = () => {
    const { lng: lon, lat } = map.getCenter();
    options.onView({ lon, lat, zoom: map.getZoom(), pitch: map.getPitch(), bearing: map.getBearing() });
    update();
  };
  map.on('moveend', seen);
  map.once('load', () => {
    tileset
      .open()
      .then(refresh)
      .catch(() => options.onTrouble('tileset'));
  });
  const render = buildings.render.bind(buildings);
  buildings.render = (gl, input) => {
    main = [...input.defaultProjectionData.mainMatrix];
    render(gl, input);
  };
  map.on('click', ({ point }) => {
    const { clientWidth, clientHeight } = map.getCanvas();
    const [x, y] = [(point.x / clientWidth) * 2 - 1, 1 - (point.y / clientHeight) * 2];
    options.onPick(pandAt(buildings.drawn(), main, x, y) ?? flatPandAt(map, point.x, point.y));
  });

  return {
    setStyle: style => map.setStyle(style, { diff: false }),
    setSun: sun => buildings.setLight(lightOf(sun)),
    colourBy(wanted) {
      rule = wanted;
      recolour();
    },
    showBuildings(shown) {
      buildings.hidden = !shown;
      map.triggerRepaint();
    },
    fly: ({ lon, lat, zoom, pitch, bearing }) =>
      map.easeTo({
        ...(lon !== undefined && lat !== undefined ? { center: [lon, lat] } : {}),
        ...(zoom !== undefined ? { zoom } : {}),
        ...(pitch !== undefined ? { pitch } : {}),
        ...(bearing !== undefined ? { bearing } : {}),
        duration: 400,
      }),
    remove() {
      removed = true;
      map.remove();
    },
  };
}

/** Of panden without a roof the outline is raised; the others are drawn as they are. */
function hideExtruded(map: MapLibreMap, ids: readonly string[]): void {
  if (!map.getLayer(extrudedLayer)) return;
  const [first, ...others] = new Set(ids);
  map.setFilter(
    extrudedLayer,
    first === undefined ? null : ['match', ['get', 'pandId'], [first, ...others], false, true],
  );
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
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
