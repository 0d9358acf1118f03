import type { composeStyle } from '@kavel/map/style';

type Style = ReturnType<typeof composeStyle>;
type Layer = Style['layers'][number];

/** Of the state of a dot: whether a building stands before it. */
export const hiddenState = 'hidden';
/** Of its opacity, what is left to a hidden dot. */
const left = 0.12;

/** Circles that count many: they stand for no place. */
const isDot = (layer: Layer): boolean => layer.type === 'circle' && !layer.id.endsWith('/density');

/** A style whose dots can be dimmed one by one, without laying out their tiles again. */
export function withDimming(style: Style): Style {
  return { ...style, sources: named(style), layers: style.layers.map(dimmable) };
}

/** Sources of dots with the name of each feature. */
function named({ sources, layers }: Style): Style['sources'] {
  const owners = layers.filter(isDot);
  const nameOf = (key: string, source: Style['sources'][string]) => {
    if (source.type === 'geojson') return { ...source, promoteId: 'id' };
    if (source.type !== 'vector' || source.promoteId) return source;
    const own = owners.flatMap(layer => ('source' in layer && layer.source === key ? layer : []));
    const promoteId = Object.fromEntries(
      own.flatMap(layer => {
        const name = 'source-layer' in layer && layer['source-layer'];
        return name ? [[name, name === 'results' ? 'objectId' : 'id']] : [];
      }),
    );
    return Object.keys(promoteId).length > 0 ? { ...source, promoteId } : source;
  };
  return Object.fromEntries(Object.entries(sources).map(([key, source]) => [key, nameOf(key, source)]));
}

function dimmable(layer: Layer): Layer {
  if (!isDot(layer) || layer.type !== 'circle') return layer;
  const opacity = (own: unknown) =>
    typeof own === 'number' ? ['case', ['to-boolean', ['feature-state', hiddenState]], own * left, own] : own;
  const paint = {
    ...layer.paint,
    'circle-opacity': opacity(layer.paint?.['circle-opacity'] ?? 1),
    'circle-stroke-opacity': opacity(layer.paint?.['circle-stroke-opacity'] ?? 1),
  } as typeof layer.paint;
  return { ...layer, paint } as Layer;
}
