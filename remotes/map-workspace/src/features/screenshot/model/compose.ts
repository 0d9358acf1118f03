import { type Map3d, type Measurement, measured, unitOf, type View3d } from '../../view3d';
import type { Size } from './picture-address';
import { metresOfPixel, roundMetres } from './scale';

export interface PictureWords {
  /** `50 m`, and what it is true of. */
  scale: (metres: number) => string;
  north: string;
  /** Date and time of the light, when it was made, sources. */
  lines: readonly string[];
  decimal: (value: number) => string;
}

export interface Composition {
  map: Map3d;
  view: View3d;
  size: Size;
  /** Pixels of the picture for one of the map. */
  ratio: number;
  measurement: Measurement | null;
  words: PictureWords;
}

const ink = '#1c2329';
const paper = 'rgba(255, 255, 255, 0.86)';
const accent = '#0b7285';

/** The map with scale, north, sources and dates in it. */
export function compose({ map, view, size, ratio, measurement, words }: Composition): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser gives no canvas of this size');
  // Pixel by pixel: the map may have one more of them below and at the right.
  pen.drawImage(map.canvas(), 0, 0);
  pen.scale(ratio, ratio);
  const [width, height] = [size.width / ratio, size.height / ratio];
  pen.font = `13px ${getComputedStyle(document.body).fontFamily}`;
  pen.textBaseline = 'middle';
  if (measurement) drawMeasurement(pen, map, measurement, words);
  drawStrip(pen, { width, height, view, words });
  drawNorth(pen, width, view, words.north);
  return canvas;
}

const lineHeight = 20;
const edge = 12;

/** At the bottom: the scale bar, then lines of words as far as they fit. */
function drawStrip(
  pen: CanvasRenderingContext2D,
  { width, height, view, words }: { width: number; height: number; view: View3d; words: PictureWords },
): void {
  const metre = 1 / metresOfPixel(view.lat, view.zoom);
  const metres = roundMetres(1 / metre, Math.min(160, width / 3));
  const bar = metres * metre;
  const scale = words.scale(metres);
  const lines = words.lines.flatMap(line => wrapped(pen, line, width - 2 * edge));
  const strip = lineHeight * (lines.length + 1) + edge;
  pen.fillStyle = paper;
  pen.fillRect(0, height - strip, width, strip);
  pen.strokeStyle = ink;
  pen.fillStyle = ink;
  pen.lineWidth = 2;
  const top = height - strip + edge / 2 + lineHeight / 2;
  pen.beginPath();
  pen.moveTo(edge, top - 4);
  pen.lineTo(edge, top + 4);
  pen.lineTo(edge + bar, top + 4);
  pen.lineTo(edge + bar, top - 4);
  pen.stroke();
  pen.fillText(scale, edge + bar + 8, top, width - bar - 2 * edge - 8);
  for (const [at, line] of lines.entries()) pen.fillText(line, edge, top + lineHeight * (at + 1));
}

function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && pen.measureText(`${last} ${word}`).width <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** At the upper right, lying on the ground as the map does. */
function drawNorth(pen: CanvasRenderingContext2D, width: number, view: View3d, letter: string): void {
  const radius = 26;
  pen.save();
  pen.translate(width - edge - radius, edge + radius);
  pen.fillStyle = paper;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.scale(1, Math.max(0.45, Math.cos((view.pitch * Math.PI) / 180)));
  pen.rotate((-view.bearing * Math.PI) / 180);
  pen.fillStyle = ink;
  pen.beginPath();
  pen.moveTo(0, -radius + 14);
  pen.lineTo(8, radius - 10);
  pen.lineTo(0, radius - 15);
  pen.lineTo(-8, radius - 10);
  pen.fill();
  pen.textAlign = 'center';
  pen.font = pen.font.replace('13px', 'bold 12px');
  pen.fillText(letter, 0, -radius + 7);
  pen.restore();
}

function drawMeasurement(
  pen: CanvasRenderingContext2D,
  map: Map3d,
  measurement: Measurement,
  words: PictureWords,
): void {
  const { kind, spots } = measurement;
  const [only] = spots;
  const line = kind === 'height' && only && spots.length === 1 ? [only, { ...only, height: 0 }] : spots;
  const points = line.flatMap(spot => map.project(spot) ?? []);
  const value = measured(measurement);
  pen.save();
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x, y);
  if (kind === 'area' && points.length > 2) {
    pen.closePath();
    pen.fillStyle = 'rgba(11, 114, 133, 0.25)';
    pen.fill();
  }
  for (const [colour, wide] of [
    ['#ffffff', 6],
    [accent, 3],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.stroke();
  }
  const last = points[kind === 'height' ? 0 : points.length - 1];
  if (last && value !== null) {
    const text = `${words.decimal(value)} ${unitOf[kind]}`;
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = 4;
    pen.strokeText(text, last.x + 12, last.y - 8);
    pen.fillStyle = ink;
    pen.fillText(text, last.x + 12, last.y - 8);
  }
  pen.restore();
}
