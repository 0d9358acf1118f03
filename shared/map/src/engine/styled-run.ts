import type { FeatureLike } from 'ol/Feature';
import LayerGroup from 'ol/layer/Group';
import VectorTileLayer from 'ol/layer/VectorTile';
import type { HitTarget, StyledLayer } from '../layers/definition';
import { composeStyle } from '../style/compose-style';
import { distanceTo } from './distance-to';
import type { DrawnRun, Scene } from './drawn-run';
import { layerName } from './layer-name';
import type { Run } from './runs';
import type { Sources } from './sources';
import { createStyledPair, type StyledPair } from './styled-pair';
import { zoomOf } from './zoom';

/**
 * Layers of one source. New data is loaded above the old data, which is removed when loading has ended, so that the map
 * does not flicker. Data that is there already replaces it at once: the map then loads nothing.
 */
export function createStyledRun(sources: Sources, pictureStands: () => boolean): DrawnRun {
  const group = new LayerGroup();
  let layers: readonly StyledLayer[] = [];
  let shown: { data: unknown; pair: StyledPair } | null = null;

  const reportFailing = () => {
    for (const { source } of layers) if (source.kind === 'tiles') source.onFailing?.();
  };
  const openSource = ({ source }: StyledLayer, catalogueTiles: string | null) => {
    if (source.kind === 'catalogue') return sources.catalogue(catalogueTiles ?? '');
    return source.kind === 'geojson' ? sources.geojson(source) : sources.tiles(source, reportFailing);
  };
  const openPair = (source: ReturnType<typeof openSource>) => {
    const pair = createStyledPair(source, pictureStands());
    group.getLayers().push(pair.group);
    return pair;
  };
  const removeOld = () => {
    const pairs = group.getLayers();
    while (pairs.getLength() > 1) pairs.removeAt(0);
  };

  return {
    layer: group,
    update(run: Run, { look, catalogueTiles }: Scene): void {
      if (run.kind !== 'styled') return;
      layers = run.layers;
      const [first] = run.layers;
      if (first.source.kind === 'catalogue' && catalogueTiles === null) return;
      const data = dataOf(first, catalogueTiles);
      const pair = shown && shown.data === data ? shown.pair : openPair(openSource(first, catalogueTiles));
      shown = { data, pair };
      group.setOpacity(first.opacity ?? 1);
      pair.setStyle(composeStyle(layers, look, catalogueTiles));
      if (isLoaded(first)) removeOld();
    },
    hitAt([x = 0, y = 0]: readonly number[], resolution: number) {
      for (const layer of layers.toReversed()) {
        const { hit, key, minZoom = 0 } = layer;
        if (!hit || !shown || zoomOf(resolution) < minZoom) continue;
        const margin = hit.reach * resolution;
        let nearest: { target: HitTarget; metres: number } | null = null;
        for (const feature of featuresIn(shown.pair, [x - margin, y - margin, x + margin, y + margin])) {
          const metres = distanceTo(feature, x, y);
          if (metres > margin || metres >= (nearest?.metres ?? Infinity)) continue;
          const target = hit.target(factsOf(feature));
          if (target) nearest = { target, metres };
        }
        if (nearest) return { layer: key, id: nearest.target.id, label: nearest.target.label ?? null };
      }
      return null;
    },
    pictureDone(): void {
      removeOld();
      shown?.pair.firstPictureDone();
    },
  };
}

const isLoaded = ({ source }: StyledLayer): boolean =>
  source.kind === 'geojson' && typeof source.data !== 'string';

/** Key that identifies the data of a layer. */
function dataOf({ source }: StyledLayer, catalogueTiles: string | null): unknown {
  if (source.kind === 'catalogue') return catalogueTiles;
  return source.kind === 'geojson' ? source.data : source.url;
}

function featuresIn({ shapes }: StyledPair, extent: number[]): FeatureLike[] {
  if (shapes instanceof VectorTileLayer) return shapes.getFeaturesInExtent(extent);
  return shapes.getSource()?.getFeaturesInExtent(extent) ?? [];
}

function factsOf(feature: FeatureLike) {
  const sourceLayer: unknown = feature.get(layerName);
  return {
    sourceLayer: typeof sourceLayer === 'string' ? sourceLayer : null,
    properties: feature.getProperties(),
  };
}
