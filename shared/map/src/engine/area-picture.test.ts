import { createAreaPicture } from './area-picture';
import type { AreaTile, AreaTilesLoaded } from './area-tiles';

const grid = { width: 40, height: 40, west: 0, north: 40, resolution: 1 };
const all = [0, 0, 40, 40];

function tileOf(code: string, [west = 0, south = 0, east = 0, north = 0]: number[], z = 6): AreaTile {
  const flat = [west, north, east, north, east, south, west, south];
  return { z, extent: [west, south, east, north], polygons: [{ code, flat, ends: [8] }] };
}

function pictureOf(loaded: AreaTile[]) {
  const onOutlines = jest.fn();
  const tiles = { zoomFor: () => 6, in: jest.fn(() => loaded) } satisfies AreaTilesLoaded;
  const picture = createAreaPicture(tiles, onOutlines);
  picture.setFills({ classes: [], missingColour: '#888888' });
  return { picture, tiles, onOutlines };
}

// jsdom draws nothing.
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

test('a tile that arrives is filled into the picture, and the others are not filled again', () => {
  const { picture, tiles } = pictureOf([tileOf('BU1', [0, 0, 20, 40])]);
  picture.cover(grid, all, 6);
  expect([picture.codeAt(10, 20), picture.codeAt(30, 20)]).toEqual(['BU1', null]);
  picture.add(tileOf('BU2', [20, 0, 40, 40]));
  picture.cover(grid, all, 6);
  expect([picture.codeAt(10, 20), picture.codeAt(30, 20)]).toEqual(['BU1', 'BU2']);
  expect(tiles.in).toHaveBeenCalledTimes(1);
});

test('another zoom of tiles, another resolution or a view beyond the picture clears and refills it', () => {
  const { picture, tiles } = pictureOf([]);
  picture.cover(grid, all, 6);
  picture.cover({ ...grid, west: 5 }, [5, 5, 35, 35], 6);
  expect(tiles.in).toHaveBeenCalledTimes(1);
  picture.add(tileOf('BU1', all, 5));
  picture.cover(grid, all, 6);
  picture.cover({ ...grid, resolution: 2 }, all, 6);
  picture.cover({ ...grid, west: 5, resolution: 2 }, [5, 0, 100, 40], 6);
  expect(tiles.in).toHaveBeenCalledTimes(4);
});

test('areas have outlines when they are large on average', () => {
  const { picture, onOutlines } = pictureOf([tileOf('BU1', [0, 0, 20, 20])]);
  picture.cover(grid, all, 6);
  expect(onOutlines).not.toHaveBeenCalled();
  picture.add(tileOf('BU2', [20, 0, 40, 40]));
  expect(onOutlines.mock.calls).toEqual([[true]]);
});

test('sea in the extent of the tiles counts for the size of the areas', () => {
  const { picture, onOutlines } = pictureOf([]);
  picture.cover(grid, all, 6);
  // Of 1,600 pixels the island has 100.
  const island = { ...tileOf('GM1', [0, 0, 10, 10]), extent: all };
  picture.add(island);
  expect(onOutlines.mock.calls).toEqual([[true]]);
});

test('nothing is hit while colours are not known', () => {
  const tiles = { zoomFor: () => 6, in: () => [tileOf('BU1', all)] };
  const picture = createAreaPicture(tiles, () => undefined);
  picture.cover(grid, all, 6);
  expect([picture.hasFills(), picture.codeAt(10, 10)]).toEqual([false, null]);
});
