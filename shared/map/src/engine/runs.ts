import {
  type AreaLayer,
  isAreas,
  isPoints,
  isRaster,
  type LayerDefinition,
  type PointLayer,
  type RasterLayer,
  type StyledLayer,
} from '../layers/definition';

/** A group of adjacent layers that are drawn together. */
export type Run =
  | { id: string; kind: 'styled'; layers: readonly [StyledLayer, ...StyledLayer[]] }
  | { id: string; kind: 'areas'; layers: readonly [AreaLayer] }
  | { id: string; kind: 'raster'; layers: readonly [RasterLayer] }
  | { id: string; kind: 'points'; layers: readonly [PointLayer] };

/**
 * Runs from bottom to top. Adjacent catalogue layers are drawn as one: separate layers would each iterate over all
 * features of the tiles. The id of a run is stable while layers come and go.
 */
export function runsOf(layers: readonly LayerDefinition[]): Run[] {
  const runs: Run[] = [];
  for (const layer of layers.toSorted((one, other) => one.order - other.order)) {
    const below = runs.at(-1);
    if (isRaster(layer)) runs.push({ id: `raster ${layer.key}`, kind: 'raster', layers: [layer] });
    else if (isPoints(layer)) runs.push({ id: `points ${layer.key}`, kind: 'points', layers: [layer] });
    else if (isAreas(layer)) runs.push({ id: `areas ${layer.key}`, kind: 'areas', layers: [layer] });
    else if (below?.kind === 'styled' && joins(below.layers[0], layer)) {
      below.layers = [...below.layers, layer];
    } else runs.push({ id: styledId(layer, runs), kind: 'styled', layers: [layer] });
  }
  return runs;
}

function joins(first: StyledLayer, layer: StyledLayer): boolean {
  return isCatalogue(first) && isCatalogue(layer) && first.opacity === layer.opacity;
}

/** Catalogue runs are identified by position, because each may lose its first layer. */
function styledId(layer: StyledLayer, below: readonly Run[]): string {
  if (!isCatalogue(layer)) return `styled ${layer.key}`;
  const place = below.filter(run => run.kind === 'styled' && isCatalogue(run.layers[0])).length;
  return `catalogue ${place}`;
}

function isCatalogue({ source }: StyledLayer): boolean {
  return source.kind === 'catalogue';
}
