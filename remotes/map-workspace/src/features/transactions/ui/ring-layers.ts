import type { StyledLayer } from '@kavel/map/layers';
import { ringLayer } from '../../../common/drawing/ring-layer';
import type { TransactionView } from '../model/transaction-view';
import type { Drawing } from './use-drawing';

/** Layers of the drawn areas, and of the area that is currently drawn. */
export function ringLayers(
  { tab, scope, compare, ring, otherRing }: TransactionView,
  { name, corners }: Pick<Drawing, 'name' | 'corners'>,
): StyledLayer[] {
  const shown = tab === 'figures';
  const first = shown && scope === 'drawn' && name !== 'ring' ? ring : null;
  const second = shown && compare === 'area' && name !== 'otherRing' ? otherRing : null;
  return [
    ...(name && corners.length > 0 ? [ringLayer('drawing', corners)] : []),
    ...(first ? [ringLayer('ring', first)] : []),
    ...(second ? [ringLayer('other-ring', second)] : []),
  ];
}
