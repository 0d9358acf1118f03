import type { Insets, LonLat, MapCamera, MapEngine, MapEvents, Scene } from '@kavel/map';
import type { LayerDefinition, PointLayer } from '@kavel/map/layers';
import {
  type Credit,
  type Engine3d,
  type Light,
  type Map3d,
  type PandFacts,
  pandFinder,
  pandShapes,
  type Still,
  type Trouble,
  towards,
} from '../../view3d';
import { presetLights } from '../model/preset-light';
import type { SceneStyle } from '../model/scene-style';
import type { Tilt } from '../model/tilt';
import { boundsOf, cameraOf, goTo, place, reveal, setInsets, turnTo, zoomBy } from './camera';
import { dimHidden } from './dim-hidden';
import { pandMarks } from './pand-marks';
import {
  changeStyle,
  type DrawnLayers,
  dotLayers,
  isMarking,
  pictureOf,
  settle,
  type Wanted,
} from './picture';
import { watchPointer } from './pointer';

export type Rgb = readonly [number, number, number];
/** Colour of a building; `mark`: that of the dot on it. */
export type Colouring = (pandId: string, facts: PandFacts | undefined, mark: Rgb | undefined) => Rgb;

export interface SceneOptions {
  engine: Engine3d;
  container: HTMLElement;
  label: string;
  /** What the keyboard does. */
  description: string;
  camera: MapCamera & Tilt;
  tileset: string;
  /** Whether it has taken over; before, it stands where the flat map does. */
  isFront: () => boolean;
  events: () => MapEvents;
  /** A building was clicked; `at`: the ground behind the pixel. */
  onPand: (pandId: string, at: LonLat) => void;
  /** The picture is complete. */
  onWhole: () => void;
  onTrouble: (trouble: Trouble) => void;
  /** The graphics card gave up. */
  onLost: () => void;
  onBuildings: (count: number, credit: Credit | null) => void;
}

type Verbs =
  | 'setLayers'
  | 'setSelection'
  | 'reveal'
  | 'goTo'
  | 'setInsets'
  | 'zoomBy'
  | 'retryTiles'
  | 'dispose';

/** The 3D map as the flat one is driven, and what only it can. */
export interface SceneEngine extends Pick<MapEngine, Verbs> {
  camera: () => Required<MapCamera>;
  /** Says where it is looking. */
  tellView: () => void;
  /** Moves at once, as the flat map did. */
  place: (camera: MapCamera) => void;
  turnTo: (tilt: Partial<Tilt>) => void;
  showBuildings: (shown: boolean) => void;
  colourBy: (colouring: Colouring) => void;
  /** Zoom and buildings of the view, when it has come to rest. */
  still: () => Still;
  /** Called whenever the view has come to rest; returns how to stop that. */
  onStill: (listener: () => void) => () => void;
  /** Opens what stands in the middle of the view. */
  pickMiddle: () => void;
}

