import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import TileLayer from 'ol/layer/Tile';
import XYZ from 'ol/source/XYZ';

/** The layer for a configured outside tile server; hidden while the style has none. */
export function createOutsideLayer() {
  const layer = new TileLayer<XYZ>({ zIndex: -1, visible: false });
  let address: string | undefined;
  return {
    layer,
    setStyle(style: StyleSpecification): void {
      const source = style.sources.outside;
      const url = source && 'tiles' in source ? source.tiles?.[0] : undefined;
      if (url && url !== address) layer.setSource(new XYZ({ url, crossOrigin: 'anonymous' }));
      address = url;
      layer.setVisible(url !== undefined);
    },
  };
}
