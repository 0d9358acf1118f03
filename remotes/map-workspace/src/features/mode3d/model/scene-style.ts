import type { Scene } from '@kavel/map';
import type { LayerDefinition, RasterLayer, StyledLayer, StyleLayer } from '@kavel/map/layers';
import { drawOrder } from '@kavel/map/layers';
import { composeStyle, type Look } from '@kavel/map/style';
import { nameFeatures, raiseOutlines } from '../../view3d';
import { areaStyled } from './area-styled';
import { withDimming } from './hidden-dots';
import { type Chosen, pointStyled } from './point-styled';

type Drawn = StyledLayer | RasterLayer;
export type SceneStyle = ReturnType<typeof composeStyle>;

/** The layers of a map as one style knows them, from bottom to top. */
export function drawnLayers(layers: readonly LayerDefinition[], look: Look, chosen: Chosen): Drawn[] {
  return layers.map(layer => drawnOf(layer, look, chosen)).toSorted((one, other) => one.order - other.order);
}

function drawnOf(layer: LayerDefinition, look: Look, chosen: Chosen): Drawn {
  if ('fills' in layer) return faded(areaStyled(layer));
  if (layer.source.kind === 'points')
    return pointStyled(layer as Parameters<typeof pointStyled>[0], look, chosen);
  if (layer.source.kind === 'raster') return layer as RasterLayer;
  return faded(layer as StyledLayer);
}

/** The opacity of a layer goes to each part of its style that has none which depends on something. */
function faded(layer: StyledLayer): StyledLayer {
  const { opacity = 1 } = layer;
  if (opacity === 1) return layer;
  const fade = (drawn: StyleLayer): StyleLayer => {
    const name = `${drawn.type}-opacity`;
    const paint = (drawn.paint ?? {}) as Record<string, unknown>;
    const { [name]: own = 1 } = paint;
    if (drawn.type === 'symbol' || typeof own !== 'number') return drawn;
    return { ...drawn, paint: { ...paint, [name]: own * opacity } } as StyleLayer;
  };
  return { ...layer, style: look => layer.style(look).map(fade) };
}

/** The style of the flat map for the 3D one; panden without a roof are raised, above all that lies on the ground. */
export function sceneStyle(
  layers: readonly Drawn[],
  { look, catalogueTiles }: Scene,
  buildings: boolean,
): SceneStyle {
  const style = withDimming(nameFeatures(composeStyle(layers, look, catalogueTiles)));
  for (const source of Object.values(style.sources))
    if ('tiles' in source && source.tiles) source.tiles = source.tiles.map(absolute);
  if (!buildings) return style;
  const above = new Set(layers.filter(({ order }) => order >= drawOrder.addresses).map(({ key }) => key));
  const at = style.layers.findIndex(({ id }) => above.has(keyOf(id)));
  return raiseOutlines(style, at, look);
}

/** Key of the definition that a layer of the style comes from. */
export const keyOf = (styleLayerId: string): string => styleLayerId.split('/', 1).join('');

/** The worker of the map knows no address of the page. */
function absolute(template: string): string {
  return decodeURI(new URL(template, globalThis.location.href).href);
}
