import type { Map as MapLibreMap } from 'maplibre-gl';
import type { BuildingsLayer } from './buildings-layer';
import { mercatorOfMetre, type Position, toMercator } from './earth';
import { idsAt } from './ids-at';
import { hitAt } from './pick';
import { type Scene, sceneAround } from './scene';
import { type Matrix, moved, type Vector } from './transforms';

/** A place above the ground. */
export interface Spot extends Position {
  /** m. */
  height: number;
}

/** What the tools of the page ask of the picture. Places on the screen are CSS pixels from its upper left corner. */
export interface MapTools {
  container: HTMLElement;
  /** What is seen there: a corner of a building close by, a place on a building, or the ground. */
  spotAt(x: number, y: number): Spot;
  /** BAG ids of the buildings that are seen at pixels; null for the ground, and where none is named. */
  buildingsAt(pixels: readonly { x: number; y: number }[]): (string | null)[];
  /** Null behind the eye. */
  project(spot: Spot): { x: number; y: number } | null;
  /** Called for each picture that is drawn; returns how to stop it. */
  onFrame(listener: () => void): () => void;
  /** Whether all buildings within metres of a place are drawn. */
  covers(place: Position, reach: number): boolean;
  /** Buildings that are drawn within metres of a place. */
  sceneAround(place: Position, reach: number): Scene;
  /** The middle of what is drawn of a pand; null where none of it is. */
  placeOf(pandId: string): Position | null;
}

/** CSS pixels within which a corner attracts. */
const attraction = 12;

export function mapTools(
  map: MapLibreMap,
  buildings: BuildingsLayer,
  matrix: () => Matrix,
  covers: MapTools['covers'],
): MapTools {
  const size = (): readonly [number, number] => {
    const { clientWidth, clientHeight } = map.getCanvas();
    return [clientWidth, clientHeight];
  };
  return {
    container: map.getCanvas(),
    spotAt(x, y) {
      const [width, height] = size();
      const pixel = [(x / width) * 2 - 1, 1 - (y / height) * 2] as const;
      const near = [(attraction / width) * 2, (attraction / height) * 2] as const;
      const hit = buildings.hidden ? null : hitAt(buildings.drawn(), matrix(), pixel, near);
      if (hit) return spotOf(hit.corner ?? hit.place);
      const { lng: lon, lat } = map.unproject([x, y]);
      return { lon, lat, height: 0 };
    },
    buildingsAt(pixels) {
      if (buildings.hidden) return pixels.map(() => null);
      const [width, height] = size();
      const places = pixels.map(({ x, y }) => [(x / width) * 2 - 1, 1 - (y / height) * 2] as const);
      return idsAt(buildings.drawn(), matrix(), places);
    },
    project(spot) {
      const [width, height] = size();
      const { x, y } = toMercator(spot);
      const corner: Vector = [x, y, spot.height * mercatorOfMetre(spot.lat)];
      const main = matrix();
      const [sx, sy] = moved(corner, main);
      const away =
        (main[3] ?? 0) * corner[0] +
        (main[7] ?? 0) * corner[1] +
        (main[11] ?? 0) * corner[2] +
        (main[15] ?? 1);
      if (away <= 0) return null;
      return { x: ((sx / away + 1) / 2) * width, y: ((1 - sy / away) / 2) * height };
    },
    onFrame(listener) {
      map.on('render', listener);
      return () => void map.off('render', listener);
    },
    covers,
    sceneAround: (place, reach) => sceneAround(buildings.drawn(), place, reach),
    placeOf(pandId) {
      const places = buildings.drawn().flatMap(({ geometry, toMercator: placed }) => {
        const { positions, buildings: numbers, ids } = geometry;
        const number = ids.indexOf(pandId);
        if (number < 0) return [];
        return [...numbers].flatMap((one, at) => {
          const [x = 0, y = 0, z = 0] = positions.subarray(at * 3, at * 3 + 3);
          return one === number ? [spotOf(moved([x, y, z], placed))] : [];
        });
      });
      if (places.length === 0) return null;
      const middle = (axis: 'lon' | 'lat'): number =>
        places.reduce((sum, place) => sum + place[axis], 0) / places.length;
      return { lon: middle('lon'), lat: middle('lat') };
    },
  };
}

function spotOf([x, y, z]: Vector): Spot {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { lon: (x - 0.5) * 360, lat, height: z / mercatorOfMetre(lat) };
}
