import { binned } from './bins';
import { boost, randomNumbers } from './boost';
import { addShares, forestOf } from './forest';
import { growTree } from './grow-tree';
import { leafOfBins } from './tree';

const grow = { mostLeaves: 2, leastRows: 1, shrinkage: 0, learningRate: 1 };
const every = (count: number) => Int32Array.from({ length: count }, (_, row) => row);

describe('bins', () => {
  it('splits 1, 2, 4 at 1.5 and 3; unknown is bin 0, above the last bound one bin more', () => {
    const { edges, bins } = binned([Float64Array.of(1, 2, 4, Number.NaN, 99)], 5, every(3));
    expect([...(edges[0] ?? [])]).toEqual([1.5, 3]);
    expect([...bins]).toEqual([1, 2, 3, 0, 3]);
  });
});

describe('a tree of two leaves', () => {
  const column = Float64Array.of(1, 2, 3, 4);
  const rest = Float64Array.of(10, 12, 20, 22);
  const table = binned([column], 4, every(4));
  const tree = growTree(table, every(4), rest, [0], grow);

  it('splits 10, 12 | 20, 22 at 2.5 into means 11 and 21', () => {
    expect(tree.threshold[0]).toBe(2.5);
    expect([1, 4].map((_, i) => tree.value[leafOfBins(tree, table.bins, i * 3)])).toEqual([11, 21]);
  });

  it('explains the path to the leaf: 16 at the root, 5 more for the column', () => {
    const shares = new Float64Array(1);
    addShares(forestOf([tree]), Float64Array.of(9), shares);
    expect(tree.value[0]).toBe(16);
    expect(shares[0]).toBe(5);
  });

  it('shrinks a leaf to zero: 42 / (2 + 2) = 10.5', () => {
    const drawn = growTree(table, every(4), Float64Array.of(-10, -12, 20, 22), [0], {
      ...grow,
      shrinkage: 2,
    });
    expect(drawn.value[(drawn.left[0] ?? 0) + 1]).toBe(10.5);
  });

  it('respects the minimum rows of a leaf', () => {
    expect(growTree(table, every(4), rest, [0], { ...grow, leastRows: 3 }).value).toHaveLength(1);
  });
});

describe('boosting', () => {
  const random = randomNumbers(5);
  const x = Float64Array.from({ length: 600 }, random);
  const target = x.map(value => Math.sin(6 * value));
  const train = every(600).filter(row => row % 3 > 0);
  const held = every(600).filter(row => row % 3 === 0);
  const options = {
    mostTrees: 80,
    learningRate: 0.2,
    mostLeaves: 8,
    leastRows: 5,
    shrinkage: 1,
    rowShare: 0.8,
    columnShare: 1,
    earlyStoppingRounds: 20,
  };
  const table = binned([x], 600, train);

  it('fits a sine that a linear model cannot: mean error on held-out rows below 0.05', () => {
    const trees = boost(table, target, train, held, options);
    const errors = Array.from(held, row => {
      const said = trees.reduce((sum, tree) => sum + (tree.value[leafOfBins(tree, table.bins, row)] ?? 0), 0);
      return Math.abs(said - (target[row] ?? 0));
    });
    expect(errors.reduce((a, b) => a + b, 0) / errors.length).toBeLessThan(0.05);
  });

  it('is deterministic', () => {
    expect(boost(table, target, train, held, options)).toEqual(boost(table, target, train, held, options));
  });

  it('grows no trees on noise, where held-out rows do not improve', () => {
    const noise = target.map(random);
    const middle = noise.map(value => value - 0.5);
    expect(boost(table, middle, train, held, options).length).toBeLessThan(20);
  });
});
