import { type EstimateRecord, leastSoldRecords, type TrackRecord } from '@kavel/contracts/estimates';
import { ratioStudy } from '@kavel/engine';

/** How estimates compare with the sales after them. */
export function trackRecord(records: readonly EstimateRecord[]): TrackRecord {
  const sold = records.flatMap(({ sale, ...estimate }) => (sale ? { ...estimate, price: sale.price } : []));
  if (sold.length < leastSoldRecords) return { sold: sold.length, measures: null };
  const study = ratioStudy(sold.map(({ value, price }) => ({ estimate: value, sale: price })));
  const share = (holds: (one: (typeof sold)[number]) => boolean) =>
    (100 * sold.filter(holds).length) / sold.length;
  return {
    sold: sold.length,
    measures: {
      mdape: study.mdape,
      medianRatio: study.medianRatio,
      ppe10: study.ppe10,
      coverage68: share(({ price, low68, high68 }) => price >= low68 && price <= high68),
      coverage95: share(({ price, low95, high95 }) => price >= low95 && price <= high95),
    },
  };
}
