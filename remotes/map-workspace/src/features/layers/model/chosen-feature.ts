import { type MapLayer, mapLayers } from '@kavel/contracts/layers';

/** Layer of what is chosen in the address of the page: `chosen=layer:woz:BU05990110`. */
export const chosenLayer = 'layer';

/** A clicked feature of a layer. */
export interface ChosenFeature {
  layer: MapLayer;
  /** Code of a buurt, or the class and id of a feature of tiles. */
  key: string;
}

export function chosenId({ layer, key }: ChosenFeature): string {
  return `${layer}:${key}`.slice(0, 100);
}

/** Null where it names no layer. */
export function readChosen(id: string): ChosenFeature | null {
  const at = id.indexOf(':');
  const layer = mapLayers.find(name => name === id.slice(0, at));
  return layer ? { layer, key: id.slice(at + 1) } : null;
}
