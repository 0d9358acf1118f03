import type { DealColumns } from './columns';
import { fitHedonic, type Hedonic } from './hedonic';
import { learn, withLearning } from './learned/learned-market';
import type { LearnedMarket, Learning } from './learned/learning';
import type { SalesTable } from './learned/sales-table';
import { buildMarket, type KnownDeals, type Market } from './market';
import { monthOf } from './month';
import { onPlane } from './plane';
import { type Deal, featureDrivers, featuresOf } from './property';

/** The market of one kind of property, built once per data snapshot. `market` has the deals by columns. */
export interface DealMarket<D extends Deal = Deal, Known extends KnownDeals = Market> {
  deals: readonly D[];
  market: Known;
  lat0: number;
}

/** A market whose values come with calibrated ranges. */
export interface SalesMarket<D extends Deal = Deal> extends DealMarket<D, KnownDeals> {
  learned: LearnedMarket;
}

/** All that is learnt from sales once: plain data. */
export interface SalesLearning extends Learning {
  hedonic: Hedonic;
}

export const defaultMaxReferences = 12;

/**
 * Learns from sales all that takes long: seconds for thousands of them. `maxDistance` in metres is the usual
 * search distance of the kind.
 */
export function learnSales(sales: readonly Deal[], maxDistance: number): SalesLearning {
  const { columns } = columnsOf(sales);
  const options = { maxDistance, maxReferences: defaultMaxReferences, foresight: false };
  return { ...learn(tableOf(columns), options), hedonic: fitHedonic(columns) };
}

/** Sales with calibrated ranges, from what was learnt of these very sales. */
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

/** Lettings, of which only the middle is used: no ranges are calibrated. */
export function buildRentMarket<D extends Deal>(deals: readonly D[]): DealMarket<D> {
  const { columns, lat0 } = columnsOf(deals);
  return { deals, market: buildMarket(columns), lat0 };
}

function tableOf({ features: numeric, ...columns }: DealColumns): SalesTable {
  return { ...columns, numeric, categorical: [] };
}

/** Deals by columns, on a plane that is true along `lat0`: of their own mean unless it is given. */
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
