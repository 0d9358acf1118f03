/** Ways to go over roads. Public transport is walking with a timetable. */
export type RoadMode = 'walk' | 'bike' | 'car';

/** Bit of each mode in `access`: the low bits along the arc, three bits higher against it. */
export const modeBits: Readonly<Record<RoadMode, number>> = { walk: 1, bike: 2, car: 4 };
const againstShift = 3;

/**
 * Roads as a graph in typed arrays (compressed sparse rows). Nodes lie in Web Mercator on any integer grid. Every piece of
 * road is two arcs, one from either end, each with the access along and against it: a search towards an origin needs no
 * second graph.
 */
export interface RoadGraph {
  x: Int32Array;
  y: Int32Array;
  /** Modes whose network is connected at this node to more than a courtyard. */
  connected: Uint8Array;
  /** Arcs of node n are those from `first[n]` up to `first[n + 1]`. */
  first: Uint32Array;
  target: Uint32Array;
  /** Centimetres. */
  length: Uint32Array;
  access: Uint8Array;
  /** Free-flow speed of cars in km/h. */
  speed: Uint8Array;
}

/** Speeds in km/h; those of a route planner's usual profile, e.g. Valhalla's 5.1 and OSRM's 15. */
export const speedsKmh = { walk: 5, bike: 16 } as const;

/** Milliseconds for a centimetre at 1 km/h. */
const msPerCentimetre = 36;

/** Milliseconds to walk a metre. */
export const walkMsPerMetre = (msPerCentimetre * 100) / speedsKmh.walk;

/** Whole milliseconds over an arc, so that sums are exact; of use where the mode has access. */
export function arcMs({ length, speed }: RoadGraph, arc: number, mode: RoadMode): number {
  const kmh = mode === 'car' ? (speed[arc] ?? 1) : speedsKmh[mode];
  return Math.round(((length[arc] ?? 0) * msPerCentimetre) / kmh);
}

/** Bit to test in `access` for going along an arc, or against it. */
export function accessBit(mode: RoadMode, against: boolean): number {
  return against ? modeBits[mode] << againstShift : modeBits[mode];
}

/** The access of the same road seen from its other end. */
export function turnedAccess(access: number): number {
  return (access >> againstShift) | ((access & 7) << againstShift);
}

export function nodesOf({ x }: RoadGraph): number {
  return x.length;
}

const parts = {
  x: Int32Array,
  y: Int32Array,
  connected: Uint8Array,
  first: Uint32Array,
  target: Uint32Array,
  length: Uint32Array,
  access: Uint8Array,
  speed: Uint8Array,
} as const;

/** The arrays of a graph, to be stored by name. */
export function packGraph(graph: RoadGraph): Record<string, Uint8Array> {
  return Object.fromEntries(
    Object.keys(parts).map(name => {
      const { buffer, byteOffset, byteLength } = graph[name as keyof RoadGraph];
      return [name, new Uint8Array(buffer, byteOffset, byteLength)];
    }),
  );
}

/** The inverse of `packGraph`. Throws for an array that is missing. */
export function unpackGraph(arrays: Readonly<Record<string, Uint8Array>>): RoadGraph {
  const entries = Object.entries(parts).map(([name, Type]) => {
    const bytes = arrays[name];
    if (!bytes) throw new Error(`The stored roads have no array ${name}`);
    const copy = bytes.byteOffset % Type.BYTES_PER_ELEMENT === 0 ? bytes : new Uint8Array(bytes);
    return [
      name,
      new Type(copy.buffer as ArrayBuffer, copy.byteOffset, copy.byteLength / Type.BYTES_PER_ELEMENT),
    ];
  });
  return Object.fromEntries(entries) as unknown as RoadGraph;
}

/** Several graphs as one; roads of different files are not joined. */
export function joinGraphs(graphs: readonly RoadGraph[]): RoadGraph {
  const [only] = graphs;
  if (graphs.length === 1 && only) return only;
  let nodes = 0;
  let arcs = 0;
  const firsts: Uint32Array[] = [];
  const targets: Uint32Array[] = [];
  for (const graph of graphs) {
    const [nodesBefore, arcsBefore] = [nodes, arcs];
    firsts.push(graph.first.subarray(0, -1).map(arc => arc + arcsBefore));
    targets.push(graph.target.map(node => node + nodesBefore));
    nodes += graph.x.length;
    arcs += graph.target.length;
  }
  return {
    x: joined(
      Int32Array,
      graphs.map(({ x }) => x),
    ),
    y: joined(
      Int32Array,
      graphs.map(({ y }) => y),
    ),
    connected: joined(
      Uint8Array,
      graphs.map(({ connected }) => connected),
    ),
    first: joined(Uint32Array, [...firsts, Uint32Array.of(arcs)]),
    target: joined(Uint32Array, targets),
    length: joined(
      Uint32Array,
      graphs.map(({ length }) => length),
    ),
    access: joined(
      Uint8Array,
      graphs.map(({ access }) => access),
    ),
    speed: joined(
      Uint8Array,
      graphs.map(({ speed }) => speed),
    ),
  };
}

type Numbers = Int32Array | Uint32Array | Uint8Array;

function joined<T extends Numbers>(Type: new (length: number) => T, arrays: readonly T[]): T {
  const all = new Type(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  return all;
}
