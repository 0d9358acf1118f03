import { binned } from '../../boosting/bins';
import { type BoostOptions, boost } from '../../boosting/boost';
import { addShares, type Forest, forestOf } from '../../boosting/forest';
import { mean } from '../../statistics/summary';
import { cell } from '../columns';
import { fitHedonic } from '../hedonic';
import { levelAt, type TimeIndex } from '../time-index';
import { levelMeans } from './encode';
import { levelsAt, type Neighbourhood, neighbourhoodLevels, neighbourhoodOf } from './neighbourhood';
import { type Facts, factsOfRow, rowsOf, type SalesTable } from './sales-table';
import { type Scaling, scaled, scalingOf } from './scaling';

/**
 * Log price = base + time index + slopes · features + boosted trees over features, place and time. Trained on part of
 * the sales, so that it can predict the others.
 */
export interface PriceModel {
  base: number;
  index: TimeIndex;
  encodings: readonly Map<number, number>[];
  scalings: readonly Scaling[];
  slopes: Float64Array;
  forest: Forest;
  neighbourhood: Neighbourhood | null;
}

/** Trains on the `train` rows; the `held` rows are for early stopping. */
export function learnPrices(table: SalesTable, train: Int32Array, held: Int32Array): PriceModel {
  const sales = rowsOf(table, train);
  const encodings = sales.categorical.map(levels => levelMeans(levels, sales.logPrice));
  const features = featureColumns(sales, encodings);
  const scalings = features.map(scalingOf);
  const straight = features.map((column, f) => scaledColumn(column, scalings[f]));
  const { slopes, index } = fitHedonic({ ...placed(sales), features: straight });
  const plain = { index, encodings, scalings, slopes, forest: forestOf([]), base: 0, neighbourhood: null };
  const rows = Int32Array.from([...train, ...held]);
  const all = rowsOf(table, rows);
  const target = Float64Array.from(
    rows,
    (row, i) => cell(table.logPrice, row) - total(plain, factsOfRow(all, i)),
  );
  const base = mean(target.subarray(0, train.length));
  const own = Int32Array.from(train, (_, i) => i);
  const others = Int32Array.from(held, (_, i) => train.length + i);
  const neighbourhood = neighbourhoodOf({
    x: sales.x,
    y: sales.y,
    price: sales.logPrice.map((price, row) => price - inIndex(index, cell(sales.month, row))),
    said: Float64Array.from(train, (_, row) => saidOf(plain, treeValues(plain, factsOfRow(sales, row)))),
    rest: target.subarray(0, train.length).map(value => value - base),
  });
  const bins = binned(
    [...treeColumns(all, encodings), ...levelColumns(all, plain, neighbourhood), all.month],
    rows.length,
    own,
  );
  const trees = boost(
    bins,
    target.map(value => value - base),
    own,
    others,
    optionsFor(train.length),
  );
  const inRoots = trees.reduce((sum, { value }) => sum + cell(value, 0), 0);
  return { ...plain, base: base + inRoots, forest: forestOf(trees), neighbourhood };
}

/** Log price of a property: the sum of `shares` and the base. */
export function total(model: PriceModel, facts: Facts): number {
  return model.base + sharesOf(model, facts).reduce((sum, share) => sum + share, 0);
}

/** Contribution of each feature to the log price, in order; then place; then time. */
export function sharesOf(model: PriceModel, facts: Facts): Float64Array {
  const values = treeValues(model, facts);
  const inTrees = new Float64Array(values.length);
  addShares(model.forest, values, inTrees);
  const features = values.length - placeColumns - 1;
  const shares = new Float64Array(features + 2);
  for (let f = 0; f < features; f += 1) {
    const scaling = model.scalings[f];
    const straight = scaling ? cell(model.slopes, f) * scaled(scaling, cell(values, f)) : 0;
    shares[f] = straight + cell(inTrees, f);
  }
  for (let p = 0; p < placeColumns; p += 1)
    shares[features] = cell(shares, features) + cell(inTrees, features + p);
  shares[features + 1] = inIndex(model.index, facts.month) + cell(inTrees, features + placeColumns);
  return shares;
}

function inIndex(index: TimeIndex, month: number): number {
  return Number.isNaN(month) ? 0 : levelAt(index, month);
}

const placeColumns = 4 + neighbourhoodLevels;

/**
 * Features, then the columns of place, then the month; fills an existing array, because it is called for every
 * candidate.
 */
function treeValues(model: PriceModel, facts: Facts): Float64Array {
  const { encodings, neighbourhood } = model;
  const { numeric, categorical, x, y, month } = facts;
  const features = numeric.length + categorical.length;
  const values = new Float64Array(features + placeColumns + 1);
  values.set(numeric);
  for (let c = 0; c < categorical.length; c += 1)
    values[numeric.length + c] = encodings[c]?.get(categorical[c] ?? -1) ?? Number.NaN;
  values.set([x, y, x + y, x - y], features);
  if (neighbourhood) values.set(levelsAt(neighbourhood, { x, y, said: saidOf(model, values) }), features + 4);
  values[features + placeColumns] = month;
  return values;
}

/** Linear part of the log price by features. */
function saidOf({ scalings, slopes }: PriceModel, values: Float64Array): number {
  return scalings.reduce((sum, scaling, f) => sum + cell(slopes, f) * scaled(scaling, cell(values, f)), 0);
}

/** The first rows are the sales of the neighbourhood itself. */
function levelColumns(table: SalesTable, plain: PriceModel, neighbourhood: Neighbourhood): Float64Array[] {
  const { x, y } = table;
  const columns = Array.from({ length: neighbourhoodLevels }, () => new Float64Array(x.length));
  x.forEach((east, row) => {
    const said = saidOf(plain, treeValues(plain, factsOfRow(table, row)));
    levelsAt(neighbourhood, { x: east, y: cell(y, row), said }, row).forEach((level, l) => {
      const column = columns[l];
      if (column) column[row] = level;
    });
  });
  return columns;
}

function featureColumns(table: SalesTable, encodings: PriceModel['encodings']): Float64Array[] {
  const encoded = table.categorical.map((levels, c) =>
    Float64Array.from(levels, level => encodings[c]?.get(level) ?? Number.NaN),
  );
  return [...table.numeric, ...encoded];
}

function treeColumns(table: SalesTable, encodings: PriceModel['encodings']): Float64Array[] {
  const { x, y } = table;
  const sum = x.map((east, row) => east + cell(y, row));
  const difference = x.map((east, row) => east - cell(y, row));
  return [...featureColumns(table, encodings), x, y, sum, difference];
}

function scaledColumn(column: Float64Array, scaling: Scaling | undefined): Float64Array {
  return scaling ? column.map(value => scaled(scaling, value)) : column;
}

/** Sales with unknown places and months filled in, as the linear part needs. */
function placed({ x, y, month, logPrice }: SalesTable) {
  const known = (column: Float64Array) => column.map(value => (Number.isNaN(value) ? 0 : value));
  return { x: known(x), y: known(y), month: known(month), logPrice };
}

function optionsFor(sales: number): BoostOptions {
  return {
    mostTrees: 450,
    learningRate: 0.1,
    mostLeaves: 20,
    leastRows: Math.max(4, Math.min(15, Math.floor(sales / 100))),
    shrinkage: 3,
    rowShare: 0.7,
    columnShare: 0.6,
    earlyStoppingRounds: 30,
  };
}
