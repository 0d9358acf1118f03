import fc from 'fast-check';
import { randomNumbers } from '../../boosting/boost';
import { ratioStudy } from '../../measures/ratio-study';
import { corrected, correctionOf } from './correction';
import { crossFit, sharesOfSale, sumOf } from './cross-fit';
import { levelsAt, neighbourhoodOf } from './neighbourhood';
import { placesOf } from './places';
import { total } from './price-model';
import { saidOfSale, saidOfSales } from './said-of-sales';
import { factsOfRow, type SalesTable } from './sales-table';
import { foldsOf, monthsFrom } from './test-parts';

/** Sales of 2020–2021: 0.8 × log area, type 1 ten percent more expensive, a quarter of the areas unknown. */
function madeUp(count: number): SalesTable {
  const random = randomNumbers(11);
  const column = (make: () => number) => Float64Array.from({ length: count }, make);
  const area = column(() => 50 + 100 * random());
  const type = Int32Array.from({ length: count }, (_, row) => row % 3);
  const x = column(() => 5_000 * random());
  return {
    x,
    y: column(() => 5_000 * random()),
    month: column(() => 2020 * 12 + 24 * random()),
    logPrice: area.map(
      (m2, row) => 8 + 0.8 * Math.log(m2) + (type[row] === 1 ? 0.1 : 0) + 0.05 * (random() - 0.5),
    ),
    numeric: [area.map((m2, row) => (row % 4 === 0 ? Number.NaN : m2))],
    categorical: [type],
  };
}

const table = madeUp(300);
const fit = crossFit(table);

describe('price model', () => {
  it('base and shares add up to the log price', () => {
    const [model] = fit.models;
    if (!model) throw new Error('no model');
    const row = Array.from(fit.foldOf).indexOf(0);
    expect(sumOf(sharesOfSale(fit, table, row))).toBeCloseTo(total(model, factsOfRow(table, row)), 10);
  });

  it('predicts the price of an unseen sale with known area, with a mean error within 5 %', () => {
    const known = Array.from(table.logPrice.keys()).filter(row => row % 4 > 0);
    const errors = known.map(row =>
      Math.abs((table.logPrice[row] ?? 0) - sumOf(sharesOfSale(fit, table, row))),
    );
    expect(errors.reduce((a, b) => a + b, 0) / errors.length).toBeLessThan(0.05);
  });
});

describe('estimates of sales', () => {
  const anywhere = (x: Float64Array) => ({ ...table, x });
  it.each([
    ['everywhere', table],
    [
      'of which some have no place',
      anywhere(table.x.map((east, row) => (row % 5 === 0 ? Number.NaN : east))),
    ],
    ['without places', anywhere(table.x.map(() => Number.NaN))],
  ])('are from the model that was not trained on the sale: sales %s', (_, sales) => {
    const said = saidOfSales(fit, sales, placesOf(sales));
    for (const row of sales.logPrice.keys())
      expect(saidOfSale(said, row)).toEqual(sharesOfSale(fit, sales, row));
  });
});

describe('test splits', () => {
  it('folds: each sale is predicted once, by a model that was not trained on it', () => {
    const parts = foldsOf(table, 4);
    const asked = parts.flatMap(part => Array.from(part.asked));
    expect(asked.toSorted((a, b) => a - b)).toEqual(Array.from(table.logPrice.keys()));
    for (const part of parts) {
      const known = new Set(part.known);
      expect(Array.from(part.asked).some(row => known.has(row))).toBe(false);
    }
  });

  it('folds: a duplicate of a sale is not in the training data when it is predicted', () => {
    const twice = (column: Float64Array) => Float64Array.of(...column, ...column);
    const { x, y, month, logPrice, numeric, categorical } = table;
    const doubled: SalesTable = {
      x: twice(x),
      y: twice(y),
      month: twice(month),
      logPrice: twice(logPrice),
      numeric: numeric.map(twice),
      categorical: categorical.map(levels => Int32Array.of(...levels, ...levels)),
    };
    for (const { asked } of foldsOf(doubled, 4)) {
      const rows = new Set(asked);
      expect(Array.from(asked).every(row => rows.has((row + 300) % 600))).toBe(true);
    }
  });

  it('months: each sale is predicted from earlier sales only, and none before the start is predicted', () => {
    const start = 2021 * 12 + 2.5;
    const parts = monthsFrom(table, start);
    expect(parts.length).toBe(10);
    for (const { known, asked } of parts) {
      const latest = Math.max(...Array.from(known, row => table.month[row] ?? 0));
      const earliest = Math.min(...Array.from(asked, row => table.month[row] ?? 0));
      expect(latest).toBeLessThan(earliest);
      expect(earliest).toBeGreaterThanOrEqual(start);
    }
  });
});

