import LayerGroup from 'ol/layer/Group';
import ImageLayer from 'ol/layer/Image';
import VectorTileLayer from 'ol/layer/VectorTile';
import ImageCanvasSource from 'ol/source/ImageCanvas';
import type VectorTileSource from 'ol/source/VectorTile';
import { Stroke, Style } from 'ol/style';
import type { AreaLayer } from '../layers/definition';
import { createAreaPicture } from './area-picture';
import { collectAreaTiles } from './area-tiles';
import type { DrawnRun, Scene } from './drawn-run';
import type { Run } from './runs';
import type { Sources } from './sources';
import { zoomOf } from './zoom';

/** How far the image reaches beyond the view, so that a drag does not come to its edge at once. */
const imageRatio = 1.2;

/**
 * Areas of vector tiles as an image in which each pixel knows its area: other colours draw no polygon again. Outlines
 * are drawn above it where areas are large enough. New tiles are loaded above the old ones, which are removed when
 * rendering is complete.
 */
export function createAreaRun(sources: Sources): DrawnRun {
  const group = new LayerGroup();
  let definition: AreaLayer | null = null;
  let shown: { url: string; pair: AreaPair } | null = null;

  return {
    layer: group,
    update(run: Run, { look }: Scene): void {
      if (run.kind !== 'areas') return;
      const [layer] = run.layers;
      definition = layer;
      const { url } = layer.source;
      if (shown?.url !== url) {
        const source = sources.tiles(layer.source, () => definition?.source.onFailing?.());
        shown = { url, pair: createAreaPair(source, layer.sourceLayer) };
        group.getLayers().push(shown.pair.layer);
      }
      group.setOpacity(layer.opacity ?? 1);
      group.setMinZoom(layer.minZoom ?? -Infinity);
      shown.pair.setFills(layer.fills, look.palette.ground);
    },
    hitAt([x = 0, y = 0]: readonly number[], resolution: number) {
      if (!definition || !shown || zoomOf(resolution) < (definition.minZoom ?? 0)) return null;
      const code = shown.pair.codeAt(x, y);
      const target = code === null ? null : definition.targetOf(code);
      return target && { layer: definition.key, id: target.id, label: target.label ?? null };
    },
    pictureDone(): void {
      const pairs = group.getLayers();
      while (pairs.getLength() > 1) pairs.removeAt(0);
    },
  };
}

/** Image and outlines of one source. */
function createAreaPair(source: VectorTileSource, sourceLayer: string) {
  const images = new ImageCanvasSource({
    ratio: imageRatio,
    canvasFunction: (extent, resolution, pixelRatio, [width = 0, height = 0]) =>
      picture.draw({
        width: Math.round(width),
        height: Math.round(height),
        west: extent[0] ?? 0,
        north: extent[3] ?? 0,
        resolution: resolution / pixelRatio,
      }),
  });
  const tiles = collectAreaTiles(source, sourceLayer, () => {
    picture.forget();
    images.changed();
  });
  const outlines = new VectorTileLayer({ source, style: () => undefined });
  let outline: { colour: string; style: Style } | null = null;
  const picture = createAreaPicture(tiles, hasOutlines =>
    outlines.setStyle(() => (hasOutlines ? outline?.style : undefined)),
  );
  const layer = new LayerGroup({ layers: [new ImageLayer({ source: images }), outlines] });

  return {
    layer,
    setFills(fills: AreaLayer['fills'], colour: string): void {
      if (outline?.colour !== colour) {
        outline = { colour, style: new Style({ stroke: new Stroke({ color: colour, width: 1 }) }) };
        outlines.changed();
      }
      picture.setFills(fills);
      images.changed();
    },
    codeAt: picture.codeAt,
  };
}

type AreaPair = ReturnType<typeof createAreaPair>;
