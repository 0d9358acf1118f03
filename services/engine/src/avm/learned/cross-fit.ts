import { cell } from '../columns';
import { learnPrices, type PriceModel, sharesOf } from './price-model';
import { type Facts, factsOfRow, type SalesTable } from './sales-table';

/** Models that each left out another fold of the sales. */
export interface CrossFit {
  models: readonly PriceModel[];
  /** Index of the model that was not trained on a sale. */
  foldOf: Uint8Array;
  /** A deterministic pseudo-random number in [0, 1) per sale. */
  marks: Float64Array;
}

const parts = 5;
const mostRows = 60_000;
/** Maximum fraction of an error's variance that averaging may remove. */
const mostTaken = 0.5;

/** Trains a model for every fold on the other folds. Samples very large tables. */
export function crossFit(table: SalesTable): CrossFit {
  const marks = Float64Array.from(table.logPrice, (_, row) => markOf(table, row));
  const foldOf = Uint8Array.from(marks, mark => Math.floor(mark * parts));
  const share = mostRows / Math.max(table.logPrice.length, 1);
  const used = (row: number) => (cell(marks, row) * parts) % 1 < share;
  const rows = Int32Array.from(table.logPrice, (_, row) => row)
    .filter(used)
    .sort((a, b) => cell(marks, a) - cell(marks, b) || a - b);
  const models = Array.from({ length: parts }, (_, part) => {
    const others = rows.filter(row => foldOf[row] !== part);
    return learnPrices(
      table,
      others.length > 0 ? others : rows,
      rows.filter(row => foldOf[row] === part),
    );
  });
  return { models, foldOf, marks };
}

/**
 * Shares in the log price by feature, place and time, by the model that was not trained on the sale; see `sharesOf`.
 */
export function sharesOfSale({ models, foldOf }: CrossFit, table: SalesTable, row: number): Float64Array {
  const model = models[foldOf[row] ?? 0];
  return model ? withBase(model, factsOfRow(table, row)) : new Float64Array();
}

/** Ensemble estimate of a property outside the training data. */
export interface JointAnswer {
  /** Mean shares of the models, see `sharesOf`. */
  shares: Float64Array;
  /** Variance between the models, in squared log points. */
  variance: number;
}

export function askAll({ models }: CrossFit, facts: Facts): JointAnswer {
  const each = models.map(model => withBase(model, facts));
  const shares = Float64Array.from(
    each[0] ?? [],
    (_, i) => each.reduce((sum, s) => sum + cell(s, i), 0) / each.length,
  );
  const middle = sumOf(shares);
  const squares = each.reduce((sum, s) => sum + (sumOf(s) - middle) ** 2, 0);
  return { shares, variance: squares / Math.max(each.length - 1, 1) };
}

/**
 * Fraction of a single model's error that remains in the ensemble: averaging k models removes (k − 1) / k of the
 * variance between them. `usual` is the usual error of one model, in log points.
 */
export function leftOfError(models: number, variance: number, usual: number): number {
  const taken = ((models - 1) / models) * (variance / usual ** 2);
  return Math.sqrt(1 - Math.min(taken, mostTaken));
}

export function sumOf(shares: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < shares.length; i += 1) sum += shares[i] ?? 0;
  return sum;
}

/** The base of a model is added to place, because it differs between models. */
function withBase(model: PriceModel, facts: Facts): Float64Array {
  const shares = sharesOf(model, facts);
  const place = shares.length - 2;
  shares[place] = cell(shares, place) + model.base;
  return shares;
}

const words = new Float64Array(1);
const halves = new Uint32Array(words.buffer);

/** A pseudo-random number in [0, 1) derived from the sale, so that the order of sales does not matter. */
export function markOf({ x, y, month, logPrice, numeric }: SalesTable, row: number): number {
  let mixed = 0x811c9dc5;
  for (const column of [x, y, month, logPrice, ...numeric]) {
    words[0] = cell(column, row);
    for (const half of halves) {
      mixed = Math.imul(mixed ^ half, 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      mixed ^= mixed >>> 16;
    }
  }
  return (mixed >>> 0) / 2 ** 32;
}

/** Rows in a pseudo-random order derived from the sales. */
export function shuffledRows(table: SalesTable): Int32Array {
  const order = Float64Array.from(table.logPrice, (_, row) => (markOf(table, row) * 65_536) % 1);
  const rows = Int32Array.from(order, (_, row) => row);
  return rows.sort((a, b) => cell(order, a) - cell(order, b) || a - b);
}
