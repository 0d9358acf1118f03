import type Tile from 'ol/Tile';
import VectorTile from 'ol/VectorTile';

/** Maximum wait for a frame in milliseconds: a background page renders none. */
const longestWait = 250;
/** Vector tile bytes that can be parsed and drawn per frame without blocking the page. */
const bytesPerFrame = 100_000;

interface WaitingTile {
  bytes: number;
  start: () => void;
}

/**
 * Passes tiles to the map in batches of one frame, when the page is idle: a whole town in one frame would block the
 * page. Small tiles come first and together, because each frame redraws the dots of all earlier tiles.
 */
export function createTilesInTurn(whenFree: () => Promise<void>, bytesAtOnce = bytesPerFrame) {
  const waiting: WaitingTile[] = [];
  let handing = false;

  const handOver = async () => {
    if (handing) return;
    handing = true;
    while (waiting.length > 0) {
      await whenFree();
      for (const { start } of takeFrame(waiting, bytesAtOnce)) start();
      await nextFrame();
    }
    handing = false;
  };
  /** Runs the work in the frame assigned to the tile. */
  const inTurn = (bytes: number, work: () => void): Promise<void> =>
    new Promise<void>(start => {
      waiting.push({ bytes, start });
      void handOver();
    }).then(work);

  /** Tile load function for an OpenLayers source. */
  return (tile: Tile, url: string): void => {
    if (!(tile instanceof VectorTile)) return;
    tile.setLoader((extent, _resolution, featureProjection) => {
      const hand = (bytes: ArrayBuffer) =>
        tile.setFeatures(tile.getFormat().readFeatures(bytes, { extent, featureProjection }));
      fetchTile(url)
        // An empty tile needs no rendering: when zoomed out, most requested tiles are sea.
        .then(bytes => (bytes.byteLength === 0 ? hand(bytes) : inTurn(bytes.byteLength, () => hand(bytes))))
        .catch(() => tile.onError());
    });
  };
}

/** Takes the smallest tiles that fit into a frame, at least one. */
function takeFrame(waiting: WaitingTile[], bytesAtOnce: number): WaitingTile[] {
  waiting.sort((one, other) => one.bytes - other.bytes);
  let bytes = 0;
  const over = waiting.findIndex(tile => {
    bytes += tile.bytes;
    return bytes > bytesAtOnce;
  });
  return waiting.splice(0, over === -1 ? waiting.length : Math.max(over, 1));
}

/** The map renders its new tiles earlier in the same frame, unless it waits for other tiles. */
function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, longestWait);
  });
}

async function fetchTile(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`HTTP error! Status: ${answer.status}`);
  return answer.arrayBuffer();
}
