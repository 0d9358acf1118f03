import fc from 'fast-check';
import { buildGraph } from './build-graph';
import {
  accessBit,
  arcMs,
  joinGraphs,
  packGraph,
  type RoadGraph,
  type RoadMode,
  unpackGraph,
} from './road-graph';
import { RoadSearch, unreached } from './road-search';
import { msAlong, msTo, RoadIndex, seedsOf } from './snap';
import { WalkSearch } from './walk-search';

/** Plain Dijkstra over lists, without a heap. */
function plainTimes(graph: RoadGraph, start: number, mode: RoadMode, towards: boolean): number[] {
  const times = Array.from(graph.x, () => unreached);
  const open = new Set([start]);
  times[start] = 0;
  while (open.size > 0) {
    const node = [...open].reduce((least, one) => ((times[one] ?? 0) < (times[least] ?? 0) ? one : least));
    open.delete(node);
    for (let arc = graph.first[node] ?? 0; arc < (graph.first[node + 1] ?? 0); arc++) {
      if (!((graph.access[arc] ?? 0) & accessBit(mode, towards))) continue;
      const to = graph.target[arc] ?? 0;
      const time = (times[node] ?? 0) + arcMs(graph, arc, mode);
      if (time >= (times[to] ?? 0)) continue;
      times[to] = time;
      open.add(to);
    }
  }
  return times;
}

const place = fc.integer({ min: 1_000, max: 200_000 });
const graphs = fc
  .record({
    nodes: fc.array(fc.tuple(place, place), { minLength: 2, maxLength: 30 }),
    roads: fc.array(
      fc.tuple(
        fc.nat(29),
        fc.nat(29),
        fc.integer({ min: 1, max: 90_000 }),
        fc.nat(63),
        fc.integer({ min: 5, max: 120 }),
      ),
      { minLength: 1, maxLength: 70 },
    ),
  })
  .map(({ nodes, roads }) => {
    const used = roads.filter(([from, to]) => from % nodes.length !== to % nodes.length);
    return buildGraph({
      x: nodes.map(([x]) => x),
      y: nodes.map(([, y]) => y),
      from: used.map(([from]) => from % nodes.length),
      to: used.map(([, to]) => to % nodes.length),
      length: used.map(([, , length]) => length),
      access: used.map(([, , , access]) => access),
      speed: used.map(([, , , , speed]) => speed),
    });
  });
const modes = fc.constantFrom<RoadMode>('walk', 'bike', 'car');

test('the search finds what plain Dijkstra finds, from and towards any node, within its limit', () => {
  fc.assert(
    fc.property(
      graphs,
      modes,
      fc.boolean(),
      fc.nat(),
      fc.nat(3_000_000),
      (graph, mode, towards, at, limitMs) => {
        fc.pre(graph.x.length > 0);
        const start = at % graph.x.length;
        const search = new RoadSearch(graph);
        search.run([{ node: (start + 1) % graph.x.length, ms: 0 }], { mode, limitMs: 1_000_000 });
        search.run([{ node: start, ms: 0 }], { mode, towards, limitMs });
        const expected = plainTimes(graph, start, mode, towards).map(ms => (ms > limitMs ? unreached : ms));
        expect([...search.ms]).toEqual(expected);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('the way there takes as long as the way towards it from the other side', () => {
  fc.assert(
    fc.property(graphs, modes, place, place, place, place, (graph, mode, x, y, otherX, otherY) => {
      const index = new RoadIndex(graph);
      const [from, to] = [
        index.nearest({ x, y, metresPerUnit: 0.01 }, mode, 100_000),
        index.nearest({ x: otherX, y: otherY, metresPerUnit: 0.01 }, mode, 100_000),
      ];
      fc.pre(from !== null && to !== null);
      if (!from || !to) return;
      const search = new RoadSearch(graph);
      const limitMs = 100_000_000;
      search.run(seedsOf(graph, from, mode, false), { mode, limitMs });
      const there = Math.min(msTo(graph, search.ms, to, mode, false), msAlong(graph, from, to, mode, false));
      search.run(seedsOf(graph, to, mode, true), { mode, towards: true, limitMs });
      const towards = Math.min(
        msTo(graph, search.ms, from, mode, true),
        msAlong(graph, to, from, mode, true),
      );
      expect(towards).toBe(there);
    }),
  );
});

test('walks from several places keep to their limit, whichever of them came first', () => {
  const seeds = fc.array(fc.tuple(fc.nat(29), fc.nat(600_000), fc.nat(200_000)), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(graphs, seeds, fc.nat(2_000_000), fc.nat(900_000), (graph, all, limitMs, mostWalkMs) => {
      const count = graph.x.length;
      fc.pre(count > 0);
      const starts = all.map(([node, ms, walkedMs]) => ({ node: node % count, ms, walkedMs }));
      const expected = Array.from(graph.x, () => unreached);
      for (const { node, ms, walkedMs } of starts)
        plainTimes(graph, node, 'walk', false).forEach((walk, to) => {
          if (walk === unreached || walkedMs + walk > mostWalkMs || ms + walk > limitMs) return;
          expected[to] = Math.min(expected[to] ?? 0, ms + walk);
        });
      const search = new WalkSearch(graph);
      search.run([{ node: 0, ms: 0, walkedMs: 0 }], { limitMs: 1_000_000, mostWalkMs: 500_000 });
      search.run(starts, { limitMs, mostWalkMs });
      expect([...search.ms]).toEqual(expected);
      expect(search.count).toBe(expected.filter(ms => ms !== unreached).length);
    }),
    { numRuns: 500 },
  );
});

test('a graph is the same after packing, and joined with another one keeps its times', () => {
  fc.assert(
    fc.property(graphs, graphs, (graph, other) => {
      fc.pre(graph.x.length > 0);
      expect(unpackGraph(packGraph(graph))).toEqual(graph);
      const both = joinGraphs([other, graph]);
      const search = new RoadSearch(both);
      search.run([{ node: other.x.length, ms: 0 }], { mode: 'walk', limitMs: 100_000_000 });
      expect([...search.ms.subarray(other.x.length)]).toEqual(plainTimes(graph, 0, 'walk', false));
    }),
  );
});
