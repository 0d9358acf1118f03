import type Tile from 'ol/Tile';
import VectorTile from 'ol/VectorTile';

/** Longest wait for a frame, in milliseconds: a page in the background draws none. */
const longestWait = 250;
/** What is unpacked and drawn in a frame without the page standing still, in bytes of vector tiles. */
const bytesPerFrame = 100_000;

interface WaitingTile {
  bytes: number;
  start: () => void;
}

/**
 * Hands tiles to the map a frame's worth at a time, when the page is free: all of a town in one frame would keep the
 * page from answering. Small tiles go first and together, as each frame draws the dots of all tiles before it again.
 */
export function createTilesInTurn(whenFree: () => Promise<void>) {
  const waiting: WaitingTile[] = [];
  let handing = false;

  const handOver = async () => {
    if (handing) return;
    handing = true;
    while (waiting.length > 0) {
      await whenFree();
      for (const { start } of takeFrame(waiting)) start();
      await nextFrame();
    }
    handing = false;
  };
  /** Does the work in the frame that the tile is due in. */
  const inTurn = (bytes: number, work: () => void): Promise<void> =>
    new Promise<void>(start => {
      waiting.push({ bytes, start });
      void handOver();
    }).then(work);

  /** As a source of tiles wants it. */
  return (tile: Tile, url: string): void => {
    if (!(tile instanceof VectorTile)) return;
    tile.setLoader((extent, _resolution, featureProjection) => {
      const hand = (bytes: ArrayBuffer) =>
        tile.setFeatures(tile.getFormat().readFeatures(bytes, { extent, featureProjection }));
      fetchTile(url)
        // Nothing is drawn of an empty tile: from far, most of what is asked for lies in the sea.
        .then(bytes => (bytes.byteLength === 0 ? hand(bytes) : inTurn(bytes.byteLength, () => hand(bytes))))
        .catch(() => tile.onError());
    });
  };
}

/** Takes the smallest tiles that fit into a frame, one at least. */
function takeFrame(waiting: WaitingTile[]): WaitingTile[] {
  waiting.sort((one, other) => one.bytes - other.bytes);
  let bytes = 0;
  const over = waiting.findIndex(tile => {
    bytes += tile.bytes;
    return bytes > bytesPerFrame;
  });
  return waiting.splice(0, over === -1 ? waiting.length : Math.max(over, 1));
}

/** The map draws what it was handed in the same frame, before this; when it waits for other tiles too it draws nothing. */
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
