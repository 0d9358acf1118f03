import { Heap } from './heap';
import { accessBit, arcMs, type RoadGraph, type RoadMode } from './road-graph';

/** Where a search begins: a node, and the milliseconds that reaching it took. */
export interface Seed {
  node: number;
  ms: number;
}

export interface SearchOptions {
  mode: RoadMode;
  /** Searches the way to the seeds instead of from them. */
  towards?: boolean;
  /** Nodes that take longer are not reached. */
  limitMs: number;
}

/** Time of a node that was not reached. */
export const unreached = 2 ** 31 - 1;

/** Dijkstra's search of all nodes within a time. One object is used for many searches, one after the other. */
export class RoadSearch {
  /** Milliseconds to each node of the last search, or `unreached`. */
  readonly ms: Int32Array;
  /** Nodes of the last search in the order of their time: the first `count` ones. */
  readonly reached: Int32Array;
  count = 0;
  private readonly heap = new Heap();
  private touched: number[] = [];

  constructor(readonly graph: RoadGraph) {
    this.ms = new Int32Array(graph.x.length).fill(unreached);
    this.reached = new Int32Array(graph.x.length);
  }

  run(seeds: readonly Seed[], { mode, towards = false, limitMs }: SearchOptions): void {
    const { graph, ms, heap, reached } = this;
    const { first, target, access } = graph;
    const bit = accessBit(mode, towards);
    this.reset();
    for (const { node, ms: start } of seeds) this.reach(node, start, limitMs);
    while (heap.size > 0) {
      const node = heap.pop();
      const time = heap.key;
      if (time !== ms[node]) continue;
      reached[this.count++] = node;
      const end = first[node + 1] ?? 0;
      for (let arc = first[node] ?? 0; arc < end; arc++) {
        if ((access[arc] ?? 0) & bit) this.reach(target[arc] ?? 0, time + arcMs(graph, arc, mode), limitMs);
      }
    }
  }

  private reach(node: number, time: number, limitMs: number): void {
    const known = this.ms[node] ?? 0;
    if (time > limitMs || time >= known) return;
    if (known === unreached) this.touched.push(node);
    this.ms[node] = time;
    this.heap.push(time, node);
  }

  private reset(): void {
    for (const node of this.touched) this.ms[node] = unreached;
    this.touched = [];
    this.heap.clear();
    this.count = 0;
  }
}
