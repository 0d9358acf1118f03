import type { AddressBuckets, BucketReason, VtwType } from '@kavel/contracts';
import { areaBandOf, type Band, yearBandOf } from './bands';
import { groupByBand, mergeSmall } from './merge';

/** Facts of a unit used for bucketing. */
export interface BucketUnit {
  id: string;
  vtwType: VtwType;
  bouwjaar: number | null;
  oppervlakte: number | null;
}

type CompleteUnit = BucketUnit & { bouwjaar: number; oppervlakte: number };

/** Minimum bucket size; larger portfolios get larger buckets. */
const leastUnits = 4;
const leastShare = 0.02;

const open: Band = { from: null, to: null };

/**
 * Suggests buckets of comparable units: by type, then building period, then size; small ones are merged with a
 * neighbour of the same type. Units without bouwjaar or area get a separate bucket per type. Deterministic, independent
 * of the order of units.
 */
export function suggestBuckets(units: readonly BucketUnit[]): AddressBuckets {
  const least = Math.max(leastUnits, Math.ceil(units.length * leastShare));
  const types = [...new Set(units.map(unit => unit.vtwType))].toSorted();
  const buckets = types.flatMap(type =>
    bucketsOfType(
      type,
      units.filter(unit => unit.vtwType === type),
      least,
    ),
  );
  return Object.fromEntries(buckets);
}

type KeyedBucket = [key: string, bucket: AddressBuckets[string]];

function bucketsOfType(type: VtwType, units: readonly BucketUnit[], least: number): KeyedBucket[] {
  const complete = units.filter(isComplete);
  const incomplete = units.filter(unit => !isComplete(unit));
  const periods = mergeSmall(
    groupByBand(complete, unit => yearBandOf(unit.bouwjaar)),
    least,
  );
  const buckets = periods.flatMap(period => {
    const sizes = mergeSmall(
      groupByBand(period.units, unit => areaBandOf(type, unit.oppervlakte)),
      least,
    );
    return sizes.map(size => bucketOf(type, period.band, sizes.length > 1 ? size.band : open, size.units));
  });
  return incomplete.length === 0 ? buckets : [...buckets, incompleteBucket(type, incomplete)];
}

function isComplete(unit: BucketUnit): unit is CompleteUnit {
  return unit.bouwjaar !== null && unit.oppervlakte !== null;
}

function bucketOf(type: VtwType, year: Band, area: Band, units: readonly BucketUnit[]): KeyedBucket {
  const reason: BucketReason = {
    vtwType: type,
    builtFrom: year.from,
    builtTo: year.to,
    areaFrom: area.from,
    areaTo: area.to,
  };
  const key = [type, slug('jaar', year), slug('m2', area)].filter(part => part !== '').join('-');
  const name = [capital(type), range(year, ''), range(area, ' m²')].filter(part => part !== '').join(', ');
  return [key, { name, reason, unitIds: idsOf(units) }];
}

function incompleteBucket(type: VtwType, units: readonly BucketUnit[]): KeyedBucket {
  return [
    `${type}-onvolledig`,
    { name: `${capital(type)}, gegevens onvolledig`, reason: null, unitIds: idsOf(units) },
  ];
}

function idsOf(units: readonly BucketUnit[]): string[] {
  return units.map(unit => unit.id).toSorted();
}

function slug(kind: string, { from, to }: Band): string {
  if (from === null && to === null) return '';
  return [kind, from === null ? 'tot' : String(from), to === null ? 'plus' : String(to)].join('-');
}

function range({ from, to }: Band, unit: string): string {
  if (from === null && to === null) return '';
  if (from === null) return `t/m ${to}${unit}`;
  return to === null ? `vanaf ${from}${unit}` : `${from}–${to}${unit}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
