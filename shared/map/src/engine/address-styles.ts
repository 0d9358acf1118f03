import type VectorTileLayer from 'ol/layer/VectorTile';
import { Style } from 'ol/style';
import type { StyleFunction } from 'ol/style/Style';
import { layerName } from './layer-name';

/** More zooms than these are not looked at in one go. */
const rememberedResolutions = 12;

/**
 * Evaluates the style of an address once for each label, function and zoom. Tens of thousands of addresses
 * share a few dozen styles, and evaluating an expression for each of them is what takes the time.
 */
export function rememberAddressStyles(layer: VectorTileLayer): void {
  const evaluate = layer.getStyleFunction();
  if (evaluate) layer.setStyle(remembering(evaluate));
}

export function remembering(evaluate: StyleFunction): StyleFunction {
  const byResolution = new Map<number, Map<string, Style[]>>();

  const stylesAt = (resolution: number): Map<string, Style[]> => {
    const known = byResolution.get(resolution);
    if (known) return known;
    if (byResolution.size >= rememberedResolutions) byResolution.clear();
    const made = new Map<string, Style[]>();
    byResolution.set(resolution, made);
    return made;
  };

  return (feature, resolution) => {
    if (feature.get(layerName) !== 'addresses') return evaluate(feature, resolution);
    const styles = stylesAt(resolution);
    const key = `${feature.get('label')}|${feature.get('vtw')}`;
    const known = styles.get(key);
    if (known) return known;
    const made = copiesOf(evaluate(feature, resolution));
    styles.set(key, made);
    return made;
  };
}

/** The renderer of the style JSON reuses the objects that it hands out; the images are its own to keep. */
function copiesOf(styles: ReturnType<StyleFunction>): Style[] {
  const list = styles ? [styles].flat() : [];
  return list.map(style => {
    const image = style.getImage();
    return new Style({ ...(image ? { image } : {}), zIndex: style.getZIndex() ?? 0 });
  });
}
