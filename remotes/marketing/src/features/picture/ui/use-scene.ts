import { type CatalogueStatus, tileMaxZoom } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useMemo } from 'react';
import { pictureQueries } from '../api/tile-query';
import { chooseDataset, chooseExample } from '../model/choose-place';
import {
  movedInto,
  type Point,
  project,
  tileAt,
  tilesOf,
  toPixel,
  toPlace,
  type View,
  viewWith,
} from '../model/view';
import type { Size } from './use-size';

/** The deepest zoom has the smallest tiles, and one of them fills the picture. */
const detailZoom = tileMaxZoom;
/** Relative position of the marked address, not under the card at the lower left. */
const wideAnchor = { x: 0.6, y: 0.36 };
const narrowAnchor = { x: 0.5, y: 0.26 };
const narrow = 560;
const margin = 24;
const legendHeight = 64;

function anchorOf({ width, height }: Size): Point {
  const anchor = width < narrow ? narrowAnchor : wideAnchor;
  return { x: width * anchor.x, y: height * anchor.y };
}

/** The view with the place at its anchor. The initial view stays within one tile; that of an address is not moved. */
function viewOf(place: Point, size: Size, keepToTile: boolean): View {
  const worldSize = Math.max(size.width, size.height) * 2 ** detailZoom;
  const view = viewWith(place, anchorOf(size), { ...size, worldSize });
  return keepToTile ? movedInto(view, tileAt(place, detailZoom)) : view;
}

/** Whether a point is away from the edges and above the card in the lower part. */
function isInSight({ x, y }: Point, { width, height }: Size): boolean {
  return x > margin && x < width - margin && y > legendHeight && y < height / 2;
}

/** Centre of the initial picture. Null: nothing was imported yet. */
function focusOf(status: CatalogueStatus): Point | null {
  const dataset = chooseDataset(status.datasets);
  return dataset && project(...dataset.focus);
}

/** Data of the picture: the view, its tiles, and the marked address. */
export function useScene(
  status: CatalogueStatus,
  chosen: { lon: number; lat: number } | null,
  size: Size | null,
) {
  const isExample = chosen === null;
  const place = chosen ? project(chosen.lon, chosen.lat) : focusOf(status);
  const [x, y] = [place?.x, place?.y];

  const view = useMemo(
    () => (size && x !== undefined && y !== undefined ? viewOf({ x, y }, size, isExample) : null),
    [size, x, y, isExample],
  );

  const tiles = useQuery({
    ...pictureQueries.tiles(view ? tilesOf(view, detailZoom) : [], status.snapshot),
    enabled: view !== null,
  });
  const contents = tiles.data ?? null;
  const example = useMemo(
    () =>
      contents && view
        ? chooseExample(
            contents.flatMap(content => content.addresses),
            toPlace(view, anchorOf(view)),
            place => isInSight(toPixel(view, place), view),
          )
        : undefined,
    [contents, view],
  );

  return {
    view,
    contents,
    /** Undefined while unknown, null without an example. */
    example: place === null ? null : chosen || tiles.isPlaceholderData ? undefined : example,
    mark: chosen ? place : (example?.at ?? null),
    failed: tiles.isError,
    retry: () => void tiles.refetch(),
  };
}
