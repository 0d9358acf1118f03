import type { Size } from './picture-address';

/** Pixels of the longer side from which a picture gets sharper and no longer wider. */
const widest = 1_440;

/** Pixels of the picture for one of the map. */
export const ratioOf = ({ width, height }: Size): number => Math.max(1, Math.max(width, height) / widest);
