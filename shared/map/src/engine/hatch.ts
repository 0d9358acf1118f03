import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import Fill from 'ol/style/Fill';
import { hatching } from '../layers/definition';

/** Distance between lines in pixels. */
const spacing = 7;

/** Indexes of hatched layers in a style, which the renderer uses as the z-index of their styles. */
export function hatchedLayers(layers: readonly LayerSpecification[]): ReadonlySet<number> {
  return new Set(layers.flatMap(({ metadata }, place) => (metadata === hatching ? [place] : [])));
}

/** Diagonal lines in the colour of a fill. A `fill-pattern` would require a sprite URL. */
export function hatchOf(fill: Fill): Fill {
  const canvas = document.createElement('canvas');
  canvas.width = spacing;
  canvas.height = spacing;
  const context = canvas.getContext('2d');
  const colour = fill.getColor();
  if (!context || typeof colour !== 'string') return fill.clone();
  context.strokeStyle = colour;
  context.lineWidth = 1.2;
  context.beginPath();
  // Three lines, so that they connect across tiles of the pattern.
  for (const shift of [-spacing, 0, spacing]) {
    context.moveTo(shift, spacing);
    context.lineTo(shift + spacing, 0);
  }
  context.stroke();
  return new Fill({ color: context.createPattern(canvas, 'repeat') });
}
