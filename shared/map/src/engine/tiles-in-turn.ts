import type Tile from 'ol/Tile';
import VectorTile from 'ol/VectorTile';

/** Longest wait for a frame, in milliseconds: a map that is not shown draws none. */
const patience = 250;

/**
 * Hands tiles to the map one a frame, when the page is free. A tile is unpacked and drawn in a few dozen
 * milliseconds; a handful that came together would be drawn in one frame, in which the page answers nobody.
 */
export function createTilesInTurn(whenFree: () => Promise<void>) {
  let turn = Promise.resolve();
  let drawn = (): void => undefined;

  const nextFrame = () =>
    new Promise<void>(resolve => {
      drawn = resolve;
      setTimeout(resolve, patience);
    });

  /** Does the work when all before it has been drawn. */
  const inTurn = (work: () => void): Promise<void> => {
    const done = turn.then(whenFree).then(work);
    turn = done.then(nextFrame, () => undefined);
    return done;
  };

  return {
    /** As a source of tiles wants it. */
    load(tile: Tile, url: string): void {
      if (!(tile instanceof VectorTile)) return;
      tile.setLoader((extent, _resolution, featureProjection) => {
        fetchTile(url)
          .then(bytes =>
            inTurn(() =>
              tile.setFeatures(tile.getFormat().readFeatures(bytes, { extent, featureProjection })),
            ),
          )
          .catch(() => tile.onError());
      });
    },
    /** To be called after each frame. */
    frameDrawn: () => drawn(),
  };
}

async function fetchTile(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`HTTP error! Status: ${answer.status}`);
  return answer.arrayBuffer();
}
