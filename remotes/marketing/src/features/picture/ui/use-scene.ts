import { addressZoom, type CatalogueStatus } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useMemo } from 'react';
import { pictureQueries } from '../api/tile-query';
import { chooseDataset, chooseExample, chooseFocus } from '../model/choose-place';
import { type Point, project, tileAt, tilesOf, toPixel, viewWith, worldSizeAt } from '../model/view';
import type { Size } from './use-size';

export const metresPerPixel = 0.5;
const detailZoom = 15;
const densityZoom = addressZoom - 1;
/** Where the marked address comes in the picture: clear of the card, which lies over its lower left. */
const wideAnchor = { x: 0.6, y: 0.36 };
const narrowAnchor = { x: 0.5, y: 0.26 };
const narrow = 560;
const margin = 24;
const legendHeight = 64;

/** Clear of the edges and of the card, which lies over the lower part. */
function isInSight({ x, y }: Point, { width, height }: Size): boolean {
  return x > margin && x < width - margin && y > legendHeight && y < height / 2;
}

function middleOf(status: CatalogueStatus): Point {
  const [west, south, east, north] = chooseDataset(status.datasets)?.bounds ?? status.bounds;
  return project((west + east) / 2, (south + north) / 2);
}

/** Everything the picture needs to be drawn: the view, what is in it, and the address it marks. */
export function useScene(
  status: CatalogueStatus,
  chosen: { lon: number; lat: number } | null,
  size: Size | null,
) {
  const middle = middleOf(status);
  const density = useQuery({
    ...pictureQueries.density(tileAt(middle, densityZoom), status.snapshot),
    enabled: chosen === null,
  });
  const place = chosen
    ? project(chosen.lon, chosen.lat)
    : density.data
      ? chooseFocus(density.data, middle)
      : null;
  const [x, y] = [place?.x, place?.y];

  const view = useMemo(() => {
    if (!size || x === undefined || y === undefined) return null;
    const anchor = size.width < narrow ? narrowAnchor : wideAnchor;
    const at = { x: size.width * anchor.x, y: size.height * anchor.y };
    return viewWith({ x, y }, at, { ...size, worldSize: worldSizeAt({ x, y }, metresPerPixel) });
  }, [size, x, y]);

  const tiles = useQuery({
    ...pictureQueries.tiles(view ? tilesOf(view, detailZoom) : [], status.snapshot),
    enabled: view !== null,
  });
  const contents = tiles.data ?? null;
  const example = useMemo(
    () =>
      contents && view && x !== undefined && y !== undefined
        ? chooseExample(
            contents.flatMap(content => content.addresses),
            { x, y },
            place => isInSight(toPixel(view, place), view),
          )
        : undefined,
    [contents, view, x, y],
  );
  const failed = density.isError || tiles.isError;

  return {
    view,
    contents,
    /** Undefined while it is not known yet, null where there is none. */
    example: failed ? null : chosen || tiles.isPlaceholderData ? undefined : example,
    mark: chosen ? place : (example?.at ?? null),
    failed,
    retry: () => void (density.isError ? density.refetch() : tiles.refetch()),
  };
}
