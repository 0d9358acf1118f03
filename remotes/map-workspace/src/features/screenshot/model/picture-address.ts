import {
  type Measurement,
  type Preset,
  presets,
  readMeasurement,
  readShown,
  type Shown3d,
} from '../../view3d';

/** Pixels on each side. */
export const mostPixels = 4_096;
const fewestPixels = 64;

export interface Size {
  width: number;
  height: number;
}

export const usualSizes: readonly Size[] = [
  { width: 1_280, height: 720 },
  { width: 1_920, height: 1_080 },
  { width: 3_840, height: 2_160 },
  // A4 at 300 pixels an inch.
  { width: 3_508, height: 2_480 },
];

/** What a picture shows, all of it from the address: `size=1920x1080` and the words of `/3d`. */
export interface PictureWish {
  shown: Shown3d;
  /** The light of the day; null for that of the time. */
  preset: Preset | null;
  measurement: Measurement | null;
  size: Size;
  /** The size is none, or too large. */
  badSize: boolean;
}

export function readPicture(query: URLSearchParams): PictureWish {
  const text = query.get('size');
  const size = text === null ? usualSizes[1] : readSize(text);
  return {
    shown: readShown(query),
    preset: presets.find(one => one === query.get('preset')) ?? null,
    measurement: readMeasurement(query.get('measure')),
    size: size ?? { width: 0, height: 0 },
    badSize: !size || !isSize(size),
  };
}

function readSize(text: string): Size | null {
  const [, width, height] = /^(\d{1,6})x(\d{1,6})$/.exec(text) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

const isSize = ({ width, height }: Size): boolean =>
  [width, height].every(side => side >= fewestPixels && side <= mostPixels);

export const writeSize = ({ width, height }: Size): string => `${width}x${height}`;
