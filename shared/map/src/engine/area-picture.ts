import type { AreaFills } from '../layers/definition';
import {
  type AreaRaster,
  areaAt,
  clearWindow,
  colourRaster,
  emptyRaster,
  fillPolygon,
  hatched,
  type PixelGrid,
  packColour,
  windowOf,
} from './area-raster';
import type { AreaTile, AreaTilesLoaded } from './area-tiles';

/** Areas have outlines where there are at least so many pixels of the map for each. */
const leastOutlined = 500;

interface Filled extends AreaRaster {
  /** Zoom of the tiles in it. */
  z: number;
  /** Number of pixels in the extents of its tiles, and the areas in them. */
  pixels: number;
  seen: Set<number>;
}

/**
 * The areas around the view as numbered pixels, and their colours on a canvas. A tile that arrives is filled into what
 * there is. `onOutlines` says whether areas are large enough for outlines.
 */
export function createAreaPicture(tiles: AreaTilesLoaded, onOutlines: (hasOutlines: boolean) => void) {
  const numbers = new Map<string, number>();
  const codes: string[] = [''];
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  let image: ImageData | null = null;
  let raster: Filled | null = null;
  let isOutdated = false;
  let isPainted = true;
  let hasOutlines = false;
  let fills: AreaFills | null = null;

  const numberOf = (code: string): number => {
    const known = numbers.get(code);
    if (known !== undefined) return known;
    numbers.set(code, codes.length);
    return codes.push(code) - 1;
  };

  /** Replaces what there is in the extent of the tile. */
  const fill = (into: Filled, { extent, polygons }: AreaTile): void => {
    const window = windowOf(into, extent);
    clearWindow(into, window);
    for (const polygon of polygons) {
      const number = numberOf(polygon.code);
      if (fillPolygon(into, polygon, number, window) > 0) into.seen.add(number);
    }
    into.pixels += (window.right - window.left) * (window.bottom - window.top);
    isPainted = false;
  };

  const reportOutlines = ({ pixels, seen }: Filled): void => {
    const large = seen.size > 0 && pixels / seen.size >= leastOutlined;
    if (large !== hasOutlines) onOutlines(large);
    hasOutlines = large;
  };

  const coloursOf = (classes: AreaFills['classes']): Uint32Array => {
    const colours = new Uint32Array(codes.length).fill(hatched);
    colours[0] = 0;
    for (const { colour, codes: ofClass } of classes) {
      const packed = packColour(colour);
      for (const code of ofClass) {
        const number = numbers.get(code);
        if (number !== undefined) colours[number] = packed;
      }
    }
    return colours;
  };

  /** The image of the size of the canvas, which keeps its pixels from one painting to the next. */
  const imageFor = ({ width, height }: PixelGrid): ImageData => {
    if (image?.width === width && image.height === height) return image;
    [canvas.width, canvas.height] = [width, height];
    image = new ImageData(width, height);
    return image;
  };

  return {
    canvas,
    /** The pixels that are filled; null before the first time. */
    grid: (): PixelGrid | null => raster,
    /** Fills the pixels of a grid, unless they are; `z` is the zoom of the tiles in view. */
    cover(grid: PixelGrid, inView: readonly number[], z: number): void {
      if (raster && !isOutdated && raster.z === z && covers(raster, grid, inView)) return;
      const { west, north, width, height, resolution } = grid;
      const extent = [west, north - height * resolution, west + width * resolution, north];
      raster = { ...emptyRaster(grid), z, pixels: 0, seen: new Set() };
      for (const tile of tiles.in(extent, z)) fill(raster, tile);
      [isOutdated, isPainted] = [false, false];
      reportOutlines(raster);
    },
    /** A tile has been loaded. */
    add(tile: AreaTile): void {
      if (!raster) return;
      if (tile.z !== raster.z) isOutdated = true;
      else {
        fill(raster, tile);
        reportOutlines(raster);
      }
    },
    /** Colours the canvas, when its areas or their colours are others than before. */
    paint(): void {
      if (isPainted || !raster || !fills) return;
      const picture = imageFor(raster);
      const pixels = new Uint32Array(picture.data.buffer);
      colourRaster(raster, coloursOf(fills.classes), packColour(fills.missingColour), pixels);
      context?.putImageData(picture, 0, 0);
      isPainted = true;
    },
    setFills(next: AreaFills | null): void {
      if (next === null) return;
      const { classes, missingColour } = fills ?? {};
      if (next.classes === classes && next.missingColour === missingColour) return;
      fills = next;
      isPainted = false;
    },
    /** Whether colours have been given. */
    hasFills: () => fills !== null,
    /** The area at a place of the last picture, in metres. */
    codeAt(x: number, y: number): string | null {
      const number = raster && fills ? areaAt(raster, x, y) : 0;
      return codes[number] || null;
    },
  };
}

export type AreaPicture = ReturnType<typeof createAreaPicture>;

/** Whether pixels are those of a grid, or as fine as they and around all that is in view. */
function covers(
  one: PixelGrid,
  grid: PixelGrid,
  [west = 0, south = 0, east = 0, north = 0]: readonly number[],
) {
  return (
    one.resolution === grid.resolution &&
    one.west <= west &&
    one.north >= north &&
    one.west + one.width * one.resolution >= east &&
    one.north - one.height * one.resolution <= south
  );
}
