import type { composeStyle, Look } from '@kavel/map/style';

type Style = ReturnType<typeof composeStyle>;

export const extrudedLayer = 'extruded';
/** Zoom from which panden are told apart in the tiles. */
const extrudedFrom = 15;
/** m: of panden whose height is not known. */
const unknownHeight = 6;
/** Of the state of a pand: a colour of the style. */
export const colourState = 'colour';

/** The catalogue with a name for each of its features, so that they can have a state. */
export function nameFeatures(style: Style): Style {
  const { catalogue, ...others } = style.sources;
  if (catalogue?.type !== 'vector') return style;
  const promoteId = { panden: 'pandId', addresses: 'objectId' };
  return { ...style, sources: { ...others, catalogue: { ...catalogue, promoteId } } };
}

/** Raises the outlines of panden below the layer at `at`. Colours are states: a change lays out no tile again. */
export function raiseOutlines(style: Style, at: number, { palette }: Look): Style {
  if (!style.sources.catalogue) return style;
  return {
    ...style,
    layers: style.layers.toSpliced(at < 0 ? style.layers.length : at, 0, {
      id: extrudedLayer,
      type: 'fill-extrusion',
      source: 'catalogue',
      'source-layer': 'panden',
      minzoom: extrudedFrom,
      paint: {
        'fill-extrusion-color': ['to-color', ['feature-state', colourState], palette.pand],
        'fill-extrusion-height': unknownHeight,
        'fill-extrusion-opacity': 0.75,
      },
    }),
  };
}
