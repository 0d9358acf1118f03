import { addressZoom, type CatalogueStatus } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useMemo } from 'react';
import { pictureQueries } from '../api/tile-query';
import { chooseDataset, chooseExample, chooseFocus } from '../model/choose-place';
import { type Point, project, tileAt, tilesOf, viewWith, worldSizeAt } from '../model/view';
import type { Size } from './use-size';

export const metresPerPixel = 0.7;
const detailZoom = 15;
const densityZoom = addressZoom - 1;
/** Where the marked address comes in the picture: clear of the card, which lies over its lower left. */
const wideAnchor = { x: 0.6, y: 0.36 };
const narrowAnchor = { x: 0.5, y: 0.26 };
const narrow = 560;

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
      contents && x !== undefined && y !== undefined
        ? chooseExample(
            contents.flatMap(content => content.addresses),
            { x, y },
          )
        : null,
    [contents, x, y],
  );

  return {
    view,
    contents,
    example: chosen || tiles.isPlaceholderData ? null : example,
    mark: chosen ? place : (example?.at ?? null),
    failed: density.isError || tiles.isError,
    retry: () => void (density.isError ? density.refetch() : tiles.refetch()),
  };
}
