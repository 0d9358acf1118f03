import LayerGroup from 'ol/layer/Group';
import VectorTileLayer from 'ol/layer/VectorTile';
import type VectorTileSource from 'ol/source/VectorTile';
import { Stroke, Style } from 'ol/style';
import type { AreaLayer } from '../layers/definition';
import { createAreaImage } from './area-image';
import { type AreaPicture, createAreaPicture } from './area-picture';
import { type AreaTile, collectAreaTiles } from './area-tiles';
import type { DrawnRun, Scene } from './drawn-run';
import type { Run } from './runs';
import type { Sources } from './sources';
import { zoomOf } from './zoom';

/** All buurten of the country are 0.8 MB: parsing takes 30 ms, filling 30 ms, and each frame of the map 25 ms. */
const bytesPerFrame = 1_000_000;

/**
 * Areas of vector tiles as an image in which each pixel knows its area: other colours draw no polygon again. Outlines
 * are drawn above it where areas are large enough. New tiles are loaded above the old ones, which are removed when
 * rendering is complete and the colours of the new ones are known.
 */
export function createAreaRun(sources: Sources): DrawnRun {
  const group = new LayerGroup();
  let definition: AreaLayer | null = null;
  let shown: { url: string; pair: AreaPair; isLoaded: boolean } | null = null;

  const removeOld = () => {
    if (!shown?.isLoaded || !shown.pair.hasFills()) return;
    const pairs = group.getLayers();
    while (pairs.getLength() > 1) pairs.removeAt(0);
  };

  return {
    layer: group,
    update(run: Run, { look }: Scene): void {
      if (run.kind !== 'areas') return;
      const [layer] = run.layers;
      definition = layer;
      const { url } = layer.source;
      if (shown?.url !== url) {
        const source = sources.tiles(layer.source, () => definition?.source.onFailing?.(), bytesPerFrame);
        shown = { url, pair: createAreaPair(source, layer.sourceLayer), isLoaded: false };
        group.getLayers().push(shown.pair.layer);
      }
      group.setOpacity(layer.opacity ?? 1);
      group.setMinZoom(layer.minZoom ?? -Infinity);
      shown.pair.setFills(layer.fills, look.palette.ground);
      removeOld();
    },
    hitAt([x = 0, y = 0]: readonly number[], resolution: number) {
      if (!definition || !shown || zoomOf(resolution) < (definition.minZoom ?? 0)) return null;
      const code = shown.pair.codeAt(x, y);
      const target = code === null ? null : definition.targetOf(code);
      return target && { layer: definition.key, id: target.id, label: target.label ?? null };
    },
    pictureDone(): void {
      if (shown) shown.isLoaded = true;
      removeOld();
    },
  };
}

/** Image and outlines of one source. */
function createAreaPair(source: VectorTileSource, sourceLayer: string) {
  let outline: { colour: string; style: Style } | null = null;
  const outlines = new VectorTileLayer({ source, style: () => undefined });
  const tiles = collectAreaTiles(source, sourceLayer, (tile: AreaTile) => {
    picture.add(tile);
    image.changed();
  });
  const picture: AreaPicture = createAreaPicture(tiles, hasOutlines =>
    outlines.setStyle(() => (hasOutlines ? outline?.style : undefined)),
  );
  const image = createAreaImage(picture, tiles.zoomFor);

  return {
    layer: new LayerGroup({ layers: [image, outlines] }),
    setFills(fills: AreaLayer['fills'], colour: string): void {
      if (outline?.colour !== colour) {
        outline = { colour, style: new Style({ stroke: new Stroke({ color: colour, width: 1 }) }) };
        outlines.changed();
      }
      picture.setFills(fills);
      picture.paint();
    },
    hasFills: picture.hasFills,
    codeAt: picture.codeAt,
  };
}

type AreaPair = ReturnType<typeof createAreaPair>;
