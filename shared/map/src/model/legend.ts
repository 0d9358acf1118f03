import type { LayerDefinition, LegendView } from '../layers/definition';

export interface LegendEntry {
  key: string;
  label: string;
  colour: string;
}

/** What the colours of a layer mean. */
export interface MapLegend {
  title: string;
  entries: readonly LegendEntry[];
  /** Of several legends about the same thing only the first is shown. */
  about?: string;
}

/** The legends of layers at a zoom: of those about the same thing that of the first layer. */
export function legendsOf(layers: readonly LayerDefinition[], view: LegendView): MapLegend[] {
  const told = new Set<string>();
  return layers.flatMap(({ legend }) => {
    const one = legend?.(view);
    if (!one || (one.about && told.has(one.about))) return [];
    if (one.about) told.add(one.about);
    return [one];
  });
}
