import type { LayerSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import LayerGroup from 'ol/layer/Group';
import VectorLayer from 'ol/layer/Vector';
import VectorTileLayer from 'ol/layer/VectorTile';
import type VectorSource from 'ol/source/Vector';
import VectorTileSource from 'ol/source/VectorTile';
import { stylefunction } from 'ol-mapbox-style';
import { propertiesRead, rememberStyles, skipOthers } from './remember-styles';

/**
 * Draws one source in two layers: shapes, and above them decluttered labels. Labels are added after the first
 * rendering, so that they do not delay it.
 */
export function createStyledPair(source: VectorTileSource | VectorSource, firstPicture: boolean) {
  const shapes = layerOf(source, false);
  const names = layerOf(source, true);
  const shown = { firstPicture, anyName: false };
  const showNames = () => names.setVisible(shown.firstPicture && shown.anyName);
  let drawn = '';

  return {
    shapes,
    group: new LayerGroup({ layers: [shapes, names] }),
    setStyle(style: StyleSpecification): void {
      const text = JSON.stringify(style.layers);
      if (text === drawn) return;
      drawn = text;
      const ours = style.layers.filter(({ type }) => type !== 'background');
      const ground = ours.filter(({ type }) => type !== 'symbol');
      const symbols = ours.filter(({ type }) => type === 'symbol');
      apply(shapes, style, ground);
      apply(names, style, symbols);
      const evaluate = shapes.getStyleFunction();
      const evaluateNames = names.getStyleFunction();
      // In tiles all features of a layer have one geometry type; other sources may mix them and the style may depend on
      // it.
      if (source instanceof VectorTileSource) {
        if (evaluate) shapes.setStyle(rememberStyles(evaluate, propertiesRead(ground)));
        if (evaluateNames) names.setStyle(skipOthers(evaluateNames, symbols));
      }
      shapes.setVisible(ground.length > 0);
      shown.anyName = symbols.length > 0;
      showNames();
    },
    firstPictureDone(): void {
      shown.firstPicture = true;
      showNames();
    },
  };
}

export type StyledPair = ReturnType<typeof createStyledPair>;

/** Hidden until it has a style: OpenLayers' default style is blue. */
function layerOf(source: VectorTileSource | VectorSource, declutter: boolean) {
  return source instanceof VectorTileSource
    ? new VectorTileLayer({ source, declutter, visible: false })
    : new VectorLayer({ source, declutter, visible: false });
}

/** Without `applyStyle`, which also brings sources, sprites, fonts and rasters of a style: here the layer has its own. */
function apply(
  layer: StyledPair['shapes'],
  style: StyleSpecification,
  drawn: readonly LayerSpecification[],
): void {
  if (drawn.length === 0) return;
  const layers = drawn.map(({ id }) => id);
  stylefunction(layer, style, layers);
}
