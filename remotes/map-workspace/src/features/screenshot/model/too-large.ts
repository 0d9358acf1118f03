import type { Size } from './picture-address';

/** The graphics card or the browser has no room for a picture. */
export class TooLarge extends Error {
  /** `most`: pixels of the longest side that it has room for; null where that is not known. */
  constructor(readonly most: number | null) {
    super('too-large');
  }
}

/** Throws `TooLarge` where a canvas has fewer pixels than were asked for. */
export function checkRoom({ width, height }: Size, asked: Size): void {
  if (width < asked.width || height < asked.height) throw new TooLarge(Math.max(width, height) || null);
}
