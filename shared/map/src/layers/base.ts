import { addressesLayer } from './addresses';
import { boundariesLayer } from './boundaries';
import type { ColourBy } from './colour-by';
import type { LayerDefinition } from './definition';
import { groundLayer } from './ground';
import { namesLayer } from './names';
import { outsideLayers } from './outside';
import { pandenLayer } from './panden';

/** Parts of the base map that can be hidden. */
export const baseParts = ['addresses', 'panden', 'buurten', 'topography'] as const;
export type BasePart = (typeof baseParts)[number];

export interface BaseOptions {
  hidden?: readonly BasePart[];
  /** Meaning of the address colours; `none` by default, so that other layers stand out. */
  colourBy?: ColourBy;
  /** Names of points of interest, such as stations; shown by default. */
  poiLabels?: boolean;
  /** Whether addresses can be hit by the pointer, by object id; false by default. */
  answers?: boolean;
}

/** Base layers of every map: ground, panden, boundaries and addresses of the catalogue, with their names. */
export function baseLayers({
  hidden = [],
  colourBy,
  poiLabels = true,
  answers,
}: BaseOptions = {}): LayerDefinition[] {
  const shown = (part: BasePart) => !hidden.includes(part);
  return [
    ...outsideLayers(document),
    ...(shown('topography') ? [groundLayer] : []),
    ...(shown('panden') ? [pandenLayer] : []),
    ...(shown('buurten') ? [boundariesLayer] : []),
    ...(shown('addresses') ? [addressesLayer({ colourBy, answers })] : []),
    namesLayer({
      addresses: shown('addresses'),
      buurten: shown('buurten'),
      topography: shown('topography'),
      stations: shown('topography') && poiLabels,
    }),
  ];
}
