import {
  colourOfPand,
  creditsOf,
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

export interface PictureOptions {
  /** Takes the map while it draws; the caller hides it. */
  container: HTMLElement;
  view: View3d;
  time: Date;
  shown: Shown3d;
  measurement: Measurement | null;
  size: Size;
  mode: 'light' | 'dark';
  snapshot: string | undefined;
  wordsOf: (credits: string) => PictureWords;
}

export interface Picture {
  png: Blob;
  /** Buildings that are missing in it. */
  trouble: Trouble | null;
}

/** Draws a view once and makes a PNG of it. Rejects with `too-large` where the graphics card has no room for it. */
export async function makePicture(options: PictureOptions, signal: AbortSignal): Promise<Picture> {
  const { container, view, time, shown, measurement, size, mode, snapshot, wordsOf } = options;
  const ratio = ratioOf(size);
  const { createMap3d } = await loadEngine();
  signal.throwIfAborted();
  const sun = sunAt(time, view);
  const style = style3d({ mode, preset: presetOf(sun), tiles: tilesOf(snapshot), ...shown.layers });
  let trouble: Trouble | null = null;
  let credits: string | null = null;
  let finish: () => void = () => undefined;
  const whole = new Promise<void>((resolve, reject) => {
    finish = resolve;
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const map: Map3d = createMap3d({
    container,
    style,
    view,
    tileset: tilesetPath,
    pixelRatio: ratio,
    onView: () => undefined,
    onPick: () => undefined,
    onTrouble: told => {
      trouble = told;
    },
    onBuildings: (_, told) => {
      credits = told;
    },
    onWhole: () => finish(),
  });
  try {
    map.setSun(sun);
    map.showBuildings(shown.layers.buildings);
    map.colourBy(
      facts => pandId =>
        colourOfPand(facts.get(pandId), {
          colouring: shown.colouring,
          mode,
          selected: pandId === shown.pandId,
        }),
    );
    await whole;
    const words = wordsOf(creditsOf(shown.layers.buildings ? credits : null));
    // The browser may give fewer pixels than were asked for.
    if (map.canvas().width < size.width - 2 || map.canvas().height < size.height - 2)
      throw new Error('too-large');
    const canvas = compose({ map, view, size, ratio, measurement, words });
    const png = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
    if (!png) throw new Error('too-large');
    return { png, trouble };
  } finally {
    map.remove();
  }
}
