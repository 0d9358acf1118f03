import { type MapLayer, mapLayers } from '@kavel/contracts/layers';

/** Layer of what is chosen in the address of the page: `chosen=layer:woz:BU05990110`. */
export const chosenLayer = 'layer';

/** Something of a layer that was clicked. */
export interface ChosenFeature {
  layer: MapLayer;
  /** Code of a buurt, or what a feature of tiles says of itself. */
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
