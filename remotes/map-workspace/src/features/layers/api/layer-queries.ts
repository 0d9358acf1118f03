import { call } from '@kavel/api-client';
import { type AreaFigure, layerApi } from '@kavel/contracts/layers';
import { queryOptions } from '@kavel/query';

/** Registers change by snapshot, not by the minute. */
const staleTime = 10 * 60_000;
const root = 'layers';

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
  at: (lon: number, lat: number) =>
    queryOptions({
      queryKey: [root, 'at', lon, lat],
      queryFn: ({ signal }) => call(layerApi.layersAt, { query: { lon, lat } }, { signal }),
      staleTime,
    }),
};
