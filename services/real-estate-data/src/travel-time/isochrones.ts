import { metresPerCell, signedArea, toLonLat } from '@kavel/catalogue/geo';
import type { AreaGeometry, IsochroneQuestion, Isochrones } from '@kavel/contracts/travel-time';
import {
  areaWithin,
  type Bounds,
  boundsOf,
  combineTimes,
  drawTimes,
  type Frame,
  frameOf,
  type GridPolygons,
  type Snap,
  walkOverCell,
} from '@kavel/engine/travel-time';
import type { Network } from './network';
import { TravelTimeProblem } from './problem';
import { reach, roadMode, snapOf } from './reach';

type Origin = IsochroneQuestion['origins'][number];
type Area = { km2: number; geometry: AreaGeometry };
const msPerMinute = 60_000;

/** Areas of each origin and, when asked, of all together. Throws a TravelTimeProblem. */
export function isochronesOf(network: Network, question: IsochroneQuestion): Omit<Isochrones, 'engine'> {
  const snaps = question.origins.map((origin, number) => {
    const snap = snapOf(network, origin, origin.mode);
    if (!snap) throw new TravelTimeProblem({ problem: 'off-road', origin: number });
    return snap;
  });
  const draws = question.origins.map((origin, number) => drawerOf(network, snaps[number], origin, question));
  const lat = question.origins.reduce((sum, origin) => sum + origin.lat, 0) / question.origins.length;
  const metresPerUnit = metresPerCell(lat);
  if (!question.combination) {
    const areas = draws.flatMap((drawer, number) => {
      const found = drawer.search();
      const frame = frameOf(boundsOf(network.graph, found), metresPerUnit);
      return areasOf(question.origins[number], number, frame, frame && drawer.draw(found, frame));
    });
    return { areas, combined: null };
  }
  // One picture of all: each search is made twice rather than keeping the times of every node of each.
  const bounds = draws.map(drawer => boundsOf(network.graph, drawer.search()));
  const frame = frameOf(around(bounds), metresPerUnit);
  const drawn = draws.map(drawer => frame && drawer.draw(drawer.search(), frame));
  const areas = question.origins.flatMap((origin, number) =>
    areasOf(origin, number, frame, drawn[number] ?? null),
  );
  if (!frame) return { areas, combined: areaOf([], 1) };
  const layers = question.origins.map((origin, number) => ({
    times: drawn[number] ?? new Float32Array(frame.width * frame.height).fill(Number.POSITIVE_INFINITY),
    mostMs: Math.max(...origin.minutes) * msPerMinute,
  }));
  const step = walkOverCell(frame) / Math.max(...layers.map(({ mostMs }) => mostMs));
  const combined = areaWithin(combineTimes(layers, question.combination), frame, 1, step);
  return { areas, combined: areaOf(combined, frame.metresPerUnit) };
}

function drawerOf(network: Network, snap: Snap | undefined, origin: Origin, { transit }: IsochroneQuestion) {
  if (!snap) throw new TravelTimeProblem({ problem: 'off-road' });
  const { mode, direction } = origin;
  const limitMs = Math.max(...origin.minutes) * msPerMinute;
  return {
    search: () => reach(network, snap, { mode, direction, limitMs, transit }),
    draw: (found: ReturnType<typeof reach>, frame: Frame) =>
      drawTimes(network.graph, found, roadMode(mode), direction === 'to', frame),
  };
}

function around(all: readonly (Bounds | null)[]): Bounds | null {
  return all.reduce<Bounds | null>((whole, bounds) => {
    if (!whole || !bounds) return whole ?? bounds;
    return {
      xmin: Math.min(whole.xmin, bounds.xmin),
      ymin: Math.min(whole.ymin, bounds.ymin),
      xmax: Math.max(whole.xmax, bounds.xmax),
      ymax: Math.max(whole.ymax, bounds.ymax),
    };
  }, null);
}

function areasOf(
  origin: Origin | undefined,
  number: number,
  frame: Frame | null,
  times: Float32Array | null,
): Isochrones['areas'] {
  const longestFirst = [...new Set(origin?.minutes ?? [])].sort((a, b) => b - a);
  return longestFirst.map(minutes => {
    const polygons =
      frame && times ? areaWithin(times, frame, minutes * msPerMinute, walkOverCell(frame)) : [];
    return { origin: number, minutes, ...areaOf(polygons, frame?.metresPerUnit ?? 1) };
  });
}

const decimals = 5;

function areaOf(polygons: GridPolygons, metresPerUnit: number): Area {
  let units = 0;
  const coordinates = polygons.map(rings =>
    rings.map((ring, place) => {
      const signed = signedArea(ring.slice(0, -1).flat());
      units += place === 0 ? Math.abs(signed) : -Math.abs(signed);
      // Outside counter-clockwise and holes clockwise (RFC 7946); on the grid y runs to the south.
      const turned = signed > 0 === (place === 0) ? ring.toReversed() : ring;
      return turned.map(([x, y]): [number, number] => {
        const { lon, lat } = toLonLat({ x, y });
        return [Number(lon.toFixed(decimals)), Number(lat.toFixed(decimals))];
      });
    }),
  );
  const km2 = Number(((units * metresPerUnit * metresPerUnit) / 1e6).toFixed(3));
  return { km2, geometry: { type: 'MultiPolygon', coordinates } };
}
