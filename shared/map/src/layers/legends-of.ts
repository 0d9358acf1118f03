import type { MapLegend } from '../model/legend';
import type { LayerDefinition, LegendView } from './definition';

/** The legends of the layers at a zoom; of several legends with the same `about`, that of the first layer. */
export function legendsOf(layers: readonly LayerDefinition[], view: LegendView): MapLegend[] {
  const told = new Set<string>();
  return layers.flatMap(({ legend }) => {
    const one = legend?.(view);
    if (!one || (one.about && told.has(one.about))) return [];
    if (one.about) told.add(one.about);
    return [one];
  });
}
