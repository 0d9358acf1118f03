import type { AreaLayer } from '../layers/definition';
import {
  type AreaRaster,
  areaAt,
  colourRaster,
  emptyRaster,
  fillPolygon,
  hatched,
  type PixelGrid,
  packColour,
} from './area-raster';
import type { AreaTilesLoaded } from './area-tiles';

/** Areas have outlines where they are at least so large on average, in pixels. */
const leastOutlined = 500;

/** The picture of all areas in view; `onOutlines` says whether they are large enough for outlines. */
export function createAreaPicture(tiles: AreaTilesLoaded, onOutlines: (hasOutlines: boolean) => void) {
  const numbers = new Map<string, number>();
  const codes: string[] = [''];
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  let raster: AreaRaster | null = null;
  let hasOutlines = false;
  let fills: AreaLayer['fills'] = { classes: [], missingColour: '#888888' };

  const numberOf = (code: string): number => {
    const known = numbers.get(code);
    if (known !== undefined) return known;
    numbers.set(code, codes.length);
    return codes.push(code) - 1;
  };

  const rasterOf = (grid: PixelGrid): AreaRaster => {
    if (raster && isSameGrid(raster, grid)) return raster;
    const made = emptyRaster(grid);
    const { west, north, width, height, resolution } = grid;
    const extent = [west, north - height * resolution, west + width * resolution, north];
    const seen = new Set<string>();
    for (const polygon of tiles.in(extent, resolution)) {
      seen.add(polygon.code);
      fillPolygon(made, polygon, numberOf(polygon.code));
    }
    raster = made;
    const large = seen.size > 0 && (width * height) / seen.size >= leastOutlined;
    if (large !== hasOutlines) onOutlines(large);
    hasOutlines = large;
    return made;
  };

  const coloursOf = (): Uint32Array => {
    const colours = new Uint32Array(codes.length).fill(hatched);
    colours[0] = 0;
    for (const { colour, codes: ofClass } of fills.classes) {
      const packed = packColour(colour);
      for (const code of ofClass) {
        const number = numbers.get(code);
        if (number !== undefined) colours[number] = packed;
      }
    }
    return colours;
  };

  return {
    draw(grid: PixelGrid): HTMLCanvasElement {
      const pixels = colourRaster(rasterOf(grid), coloursOf(), packColour(fills.missingColour));
      [canvas.width, canvas.height] = [grid.width, grid.height];
      context?.putImageData(new ImageData(pixels, grid.width, grid.height), 0, 0);
      return canvas;
    },
    setFills(next: AreaLayer['fills']): void {
      fills = next;
    },
    /** The next picture is drawn of the polygons that there are then. */
    forget(): void {
      raster = null;
    },
    /** The area at a place of the last picture, in metres. */
    codeAt(x: number, y: number): string | null {
      const number = raster ? areaAt(raster, x, y) : 0;
      return codes[number] || null;
    },
  };
}

function isSameGrid(one: PixelGrid, other: PixelGrid): boolean {
  return (['width', 'height', 'west', 'north', 'resolution'] as const).every(key => one[key] === other[key]);
}