describe('neighbourhood prices', () => {
  const line = Float64Array.from({ length: 60 }, (_, i) => i);
  const around = neighbourhoodOf({
    x: line,
    y: line,
    price: line,
    said: line.map(i => (i < 20 ? 0 : 9)),
    rest: line.map(i => -i),
  });

  const at = (x: number, y: number) => ({ x, y, said: 0 });

  it('are the mean of the nearest 3, 10 and 40: of 0 to 2 it is 1, of 0 to 9 4.5, of 0 to 39 19.5', () => {
    expect([...levelsAt(around, at(-1, -1))].slice(0, 6)).toEqual([1, -1, 4.5, -4.5, 19.5, -19.5]);
  });

  it('include the mean of similar sales: of 20 at 9.5 by 1.02 and 20 at 29.5 by 0.02 it is 9.885', () => {
    const [rest, price] = levelsAt(around, at(-1, -1)).slice(6);
    expect(price).toBeCloseTo(9.885, 3);
    expect(rest).toBeCloseTo(-9.885, 3);
  });

  it('exclude the sale itself: of 1 to 10 it is 5.5', () => {
    expect(levelsAt(around, at(0, 0), 0)[2]).toBe(5.5);
  });

  it('are unknown without a location', () => {
    expect([...levelsAt(around, at(Number.NaN, 0))].every(Number.isNaN)).toBe(true);
  });
});

describe('correction', () => {
  const random = randomNumbers(3);
  const sales = Array.from({ length: 800 }, () => {
    const truth = 11 + 2 * (random() - 0.5);
    const noise = 0.3 * (random() + random() - 1);
    return { value: truth + 0.6 * Math.max(0, 10.4 - truth), logPrice: truth + noise };
  });
  const study = (correct: (value: number) => number) =>
    ratioStudy(
      sales.map(({ value, logPrice }) => ({ estimate: Math.exp(correct(value)), sale: Math.exp(logPrice) })),
    );

  it('brings PRD and PRB of a model that shrinks low values within .98–1.03 and ±.05', () => {
    const correction = correctionOf(sales);
    expect(study(value => value).prd).toBeGreaterThan(1.03);
    const { prd, prb, medianRatio } = study(value => corrected(correction, value));
    expect(prd).toBeGreaterThan(0.98);
    expect(prd).toBeLessThan(1.03);
    expect(Math.abs(prb)).toBeLessThan(0.05);
    expect(medianRatio).toBeCloseTo(1, 2);
  });

  it('stretches both ends by their factor within their bounds: 9 → 8.5, 13 → 13.1', () => {
    const bounds = { cheap: { from: 10, until: 9, by: 0.5 }, dear: { from: 12, until: 13, by: 0.1 } };
    const stretched = [8, 9, 10, 12, 13, 14].map(value => corrected({ shift: 0, ...bounds }, value));
    [7.5, 8.5, 10, 12, 13.1, 14.1].forEach((expected, i) => {
      expect(stretched[i]).toBeCloseTo(expected, 10);
    });
  });

  it('never changes the order of values', () => {
    const correction = correctionOf(sales);
    const value = fc.double({ min: 8, max: 14, noNaN: true });
    fc.assert(
      fc.property(value, value, (one, other) => {
        expect(corrected(correction, Math.max(one, other))).toBeGreaterThanOrEqual(
          corrected(correction, Math.min(one, other)),
        );
      }),
    );
  });
});
