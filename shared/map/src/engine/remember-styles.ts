import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { Style } from 'ol/style';
import type { StyleFunction } from 'ol/style/Style';
import { layerName } from './layer-name';
import { zoomOf } from './zoom';

/** Maximum number of resolutions in the cache. */
const rememberedResolutions = 12;

/** Feature properties that a style reads, by tile layer. */
export function propertiesRead(layers: readonly LayerSpecification[]): Map<string, string[]> {
  const sourceLayers = new Set(layers.map(sourceLayerOf).filter(name => name !== undefined));
  return new Map(
    [...sourceLayers].map(name => [name, namesRead(layers.filter(layer => sourceLayerOf(layer) === name))]),
  );
}

function namesRead(layers: readonly LayerSpecification[]): string[] {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) {
      if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
    } else if (part[0] === 'get' && typeof part[1] === 'string') names.add(part[1]);
    else part.forEach(visit);
  };
  visit(layers);
  return [...names].sort();
}

/**
 * Caches style results by zoom and by the properties that the style reads. Tens of thousands of panden and addresses
 * share a few dozen styles; evaluating the expressions for each of them is slow.
 */
export function rememberStyles(
  evaluate: StyleFunction,
  properties: ReadonlyMap<string, readonly string[]>,
): StyleFunction {
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
    const styles = stylesAt(resolution);
    let key = `${feature.get(layerName)}`;
    for (const property of properties.get(key) ?? []) key += `|${feature.get(property)}`;
    const known = styles.get(key);
    if (known) return known;
    const made = copiesOf(evaluate(feature, resolution));
    styles.set(key, made);
    return made;
  };
}

/** Skips features for which no layer draws anything at a zoom, without evaluating expressions. */
export function skipOthers(evaluate: StyleFunction, layers: readonly LayerSpecification[]): StyleFunction {
  const wantedAt = (resolution: number) =>
    new Set(layers.filter(layer => isDrawnAt(layer, resolution)).map(sourceLayerOf));
  let wanted = { resolution: Number.NaN, layers: new Set<unknown>() };
  return (feature, resolution) => {
    if (wanted.resolution !== resolution) wanted = { resolution, layers: wantedAt(resolution) };
    return wanted.layers.has(feature.get(layerName)) ? evaluate(feature, resolution) : undefined;
  };
}

function sourceLayerOf(layer: LayerSpecification): string | undefined {
  return 'source-layer' in layer ? layer['source-layer'] : undefined;
}

function isDrawnAt({ minzoom = 0, maxzoom = 24 }: LayerSpecification, resolution: number): boolean {
  const zoom = zoomOf(resolution);
  return zoom >= minzoom && zoom < maxzoom;
}

/** Copies are needed because the style renderer mutates the objects that it returns; only images are reused. */
function copiesOf(styles: ReturnType<StyleFunction>): Style[] {
  const list = styles ? [styles].flat() : [];
  return list.map(style => {
    const [image, fill, stroke] = [style.getImage(), style.getFill(), style.getStroke()];
    return new Style({
      ...(image ? { image } : {}),
      ...(fill ? { fill: fill.clone() } : {}),
      ...(stroke ? { stroke: stroke.clone() } : {}),
      zIndex: style.getZIndex() ?? 0,
    });
  });
}
