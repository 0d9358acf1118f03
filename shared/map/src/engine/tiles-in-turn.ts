import type Tile from 'ol/Tile';
import VectorTile from 'ol/VectorTile';

/** Longest wait for a frame, in milliseconds: a page in the background draws none. */
const patience = 250;

/**
 * Hands tiles to the map one a frame, when the page is free. A tile is unpacked and drawn in a few dozen
 * milliseconds; a handful that came together would be drawn in one frame, in which the page answers nobody.
 */
export function createTilesInTurn(whenFree: () => Promise<void>) {
  let turn = Promise.resolve();

  /** Does the work when all before it has been drawn. */
  const inTurn = (work: () => void): Promise<void> => {
    const done = turn.then(whenFree).then(work);
    turn = done.then(nextFrame, () => undefined);
    return done;
  };

  /** As a source of tiles wants it. */
  return (tile: Tile, url: string): void => {
    if (!(tile instanceof VectorTile)) return;
    tile.setLoader((extent, _resolution, featureProjection) => {
      const hand = (bytes: ArrayBuffer) =>
        tile.setFeatures(tile.getFormat().readFeatures(bytes, { extent, featureProjection }));
      fetchTile(url)
        // Nothing is drawn of an empty tile: from far, most of what is asked for lies in the sea.
        .then(bytes => (bytes.byteLength === 0 ? hand(bytes) : inTurn(() => hand(bytes))))
        .catch(() => tile.onError());
    });
  };
}

/** The map draws what it was handed in the same frame, before this; when it waits for other tiles too it draws nothing. */
function nextFrame(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, patience);
  });
}

async function fetchTile(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`HTTP error! Status: ${answer.status}`);
  return answer.arrayBuffer();
}
