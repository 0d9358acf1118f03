import { Heap } from './heap';
import { accessBit, arcMs, type RoadGraph } from './road-graph';
import { type Seed, unreached } from './road-search';

/** Where a walk begins, with what has been walked of it already. */
export interface WalkSeed extends Seed {
  walkedMs: number;
}

/**
 * Walks from many places that are reached at different times, each no longer than a limit. A node is looked at again when
 * it is reached later with less walked: from there one may get further.
 */
export class WalkSearch {
  readonly ms: Int32Array;
  readonly reached: Int32Array;
  count = 0;
  private readonly walked: Int32Array;
  private readonly heap = new Heap();
  /** Of each label in the heap: its node and what was walked. */
  private labelNodes: number[] = [];
  private labelWalked: number[] = [];

  constructor(private readonly graph: RoadGraph) {
    this.ms = new Int32Array(graph.x.length).fill(unreached);
    this.walked = new Int32Array(graph.x.length).fill(unreached);
    this.reached = new Int32Array(graph.x.length);
  }

  run(seeds: readonly WalkSeed[], limitMs: number, mostWalkMs: number): void {
    const { graph, ms, walked, heap } = this;
    const { first, target, access } = graph;
    const bit = accessBit('walk', false);
    this.reset();
    for (const { node, ms: start, walkedMs } of seeds) this.add(node, start, walkedMs, limitMs, mostWalkMs);
    while (heap.size > 0) {
      const label = heap.pop();
      const time = heap.key;
      const node = this.labelNodes[label] ?? 0;
      const far = this.labelWalked[label] ?? 0;
      if (far >= (walked[node] ?? 0)) continue;
      walked[node] = far;
      if (ms[node] === unreached) {
        ms[node] = time;
        this.reached[this.count++] = node;
      }
      const end = first[node + 1] ?? 0;
      for (let arc = first[node] ?? 0; arc < end; arc++) {
        if (!((access[arc] ?? 0) & bit)) continue;
        const over = arcMs(graph, arc, 'walk');
        this.add(target[arc] ?? 0, time + over, far + over, limitMs, mostWalkMs);
      }
    }
  }

  private add(node: number, time: number, far: number, limitMs: number, mostWalkMs: number): void {
    if (time > limitMs || far > mostWalkMs || far >= (this.walked[node] ?? 0)) return;
    this.heap.push(time, this.labelNodes.length);
    this.labelNodes.push(node);
    this.labelWalked.push(far);
  }

  private reset(): void {
    for (let place = 0; place < this.count; place++) {
      const node = this.reached[place] ?? 0;
      this.ms[node] = unreached;
      this.walked[node] = unreached;
    }
    this.count = 0;
    this.labelNodes = [];
    this.labelWalked = [];
    this.heap.clear();
  }
}
