/** A place on the world as a unit square (Web Mercator, x to the east, y to the south), or a size in it. */
export interface Point {
  x: number;
  y: number;
}

export interface TileId {
  z: number;
  x: number;
  y: number;
}

/** Visible part of the map: its centre, width of the world in pixels, and size in pixels. */
export interface View {
  centre: Point;
  worldSize: number;
  width: number;
  height: number;
}

const earthCircumference = 40_075_016.686;

/** Projects longitude and latitude in degrees to the unit square. */
export function project(lon: number, lat: number): Point {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** Metres per pixel at the latitude of the view's centre. */
export function metresPerPixel({ centre, worldSize }: View): number {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * centre.y)));
  return (earthCircumference * Math.cos(latitude)) / worldSize;
}

/** Pixel of a place, from the top left corner of the view. */
export function toPixel(view: View, place: Point): Point {
  return {
    x: (place.x - view.centre.x) * view.worldSize + view.width / 2,
    y: (place.y - view.centre.y) * view.worldSize + view.height / 2,
  };
}

/** Place at a pixel of the view. */
export function toPlace(view: View, pixel: Point): Point {
  return {
    x: view.centre.x + (pixel.x - view.width / 2) / view.worldSize,
    y: view.centre.y + (pixel.y - view.height / 2) / view.worldSize,
  };
}

/** The view that has a place at a given pixel. */
export function viewWith(place: Point, at: Point, size: Omit<View, 'centre'>): View {
  return {
    ...size,
    centre: {
      x: place.x - (at.x - size.width / 2) / size.worldSize,
      y: place.y - (at.y - size.height / 2) / size.worldSize,
    },
  };
}

export function tileAt(place: Point, z: number): TileId {
  const tiles = 2 ** z;
  return { z, x: Math.floor(place.x * tiles), y: Math.floor(place.y * tiles) };
}

/** Top left corner of a tile. */
export function tileCorner({ z, x, y }: TileId): Point {
  return { x: x / 2 ** z, y: y / 2 ** z };
}

/** Moves the view as little as possible into one tile; the tile must be larger than the view. */
export function movedInto(view: View, tile: TileId): View {
  const corner = tileCorner(tile);
  const span = 1 / 2 ** tile.z;
  const [halfWidth, halfHeight] = [view.width / 2 / view.worldSize, view.height / 2 / view.worldSize];
  const within = (middle: number, from: number, half: number) =>
    Math.min(Math.max(middle, from + half), from + span - half);
  const { x, y } = view.centre;
  return { ...view, centre: { x: within(x, corner.x, halfWidth), y: within(y, corner.y, halfHeight) } };
}

/** Tiles of one zoom that the view overlaps by more than a pixel, row by row. */
export function tilesOf(view: View, z: number): TileId[] {
  const first = tileAt(toPlace(view, { x: 1, y: 1 }), z);
  const last = tileAt(toPlace(view, { x: view.width - 1, y: view.height - 1 }), z);
  const tiles: TileId[] = [];
  for (let y = first.y; y <= last.y; y++) for (let x = first.x; x <= last.x; x++) tiles.push({ z, x, y });
  return tiles;
}
