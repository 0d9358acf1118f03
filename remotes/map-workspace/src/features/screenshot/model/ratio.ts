import type { Size } from './picture-address';

/** Pixels of the longer side from which a picture gets sharper and no longer wider. */
const widest = 1_440;
/** Of divisions. */
const rounding = 1e-6;

/** Pixels of the picture for one of the map. */
export const ratioOf = ({ width, height }: Size): number => Math.max(1, Math.max(width, height) / widest);

/** Whole pixels of a map that has at least those of the picture. */
export function mapSizeOf(size: Size): Size {
  const ratio = ratioOf(size);
  const pixels = (side: number) => Math.ceil(side / ratio - rounding);
  return { width: pixels(size.width), height: pixels(size.height) };
}
