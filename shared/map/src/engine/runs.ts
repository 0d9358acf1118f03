import {
  isPoints,
  isRaster,
  type LayerDefinition,
  type PointLayer,
  type RasterLayer,
  type StyledLayer,
} from '../layers/definition';

/** Layers that are drawn together, between the others. */
export type Run =
  | { id: string; kind: 'styled'; layers: readonly [StyledLayer, ...StyledLayer[]] }
  | { id: string; kind: 'raster'; layers: readonly [RasterLayer] }
  | { id: string; kind: 'points'; layers: readonly [PointLayer] };

/**
 * The layers from below to above. Neighbours from the catalogue are drawn as one: each layer of its own would go over
 * all features of the tiles once more. The id of a run stays the same while layers come and go.
 */
export function runsOf(layers: readonly LayerDefinition[]): Run[] {
  const runs: Run[] = [];
  for (const layer of layers.toSorted((one, other) => one.order - other.order)) {
    const below = runs.at(-1);
    if (isRaster(layer)) runs.push({ id: `raster ${layer.key}`, kind: 'raster', layers: [layer] });
    else if (isPoints(layer)) runs.push({ id: `points ${layer.key}`, kind: 'points', layers: [layer] });
    else if (below?.kind === 'styled' && joins(below.layers[0], layer)) {
      below.layers = [...below.layers, layer];
    } else runs.push({ id: styledId(layer, runs), kind: 'styled', layers: [layer] });
  }
  return runs;
}

function joins(first: StyledLayer, layer: StyledLayer): boolean {
  return isCatalogue(first) && isCatalogue(layer) && first.opacity === layer.opacity;
}

/** Those of the catalogue by their place, as each may lose the layer that it began with. */
function styledId(layer: StyledLayer, below: readonly Run[]): string {
  if (!isCatalogue(layer)) return `styled ${layer.key}`;
  const place = below.filter(run => run.kind === 'styled' && isCatalogue(run.layers[0])).length;
  return `catalogue ${place}`;
}

function isCatalogue({ source }: StyledLayer): boolean {
  return source.kind === 'catalogue';
}
