import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { Style } from 'ol/style';
import type { StyleFunction } from 'ol/style/Style';
import { hatchOf } from './hatch';
import { layerName } from './layer-name';
import { zoomOf } from './zoom';

/** More zooms than these are not looked at in one go. */
const rememberedResolutions = 12;

/** Properties of features that some layer of a style reads, by the layer of the tiles. */
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
 * Evaluates a style once for each zoom and each combination of the properties it reads. Tens of thousands
 * of buildings and addresses share a few dozen styles; evaluating expressions for each of them takes the time.
 */
export function rememberStyles(
  evaluate: StyleFunction,
  properties: ReadonlyMap<string, readonly string[]>,
  /** Places in the style of the layers that are hatched. */
  hatched: ReadonlySet<number> = new Set(),
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
    const made = copiesOf(evaluate(feature, resolution), hatched);
    styles.set(key, made);
    return made;
  };
}

/** Passes over features of which no layer draws anything at a zoom, without evaluating anything. */
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

/** The renderer of the style JSON changes the objects that it hands out; only images stay as they are. */
function copiesOf(styles: ReturnType<StyleFunction>, hatched: ReadonlySet<number>): Style[] {
  const list = styles ? [styles].flat() : [];
  return list.map(style => {
    const [image, fill, stroke] = [style.getImage(), style.getFill(), style.getStroke()];
    return new Style({
      ...(image ? { image } : {}),
      ...(fill ? { fill: hatched.has(style.getZIndex() ?? 0) ? hatchOf(fill) : fill.clone() } : {}),
      ...(stroke ? { stroke: stroke.clone() } : {}),
      zIndex: style.getZIndex() ?? 0,
    });
  });
}
