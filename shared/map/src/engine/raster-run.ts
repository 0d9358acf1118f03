import TileLayer from 'ol/layer/Tile';
import XYZ from 'ol/source/XYZ';
import type { DrawnRun } from './drawn-run';
import type { Run } from './runs';

/** Raster images by URL template. */
export function createRasterRun(): DrawnRun {
  const layer = new TileLayer<XYZ>();
  let shown: string | null = null;
  return {
    layer,
    update(run: Run): void {
      if (run.kind !== 'raster') return;
      const [definition] = run.layers;
      const { url } = definition.source;
      if (url !== shown) layer.setSource(new XYZ({ url, crossOrigin: 'anonymous' }));
      shown = url;
      layer.setOpacity(definition.opacity ?? 1);
      layer.setMinZoom(definition.minZoom ?? -Infinity);
    },
    hitAt: () => null,
    pictureDone: () => undefined,
  };
}
