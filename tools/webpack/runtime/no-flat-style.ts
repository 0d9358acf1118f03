/** Stands in for OpenLayers' flat styles, with which the map would be 12 kB larger. */
export function flatStyleLikeToStyleFunction(): never {
  throw new Error('Layers take a style function or Style objects: flat styles are not part of this build.');
}
