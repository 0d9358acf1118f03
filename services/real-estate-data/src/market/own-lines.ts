import {
  dealSpreads,
  type PeriodSpread,
  type SalesCellRow,
  type Snapshot,
  salesCells,
} from '@kavel/catalogue';
import { type MarketGrain, marketLimits, type OwnFigure, periodNumber } from '@kavel/contracts/market';
import type { PropertyType } from '@kavel/contracts/transactions';
import { areaIndex } from '@kavel/engine';
import type { LinePoint, WholeLine } from './line';
import { remembered } from './remembered';

/** Figures of the sales and lettings of an area, over all periods. */
export const ownLines = remembered(async (snapshot: Snapshot, area: string, grain: MarketGrain) => {
  const [spreads, cells] = await Promise.all([
    dealSpreads(snapshot, area, grain),
    monthCells(snapshot, area),
  ]);
  const of = (type: PropertyType) => spreads.filter(({ propertyType }) => propertyType === type);
  const [sales, rents] = [of('koop'), of('huur')];
  const fictional = spreads.some(one => one.fictional);
  const line = (figure: OwnFigure, points: ReadonlyMap<number, LinePoint>): WholeLine => ({
    ...{ figure, area, basis: 'sales', origins: [], links: [], fictional, points },
  });
  return [
    line('priceIndex', indexPoints(cells, grain)),
    line('pricePerM2', medianPoints(sales, 1)),
    line('sales', new Map(sales.map(({ period, n }) => [period, { value: n, n }]))),
    line('rentPerM2', medianPoints(rents, monthsInYear)),
    line('grossYield', yieldPoints(sales, rents)),
  ];
});

/** Sums by month serve all grains. */
const monthCells = remembered((snapshot: Snapshot, area: string) => salesCells(snapshot, area));

const monthsInYear = 12;
const isEnough = (n: number): boolean => n >= marketLimits.fewest;

/** 100 in the first period with sales; hidden where there are too few. */
function indexPoints(cells: readonly SalesCellRow[], grain: MarketGrain): Map<number, LinePoint> {
  const levels = areaIndex(cells.map(cell => ({ ...cell, period: periodNumber(cell.period, grain) })));
  return new Map(
    levels.map(({ period, n, level }) => [period, { value: isEnough(n) ? 100 * Math.exp(level) : null, n }]),
  );
}

/** Median with quartiles, divided by `over`. */
function medianPoints(spreads: readonly PeriodSpread[], over: number): Map<number, LinePoint> {
  return new Map(
    spreads.map(({ period, known: n, quartiles }): [number, LinePoint] => {
      if (!quartiles || !isEnough(n)) return [period, { value: null, n }];
      const [low, value, high] = quartiles;
      return [period, { value: value / over, low: low / over, high: high / over, n }];
    }),
  );
}

/** Median rent of a year over median price, both per m² and of the same period. */
function yieldPoints(sales: readonly PeriodSpread[], rents: readonly PeriodSpread[]): Map<number, LinePoint> {
  const sold = new Map(sales.map(spread => [spread.period, spread]));
  return new Map(
    rents.flatMap(({ period, known, quartiles }): [number, LinePoint][] => {
      const sale = sold.get(period);
      if (!sale) return [];
      const n = Math.min(known, sale.known);
      const [, rent] = quartiles ?? [];
      const [, price] = sale.quartiles ?? [];
      const value = rent === undefined || !price || !isEnough(n) ? null : (rent / price) * 100;
      return [[period, { value, n }]];
    }),
  );
}
