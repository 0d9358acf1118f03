import { call } from '@kavel/api-client';
import { type AreaFigure, type CountedLayer, layerApi } from '@kavel/contracts/layers';
import type { Bounds } from '@kavel/map';
import { keepPreviousData, queryOptions } from '@kavel/query';

/** Registers change by snapshot, not by the minute. */
const staleTime = 10 * 60_000;
const root = 'layers';

/** To a metre, so that a view that hardly moved is the same one. */
function boxOf(bounds: Bounds) {
  const [west, south, east, north] = bounds.map(degrees => Number(degrees.toFixed(5)));
  return { west, south, east, north };
}

/** Reads of the six layers. */
export const layerQueries = {
  overview: () =>
    queryOptions({
      queryKey: [root, 'overview'],
      queryFn: ({ signal }) => call(layerApi.layerOverview, {}, { signal }),
      staleTime,
    }),
  figure: (figure: AreaFigure) =>
    queryOptions({
      queryKey: [root, 'figure', figure],
      queryFn: ({ signal }) => call(layerApi.layerFigure, { params: { figure } }, { signal }),
      staleTime,
    }),
  counts: (layer: CountedLayer, bounds: Bounds) =>
    queryOptions({
      queryKey: [root, 'counts', layer, boxOf(bounds)],
      queryFn: ({ signal }) =>
        call(layerApi.layerCounts, { params: { layer }, query: boxOf(bounds) }, { signal }),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  buurten: (bounds: Bounds) =>
    queryOptions({
      queryKey: [root, 'buurten', boxOf(bounds)],
      queryFn: ({ signal }) => call(layerApi.buurtenInBox, { query: boxOf(bounds) }, { signal }),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  at: (lon: number, lat: number) =>
    queryOptions({
      queryKey: [root, 'at', lon, lat],
      queryFn: ({ signal }) => call(layerApi.layersAt, { query: { lon, lat } }, { signal }),
      staleTime,
    }),
};
