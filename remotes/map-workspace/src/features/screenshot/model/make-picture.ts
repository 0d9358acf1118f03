import {
  type BuildingFacts,
  type ColourNote,
  type Credit,
  colourOfPand,
  factsByPand,
  loadEngine,
  type Map3d,
  type Measurement,
  presetOf,
  type Shown3d,
  style3d,
  sunAt,
  type Trouble,
  tilesetPath,
  tilesOf,
  type View3d,
} from '../../view3d';
import { compose, type PictureWords } from './compose';
import type { Size } from './picture-address';
import { ratioOf } from './ratio';
import { checkRoom, TooLarge } from './too-large';

export interface PictureOptions {
  /** Takes the map while it draws, of `mapSizeOf(size)`; the caller hides it. */
  container: HTMLElement;
  view: View3d;
  time: Date;
  shown: Shown3d;
  measurement: Measurement | null;
  size: Size;
  mode: 'light' | 'dark';
  mayScore: boolean;
  snapshot: string | undefined;
  wordsOf: (credit: Credit | null) => PictureWords;
  /** Called while the picture is drawn, with the part that is there, up to 1. */
  onProgress(fraction: number): void;
}

export interface Picture {
  png: Blob;
  /** Buildings that are missing in it. */
  trouble: Trouble | null;
  /** Why buildings lack their colours. */
  note: ColourNote | null;
}

/**
 * Pixels of the map for one of the page while tiles load. Each that comes draws a frame: at 4,096 pixels, dozens of them took
 * the processor minutes.
 */
const draft = 0.25;

/** Draws a view once and makes a PNG of it. Rejects with `TooLarge` where there is no room for it. */
export async function makePicture(options: PictureOptions, signal: AbortSignal): Promise<Picture> {
  const { container, view, time, shown, measurement, size, mode, mayScore, snapshot, wordsOf, onProgress } =
    options;
  const ratio = ratioOf(size);
  const { createMap3d } = await loadEngine();
  signal.throwIfAborted();
  const sun = sunAt(time, view);
  const style = style3d({ mode, preset: presetOf(sun), tiles: tilesOf(snapshot), ...shown.layers });
  let trouble: Trouble | null = null;
  let credit: Credit | null = null;
  let finish: () => void = () => undefined;
  const whole = () =>
    new Promise<void>((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const map: Map3d = createMap3d({
    container,
    style,
    view,
    tileset: tilesetPath,
    pixelRatio: draft,
    onView: () => undefined,
    onPick: () => undefined,
    onTrouble: told => {
      trouble = told;
    },
    onBuildings: (_, told) => {
      credit = told;
    },
    onWhole: () => finish(),
  });
  try {
    map.setSun(sun);
    map.showBuildings(shown.layers.buildings);
    colourAll(map, options, new Map());
    await whole();
    const { facts, note } = await factsByPand(shown.colour, { ...map.still(), mayScore, signal });
    if (facts.size > 0) {
      colourAll(map, options, facts);
      await whole();
    }
    await map.draw({ ratio, signal, onProgress });
    checkRoom(map.canvas(), size);
    const words = wordsOf(shown.layers.buildings ? credit : null);
    const canvas = compose({ map, view, size, ratio, measurement, words });
    const png = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
    if (!png) throw new TooLarge(null);
    return { png, trouble, note };
  } finally {
    map.remove();
  }
}

function colourAll(
  map: Map3d,
  { shown: { colour: by, pandId: selected }, mode }: PictureOptions,
  known: ReadonlyMap<string, Partial<BuildingFacts>>,
): void {
  map.colourBy(facts => pandId => {
    const all = { label: null, ...facts.get(pandId), ...known.get(pandId) };
    return colourOfPand(all, { by, mode, selected: pandId === selected });
  });
}
