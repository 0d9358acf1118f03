import { type LearnedMarket, type Learning, learn, withLearning } from './learned/learned-market';
import type { SalesTable } from './learned/sales-table';
import { buildMarket, type Market } from './market';
import { monthOf } from './month';
import { onPlane } from './plane';
import { type Deal, featureDrivers, featuresOf } from './property';

/** The market of one kind of property, built once per data snapshot. */
export interface DealMarket<D extends Deal = Deal> {
  deals: readonly D[];
  market: Market;
  lat0: number;
}

/** A market whose values come with calibrated ranges. */
export interface SalesMarket<D extends Deal = Deal> extends DealMarket<D> {
  learned: LearnedMarket;
}

export const defaultMaxReferences = 12;

/**
 * Learns from sales all that takes long: seconds for thousands of them. `maxDistance` in metres is the usual
 * search distance of the kind.
 */
export function learnSales(sales: readonly Deal[], maxDistance: number): Learning {
  const options = { maxDistance, maxReferences: defaultMaxReferences, foresight: false };
  return learn(tableOf(buildRentMarket(sales)), options);
}

/** Sales with calibrated ranges, from what was learnt of these very sales. */
export function buildSalesMarket<D extends Deal>(sales: readonly D[], learning: Learning): SalesMarket<D> {
  const plain = buildRentMarket(sales);
  return { ...plain, learned: withLearning(tableOf(plain), learning) };
}

function tableOf({ market }: DealMarket): SalesTable {
  const { features: numeric, ...columns } = market.columns;
  return { ...columns, numeric, categorical: [] };
}

/** Lettings, of which only the middle is used: no ranges are calibrated. */
export function buildRentMarket<D extends Deal>(deals: readonly D[]): DealMarket<D> {
  const lat0 = deals.reduce((sum, deal) => sum + deal.lat, 0) / Math.max(deals.length, 1);
  const places = deals.map(deal => onPlane(deal, lat0));
  const rows = deals.map(featuresOf);
  const market = buildMarket({
    x: Float64Array.from(places, place => place.x),
    y: Float64Array.from(places, place => place.y),
    month: Float64Array.from(deals, deal => monthOf(deal.date)),
    logPrice: Float64Array.from(deals, deal => Math.log(deal.price)),
    features: featureDrivers.map((_, f) => Float64Array.from(rows, row => row[f] ?? Number.NaN)),
  });
  return { deals, market, lat0 };
}
