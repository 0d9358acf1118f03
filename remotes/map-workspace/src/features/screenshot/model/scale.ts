/** Metres of a pixel in the middle of the map, across; tiles of 512 pixels. */
export const metresOfPixel = (lat: number, zoom: number): number =>
  (40_075_016.686 * Math.cos((lat * Math.PI) / 180)) / (512 * 2 ** zoom);

/** Metres of a scale bar that is at most so many pixels long: 1, 2 or 5 with noughts. */
export function roundMetres(metresOfOne: number, mostPixels: number): number {
  const most = metresOfOne * mostPixels;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find(digit => digit * power <= most) ?? 1) * power;
}
