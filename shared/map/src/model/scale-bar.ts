const earthCircumference = 40_075_016.686;
const tileSize = 512;

/** Metres on the ground per pixel, in Web Mercator at a latitude in degrees. */
export function metresPerPixel(zoom: number, lat: number): number {
  return (Math.cos((lat * Math.PI) / 180) * earthCircumference) / (tileSize * 2 ** zoom);
}

/** The longest of 1, 2, 5, 10, 20, 50 … metres that fits in a width, and its width in pixels. */
export function scaleBar(metresEachPixel: number, maxWidth: number): { metres: number; width: number } {
  const longest = metresEachPixel * maxWidth;
  const power = 10 ** Math.floor(Math.log10(longest));
  const step = [5, 2, 1].find(candidate => candidate * power <= longest) ?? 1;
  const metres = step * power;
  return { metres, width: metres / metresEachPixel };
}
