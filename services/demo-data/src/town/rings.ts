/** How a part of the town is built. */
export type Fabric =
  | 'thirties'
  | 'station'
  | 'post-war'
  | 'flats'
  | 'cauliflower'
  | 'vinex'
  | 'business'
  | 'park'
  | 'lake'
  | 'fields';

/** From the old town outwards, sector by sector from the east, counter-clockwise. */
export const rings: readonly (readonly Fabric[])[] = [
  [
    'station',
    'thirties',
    'thirties',
    'thirties',
    'park',
    'thirties',
    'thirties',
    'thirties',
    'thirties',
    'thirties',
    'thirties',
    'thirties',
  ],
  [
    'post-war',
    'flats',
    'post-war',
    'cauliflower',
    'post-war',
    'flats',
    'cauliflower',
    'park',
    'flats',
    'post-war',
    'cauliflower',
    'flats',
  ],
  [
    'business',
    'business',
    'vinex',
    'vinex',
    'lake',
    'vinex',
    'fields',
    'cauliflower',
    'vinex',
    'fields',
    'vinex',
    'business',
  ],
];
