import { countedLayers, type MapLayer } from '@kavel/contracts/layers';
import type { Bounds } from '@kavel/map';
import { useQueries, useQuery } from '@kavel/query';
import { useMemo } from 'react';
import { layerQueries } from './layer-queries';

const netherlands: Bounds = [3, 50.5, 7.5, 53.8];
const ofBuurten: readonly MapLayer[] = ['woz', 'surroundings'];

/** What lies in the view of the map. */
export interface InView {
  /** Number of each class of a layer by its key; null while that is not known. */
  countsOf: (layer: MapLayer) => ReadonlyMap<string, number> | null;
  /** Codes of the buurten; null while they are not known. */
  buurten: ReadonlySet<string> | null;
  /** Whether the counts of a layer could not be loaded. */
  isFailed: (layer: MapLayer) => boolean;
}

/** Counts the classes of the layers that are on in the view of the map; no view: nothing is known. */
export function useInView(bounds: Bounds | null, on: readonly MapLayer[]): InView {
  const view = bounds ?? netherlands;
  const counted = useQueries({
    queries: countedLayers.map(layer => ({
      ...layerQueries.counts(layer, view),
      enabled: bounds !== null && on.includes(layer),
    })),
    combine: results => results.map(({ data, isError }) => ({ data, isError })),
  });
  const buurten = useQuery({
    ...layerQueries.buurten(view),
    enabled: bounds !== null && on.some(layer => ofBuurten.includes(layer)),
  });
  return useMemo(() => {
    const names: readonly MapLayer[] = countedLayers;
    const resultOf = (layer: MapLayer) => counted[names.indexOf(layer)];
    return {
      countsOf: layer => {
        const classes = resultOf(layer)?.data?.classes;
        return classes ? new Map(classes.map(({ key, count }) => [key, count])) : null;
      },
      buurten: buurten.data ? new Set(buurten.data.codes) : null,
      isFailed: layer => (ofBuurten.includes(layer) ? buurten.isError : resultOf(layer)?.isError === true),
    };
  }, [counted, buurten.data, buurten.isError]);
}
