import { tileMaxZoom, tileMinZoom } from '@kavel/contracts';
import type { LayerSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import MVT from 'ol/format/MVT';
import VectorTileLayer from 'ol/layer/VectorTile';
import VectorTileSource from 'ol/source/VectorTile';
import { createXYZ } from 'ol/tilegrid';
import { applyStyle } from 'ol-mapbox-style';
import { kavelSource } from '../style/compose-style';
import { layerName } from './layer-name';
import { propertiesRead, rememberStyles, skipOthers } from './remember-styles';
import { createTilesInTurn } from './tiles-in-turn';

/** How far beside an address dot a click still means it, in pixels. */
const reach = 10;

/** Our own tiles. The source outlives a change of style, so that another light asks for no tile again. */
export function createTileLayer(whenFree: () => Promise<void>) {
  const source = new VectorTileSource({
    format: new MVT({ layerName }),
    tileGrid: createXYZ({ tileSize: 512, minZoom: tileMinZoom, maxZoom: tileMaxZoom }),
    transition: 0,
    tileLoadFunction: createTilesInTurn(whenFree),
  });
  const layer = new VectorTileLayer({ source });
  // Names lie over the points of the page, so that they can be read there too.
  const names = new VectorTileLayer({ source, declutter: true, zIndex: 20 });
  const shown = { firstPicture: false, anyName: false };
  const showNames = () => names.setVisible(shown.firstPicture && shown.anyName);

  return {
    layers: [layer, names],
    source,
    async setStyle(style: StyleSpecification): Promise<void> {
      const tiles = style.sources[kavelSource];
      const url = tiles && 'tiles' in tiles ? tiles.tiles?.[0] : undefined;
      if (url && url !== source.getUrls()?.[0]) source.setUrl(url);
      const ours = style.layers.filter(drawn => 'source' in drawn && drawn.source === kavelSource);
      const ground = ours.filter(drawn => drawn.type !== 'symbol');
      const symbols = ours.filter(drawn => drawn.type === 'symbol');
      await Promise.all([draw(layer, style, ground), draw(names, style, symbols)]);
      shown.anyName = symbols.length > 0;
      showNames();
      const evaluate = layer.getStyleFunction();
      if (evaluate) layer.setStyle(rememberStyles(evaluate, propertiesRead(ground)));
      const evaluateNames = names.getStyleFunction();
      if (evaluateNames) names.setStyle(skipOthers(evaluateNames, symbols));
    },
    /** The first picture stands: names come next, so that they do not keep it waiting. */
    firstPictureDone(): void {
      shown.firstPicture = true;
      showNames();
    },
    /** The object id of the nearest address within reach; null for none. */
    addressAt(coordinate: number[], resolution: number): string | null {
      const [x = 0, y = 0] = coordinate;
      const margin = reach * resolution;
      let nearest: { id: string; metres: number } | null = null;
      for (const feature of layer.getFeaturesInExtent([x - margin, y - margin, x + margin, y + margin])) {
        if (feature.get(layerName) !== 'addresses') continue;
        const [west = 0, south = 0] = feature.getGeometry()?.getExtent() ?? [];
        const metres = Math.hypot(west - x, south - y);
        if (metres <= margin && metres < (nearest?.metres ?? Infinity)) {
          nearest = { id: String(feature.get('objectId')), metres };
        }
      }
      return nearest?.id ?? null;
    },
  };
}

async function draw(
  layer: VectorTileLayer,
  style: StyleSpecification,
  drawn: readonly LayerSpecification[],
): Promise<void> {
  layer.setVisible(drawn.length > 0);
  if (drawn.length === 0) return;
  const layers = drawn.map(({ id }) => id);
  await applyStyle(layer, style, { layers, updateSource: false, styleUrl: location.href });
}
