import type { Map as MapLibreMap } from 'maplibre-gl';
import { colourState, extrudedLayer } from '../model/raised-outlines';
import type { Rgb } from './buildings-layer';

/** Gives raised outlines the colours that their buildings would have with a roof. */
export function colourOutlines(
  map: MapLibreMap,
  panden: Iterable<string>,
  colourOf: (pandId: string) => Rgb,
): void {
  if (!map.getLayer(extrudedLayer)) return;
  for (const id of panden) {
    const feature = { source: 'catalogue', sourceLayer: 'panden', id };
    const colour = `rgb(${colourOf(id).join()})`;
    if (map.getFeatureState(feature)?.[colourState] !== colour)
      map.setFeatureState(feature, { [colourState]: colour });
  }
}
