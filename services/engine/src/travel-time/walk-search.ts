import { Heap } from './heap';
import { accessBit, arcMs, type RoadGraph } from './road-graph';
import { type Seed, unreached } from './road-search';

/** Where a walk begins, with what has been walked of it already. */
export interface WalkSeed extends Seed {
  walkedMs: number;
}

export interface WalkLimits {
  limitMs: number;
  /** Of each walk. */
  mostWalkMs: number;
  /** A node is looked at again only when so much less was walked to it. */
  toleranceMs?: number;
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
  /** The last label of each node: what is neither sooner nor less walked need not be looked at. */
  private readonly lastMs: Int32Array;
  private readonly lastWalked: Int32Array;
  private touched: number[] = [];
  /** Of each label in the heap: its node and what was walked. */
  private labelNodes = new Int32Array(65_536);
  private labelWalked = new Int32Array(65_536);
  private labels = 0;
  private limits: Required<WalkLimits> = { limitMs: 0, mostWalkMs: 0, toleranceMs: 0 };

  constructor(private readonly graph: RoadGraph) {
    this.ms = new Int32Array(graph.x.length).fill(unreached);
    this.walked = new Int32Array(graph.x.length).fill(unreached);
    this.reached = new Int32Array(graph.x.length);
    this.lastMs = new Int32Array(graph.x.length).fill(unreached);
    this.lastWalked = new Int32Array(graph.x.length).fill(unreached);
  }

  run(seeds: readonly WalkSeed[], { limitMs, mostWalkMs, toleranceMs = 0 }: WalkLimits): void {
    this.limits = { limitMs, mostWalkMs, toleranceMs };
    const { graph, ms, walked, heap } = this;
    const { first, target, access } = graph;
    const bit = accessBit('walk', false);
    this.reset();
    for (const { node, ms: start, walkedMs } of seeds) this.add(node, start, walkedMs);
    while (heap.size > 0) {
      const label = heap.pop();
      const time = heap.key;
      const node = this.labelNodes[label] ?? 0;
      const far = this.labelWalked[label] ?? 0;
      if (far >= (walked[node] ?? 0) - toleranceMs) continue;
      walked[node] = far;
      if (ms[node] === unreached) {
        ms[node] = time;
        this.reached[this.count++] = node;
      }
      const end = first[node + 1] ?? 0;
      for (let arc = first[node] ?? 0; arc < end; arc++) {
        if (!((access[arc] ?? 0) & bit)) continue;
        const over = arcMs(graph, arc, 'walk');
        this.add(target[arc] ?? 0, time + over, far + over);
      }
    }
  }

  private add(node: number, time: number, far: number): void {
    const { limitMs, mostWalkMs, toleranceMs } = this.limits;
    if (time > limitMs || far > mostWalkMs || far >= (this.walked[node] ?? 0) - toleranceMs) return;
    const lastMs = this.lastMs[node] ?? 0;
    if (time >= lastMs && far >= (this.lastWalked[node] ?? 0) - toleranceMs) return;
    if (lastMs === unreached) this.touched.push(node);
    this.lastMs[node] = time;
    this.lastWalked[node] = far;
    if (this.labels === this.labelNodes.length) this.grow();
    this.heap.push(time, this.labels);
    this.labelNodes[this.labels] = node;
    this.labelWalked[this.labels++] = far;
  }

  private grow(): void {
    const [nodes, walked] = [this.labelNodes, this.labelWalked];
    this.labelNodes = new Int32Array(2 * nodes.length);
    this.labelWalked = new Int32Array(2 * walked.length);
    this.labelNodes.set(nodes);
    this.labelWalked.set(walked);
  }

  private reset(): void {
    for (const node of this.touched) {
      this.ms[node] = unreached;
      this.walked[node] = unreached;
      this.lastMs[node] = unreached;
      this.lastWalked[node] = unreached;
    }
    this.touched = [];
    this.count = 0;
    this.labels = 0;
    this.heap.clear();
  }
}