/** The tileset and everything else is loaded with the first layers. */
export function createScene(options: SceneOptions): SceneEngine {
  const { events } = options;
  let made: Map3d | null = null;
  let wanted: Wanted | null = null;
  let drawn: DrawnLayers = [];
  let style: SceneStyle | null = null;
  let ready = false;
  let picked: string | null = null;
  let buildings = true;
  let chosen: Wanted['chosen'] = { selectedId: null, hoveredId: null };
  let insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  let colouring: Colouring = () => [233, 229, 220];
  const listeners = new Set<() => void>();
  let marks: ReadonlyMap<string, Rgb> = new Map();

  function draw(): void {
    if (!wanted) return;
    ({ drawn, style } = pictureOf(wanted));
    if (!made) {
      made = open(style);
      // Asked for before there was a map.
      colour();
    } else if (ready) changeStyle(made.map, style);
    made.setLight(lightOfPreset(wanted.scene));
    made.showBuildings(buildings);
  }

  function open(first: SceneStyle): Map3d {
    const { container, label, description, camera } = options;
    const { engine, onTrouble, onBuildings, tileset } = options;
    const map3d = engine.createMap3d({
      container,
      style: first,
      view: camera,
      tileset,
      onView: () => tellView(),
      onPick: pandId => {
        picked = pandId;
      },
      onTrouble,
      onBuildings,
      onWhole: options.onWhole,
    });
    const { map } = map3d;
    // The flat map goes further out.
    map.setMinZoom(5);
    map.jumpTo({ center: [camera.lon, camera.lat], zoom: camera.zoom, padding: insets });
    const canvas = { role: 'application', 'aria-label': label, 'aria-description': description };
    for (const [name, value] of Object.entries(canvas)) map.getCanvas().setAttribute(name, value);
    map.once('style.load', () => {
      ready = true;
      settle(map, first);
      draw();
    });
    map.on('webglcontextlost', options.onLost);
    map.on('error', event => failing('sourceId' in event ? String(event.sourceId) : ''));
    map.on('idle', () => {
      mark();
      for (const tell of listeners) tell();
    });
    watchPointer(map, { events, layers: () => drawn, onPand: options.onPand, pandId: () => picked });
    return map3d;
  }

  function tellView(): void {
    if (made) events().onView({ camera: cameraOf(made.map), bounds: boundsOf(made.map) });
  }

  /** A page that renews the address of its tiles is told that they fail. */
  function failing(key: string): void {
    const layer = wanted?.layers.find(one => one.key === key);
    if (layer && 'onFailing' in layer.source) layer.source.onFailing?.();
  }

  /** Dots colour the building they stand on, and are dimmed behind another one. */
  function mark(): void {
    if (!made || !style || !made.map.getSource('catalogue')) return;
    const { map, buildingsAt } = made;
    const dots = map.queryRenderedFeatures({ layers: dotLayers(style).filter(id => map.getLayer(id)) });
    let find: ReturnType<typeof pandFinder> | null = null;
    const pandAt = (lon: number, lat: number) => {
      find ??= pandFinder(pandShapes(map));
      return find(lon, lat);
    };
    dimHidden(map, { dots, pandAt, buildingsAt });
    const marking = dots.filter(({ layer }) => isMarking(layer.id));
    const now = pandMarks(map, marking, pandAt);
    if (isSame(now, marks)) return;
    marks = now;
    colour();
  }

  function colour(): void {
    made?.colourBy(facts => pandId => colouring(pandId, facts.get(pandId), marks.get(pandId)));
  }

  return {
    setLayers(layers: readonly LayerDefinition[], scene: Scene): void {
      wanted = { layers, scene, chosen, buildings };
      draw();
    },
    setSelection(next): void {
      const isNew = next.selectedId !== chosen.selectedId || next.hoveredId !== chosen.hoveredId;
      chosen = next;
      if (!wanted || !isNew) return;
      wanted = { ...wanted, chosen };
      if (wanted.layers.some(isPoints)) draw();
    },
    setInsets(next): void {
      insets = next;
      if (made) setInsets(made.map, next, options.isFront());
    },
    goTo: to => made && goTo(made.map, to),
    reveal(id): void {
      const points = wanted?.layers.filter(isPoints).flatMap(({ source }) => source.points) ?? [];
      const point = points.find(one => one.id === id);
      if (point && made) reveal(made.map, point);
    },
    zoomBy: levels => made && zoomBy(made.map, levels),
    retryTiles: () => draw(),
    tellView,
    camera: () => (made ? cameraOf(made.map) : options.camera),
    place: camera => made && place(made.map, camera),
    turnTo: tilt => made && turnTo(made.map, tilt),
    showBuildings(shown): void {
      buildings = shown;
      if (wanted) wanted = { ...wanted, buildings };
      draw();
    },
    colourBy(next): void {
      colouring = next;
      colour();
    },
    still: () => made?.still() ?? { zoom: 0, panden: [] },
    onStill(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pickMiddle(): void {
      if (!made) return;
      const { map } = made;
      const middle = map.project(map.getCenter());
      map.fire('click', { point: middle, lngLat: map.getCenter(), originalEvent: new MouseEvent('click') });
    },
    dispose: () => made?.remove(),
  };
}

const isPoints = (layer: LayerDefinition): layer is PointLayer => layer.source.kind === 'points';

function lightOfPreset({ look }: Scene): Light {
  const { sun, ...light } = presetLights[look.preset];
  return { ...light, sun: towards(sun) };
}

function isSame(one: ReadonlyMap<string, Rgb>, other: ReadonlyMap<string, Rgb>): boolean {
  return one.size === other.size && [...one].every(([id, colour]) => other.get(id)?.join() === colour.join());
}
