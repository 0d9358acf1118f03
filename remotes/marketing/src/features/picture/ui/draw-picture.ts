import { energyLabelColours } from '@kavel/ui/core';
import type { Shape, TileContent } from '../model/decode-tile';
import type { Palette } from '../model/palette';
import { metresPerPixel, type Point, type TileId, tileCorner, toPixel, type View } from '../model/view';

/** Line width of a road or railway in metres. */
const lineWidths: Record<string, number> = { main: 9, street: 6, path: 2.5, rail: 3 };
const dotRadius = 4;
const ringRadius = 11;

function trace(context: CanvasRenderingContext2D, view: View, { rings, closed }: Shape): void {
  context.beginPath();
  for (const ring of rings) {
    for (const [index, place] of ring.entries()) {
      const { x, y } = toPixel(view, place);
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    if (closed) context.closePath();
  }
}

/** Clips to the tile's own square, without its buffer; half a pixel of overlap hides seams. */
function clipTo(context: CanvasRenderingContext2D, view: View, tile: TileId): void {
  const { x, y } = toPixel(view, tileCorner(tile));
  const size = view.worldSize / 2 ** tile.z;
  context.beginPath();
  context.rect(x - 0.5, y - 0.5, size + 1, size + 1);
  context.clip();
}

function drawGround(
  context: CanvasRenderingContext2D,
  view: View,
  content: TileContent,
  palette: Palette,
): void {
  const metres = metresPerPixel(view);
  for (const shape of content.ground) {
    const colour = palette.kinds[shape.kind];
    if (!colour) continue;
    trace(context, view, shape);
    context.fillStyle = colour;
    context.strokeStyle = colour;
    context.lineWidth = (lineWidths[shape.kind] ?? 0) / metres;
    if (shape.closed) context.fill('evenodd');
    else context.stroke();
  }
}

function drawPanden(
  context: CanvasRenderingContext2D,
  view: View,
  content: TileContent,
  palette: Palette,
): void {
  context.fillStyle = palette.pand;
  context.strokeStyle = palette.outline;
  for (const pand of content.panden) {
    trace(context, view, pand);
    context.fill('evenodd');
    context.stroke();
  }
}

function drawDot(context: CanvasRenderingContext2D, { x, y }: Point, colour: string, rim: string): void {
  context.beginPath();
  context.arc(x, y, dotRadius, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill();
  context.strokeStyle = rim;
  context.stroke();
}

/**
 * Draws the tiles with a dot for each address in the colour of its energielabel, and a ring around the marked place.
 */
export function drawPicture(
  context: CanvasRenderingContext2D,
  view: View,
  contents: readonly TileContent[],
  palette: Palette,
  mark: Point | null,
): void {
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, view.width, view.height);
  for (const content of contents) {
    context.save();
    clipTo(context, view, content.tile);
    context.lineJoin = 'round';
    drawGround(context, view, content, palette);
    context.lineWidth = 1;
    drawPanden(context, view, content, palette);
    context.restore();
  }
  context.lineWidth = 1.5;
  for (const { addresses } of contents) {
    for (const { at, label } of addresses) {
      const colour = label ? energyLabelColours[label] : palette.unlabelled;
      drawDot(context, toPixel(view, at), colour, palette.rim);
    }
  }
  if (!mark) return;
  const { x, y } = toPixel(view, mark);
  context.beginPath();
  context.arc(x, y, ringRadius, 0, 2 * Math.PI);
  context.strokeStyle = palette.mark;
  context.lineWidth = 3.5;
  context.stroke();
}
