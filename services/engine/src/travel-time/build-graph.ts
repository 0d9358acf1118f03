import { modeBits, type RoadGraph, turnedAccess } from './road-graph';

/** Pieces of road between two positions, as columns. */
export interface RoadPieces {
  /** Position of each node, on the grid of the graph. */
  x: ArrayLike<number>;
  y: ArrayLike<number>;
  /** Of each piece: both nodes, centimetres, access from the first node on (`RoadGraph.access`) and km/h. */
  from: ArrayLike<number>;
  to: ArrayLike<number>;
  length: ArrayLike<number>;
  access: ArrayLike<number>;
  speed: ArrayLike<number>;
}

/** A network of fewer nodes is a courtyard or an error of the map; nobody starts there. */
const fewestConnected = 100;

/**
 * Builds the graph. Nodes without a road are left out; the others lie in Z-order, so that those near each other are near
 * in memory.
 */
export function buildGraph(pieces: RoadPieces): RoadGraph {
  const { numbers, x, y } = orderNodes(pieces);
  const count = pieces.from.length;
  const first = new Uint32Array(x.length + 1);
  for (let piece = 0; piece < count; piece++)
    for (const end of [pieces.from, pieces.to]) {
      const next = (numbers[end[piece] ?? 0] ?? 0) + 1;
      first[next] = (first[next] ?? 0) + 1;
    }
  for (let node = 0; node < x.length; node++) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const next = first.slice(0, -1);
  const target = new Uint32Array(2 * count);
  const length = new Uint32Array(2 * count);
  const access = new Uint8Array(2 * count);
  const speed = new Uint8Array(2 * count);
  const add = (from: number, to: number, piece: number, bits: number): void => {
    const arc = next[from] ?? 0;
    next[from] = arc + 1;
    target[arc] = to;
    length[arc] = pieces.length[piece] ?? 0;
    access[arc] = bits;
    speed[arc] = pieces.speed[piece] ?? 1;
  };
  for (let piece = 0; piece < count; piece++) {
    const from = numbers[pieces.from[piece] ?? 0] ?? 0;
    const to = numbers[pieces.to[piece] ?? 0] ?? 0;
    const bits = pieces.access[piece] ?? 0;
    add(from, to, piece, bits);
    add(to, from, piece, turnedAccess(bits));
  }
  const graph = { x, y, connected: new Uint8Array(x.length), first, target, length, access, speed };
  for (const bit of Object.values(modeBits)) markConnected(graph, bit);
  return graph;
}

/** Numbers the nodes that have roads in Z-order. */
function orderNodes({ x, y, from, to }: RoadPieces): { numbers: Uint32Array; x: Int32Array; y: Int32Array } {
  const isUsed = new Uint8Array(x.length);
  for (const ends of [from, to])
    for (let piece = 0; piece < ends.length; piece++) isUsed[ends[piece] ?? 0] = 1;
  const used: number[] = [];
  let [xmin, ymin, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 1];
  for (let node = 0; node < x.length; node++) {
    if (!isUsed[node]) continue;
    used.push(node);
    xmin = Math.min(xmin, x[node] ?? 0);
    ymin = Math.min(ymin, y[node] ?? 0);
  }
  for (const node of used) most = Math.max(most, (x[node] ?? 0) - xmin, (y[node] ?? 0) - ymin);
  // 13 bits each way and the node's place in one exact number: sorting numbers is far faster than sorting with a comparison.
  const scale = 8_191 / most;
  const keys = Float64Array.from(used, (node, place) => {
    const column = Math.floor(((x[node] ?? 0) - xmin) * scale);
    const row = Math.floor(((y[node] ?? 0) - ymin) * scale);
    return (spread(column) + 2 * spread(row)) * placeRoom + place;
  }).sort();
  const numbers = new Uint32Array(x.length);
  const orderedX = new Int32Array(used.length);
  const orderedY = new Int32Array(used.length);
  keys.forEach((key, number) => {
    const node = used[key % placeRoom] ?? 0;
    numbers[node] = number;
    orderedX[number] = x[node] ?? 0;
    orderedY[number] = y[node] ?? 0;
  });
  return { numbers, x: orderedX, y: orderedY };
}

const placeRoom = 2 ** 27;

/** Puts a zero between the bits of a number of 13 bits. */
function spread(value: number): number {
  let bits = value;
  bits = (bits | (bits << 8)) & 0x00_ff_00_ff;
  bits = (bits | (bits << 4)) & 0x0f_0f_0f_0f;
  bits = (bits | (bits << 2)) & 0x33_33_33_33;
  return (bits | (bits << 1)) & 0x55_55_55_55;
}

/** Marks the nodes in networks of a mode that are large, or as large as there is, ignoring one-way streets. */
function markConnected({ connected, first, target, access }: RoadGraph, bit: number): void {
  const either = bit | turnedAccess(bit);
  const group = new Int32Array(connected.length).fill(-1);
  const sizes: number[] = [];
  const stack: number[] = [];
  for (let start = 0; start < group.length; start++) {
    if (group[start] !== -1) continue;
    const number = sizes.length;
    let size = 0;
    group[start] = number;
    stack.push(start);
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      size += 1;
      const end = first[node + 1] ?? 0;
      for (let arc = first[node] ?? 0; arc < end; arc++) {
        const to = target[arc] ?? 0;
        if (!((access[arc] ?? 0) & either) || group[to] !== -1) continue;
        group[to] = number;
        stack.push(to);
      }
    }
    sizes.push(size);
  }
  const largest = sizes.reduce((most, size) => Math.max(most, size), 2);
  const fewest = Math.min(fewestConnected, largest);
  for (let node = 0; node < group.length; node++)
    if ((sizes[group[node] ?? 0] ?? 0) >= fewest) connected[node] = (connected[node] ?? 0) | bit;
}
