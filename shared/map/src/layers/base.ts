import { addressesLayer } from './addresses';
import { boundariesLayer } from './boundaries';
import type { ColourBy } from './colour-by';
import type { LayerDefinition } from './definition';
import { groundLayer } from './ground';
import { namesLayer } from './names';
import { outsideLayers } from './outside';
import { pandenLayer } from './panden';

/** Parts of the base that can be left out. */
export const baseParts = ['addresses', 'panden', 'buurten', 'topography'] as const;
export type BasePart = (typeof baseParts)[number];

export interface BaseOptions {
  hidden?: readonly BasePart[];
  /** What the colours of the addresses tell; `none` when absent, so that other layers speak. */
  colourBy?: ColourBy;
  /** Whether addresses answer the pointer, by their object id; not when absent. */
  answers?: boolean;
}

/** What every map begins with: the ground, buildings, boundaries and addresses of the catalogue, with their names. */
export function baseLayers({ hidden = [], colourBy, answers }: BaseOptions = {}): LayerDefinition[] {
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
    }),
  ];
}
