/** Metres per pixel at zoom 0, with tiles of 512 px. */
export const widestResolution = 156_543.033_928_04 / 2;

export function zoomOf(resolution: number): number {
  return Math.log2(widestResolution / resolution);
}
