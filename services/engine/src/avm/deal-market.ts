import type { DealColumns } from './columns';
import { fitHedonic, type Hedonic } from './hedonic';
import { learn, withLearning } from './learned/learned-market';
import type { LearnedMarket, Learning } from './learned/learning';
import type { SalesTable } from './learned/sales-table';
import { buildMarket, type KnownDeals, type Market } from './market';
import { monthOf } from './month';
import { onPlane } from './plane';
import { type Deal, featureDrivers, featuresOf } from './property';

/** The market of one VTW type, built once per snapshot. `market` has the deals as columns. */
export interface DealMarket<D extends Deal = Deal, Known extends KnownDeals = Market> {
  deals: readonly D[];
  market: Known;
  lat0: number;
}

/** A market with calibrated ranges. */
export interface SalesMarket<D extends Deal = Deal> extends DealMarket<D, KnownDeals> {
  learned: LearnedMarket;
}

/** Everything learnt from sales, as plain data. */
export interface SalesLearning extends Learning {
  hedonic: Hedonic;
}

export const defaultMaxReferences = 12;

/**
 * Does all slow learning from sales: seconds for thousands of them. `maxDistance` in metres is the usual search
 * distance of the type.
 */
export function learnSales(sales: readonly Deal[], maxDistance: number): SalesLearning {
  const { columns } = columnsOf(sales);
  const options = { maxDistance, maxReferences: defaultMaxReferences, foresight: false };
  return { ...learn(tableOf(columns), options), hedonic: fitHedonic(columns) };
}

/** Builds a market with calibrated ranges from sales and what was learnt from the same sales. */
export function buildSalesMarket<D extends Deal>(
  deals: readonly D[],
  { hedonic, ...learning }: SalesLearning,
): SalesMarket<D> {
  const { columns, lat0 } = columnsOf(deals);
  return {
    deals,
    market: { columns, ...hedonic },
    lat0,
    learned: withLearning(tableOf(columns), learning),
  };
}

/** Lettings; only medians are used, so no ranges are calibrated. */
export function buildRentMarket<D extends Deal>(deals: readonly D[]): DealMarket<D> {
  const { columns, lat0 } = columnsOf(deals);
  return { deals, market: buildMarket(columns), lat0 };
}

function tableOf({ features: numeric, ...columns }: DealColumns): SalesTable {
  return { ...columns, numeric, categorical: [] };
}

/** Deals as columns, projected on a plane around `lat0`, by default their mean latitude. */
export function columnsOf(
  deals: readonly Deal[],
  lat0 = meanLatitude(deals),
): { columns: DealColumns; lat0: number } {
  const places = deals.map(deal => onPlane(deal, lat0));
  const rows = deals.map(featuresOf);
  const columns = {
    x: Float64Array.from(places, place => place.x),
    y: Float64Array.from(places, place => place.y),
    month: Float64Array.from(deals, deal => monthOf(deal.date)),
    logPrice: Float64Array.from(deals, deal => Math.log(deal.price)),
    features: featureDrivers.map((_, f) => Float64Array.from(rows, row => row[f] ?? Number.NaN)),
  };
  return { columns, lat0 };
}

function meanLatitude(deals: readonly Deal[]): number {
  return deals.reduce((sum, deal) => sum + deal.lat, 0) / Math.max(deals.length, 1);
}
