import type { SourcingRow } from '@kavel/catalogue';
import {
  indexedPrice,
  type LastSale,
  type ModelValue,
  type SourcedObject,
  type SourcedPand,
} from '@kavel/engine';
import type { SnapshotMarkets } from '../calculation/markets';

/** A candidate: what signals are made of, and the rows that it came from. */
export interface FoundPand {
  pand: SourcedPand;
  rows: readonly SourcingRow[];
}

/** Metres of a storey. */
const storeyHeight = 3;

/** Groups rows by pand as they come; a pand may be spread over two batches. */
export async function* byPand(batches: AsyncIterable<SourcingRow[]>): AsyncGenerator<SourcingRow[]> {
  let rows: SourcingRow[] = [];
  for await (const batch of batches) {
    for (const row of batch) {
      if (rows.length > 0 && rows[0]?.pandId !== row.pandId) {
        yield rows;
        rows = [];
      }
      rows.push(row);
    }
  }
  if (rows.length > 0) yield rows;
}

export function pandOf(rows: readonly SourcingRow[], objects: readonly SourcedObject[]): SourcedPand | null {
  const [first] = rows;
  if (!first) return null;
  const nearest = Math.min(...rows.map(({ stationDistance }) => stationDistance ?? Number.POSITIVE_INFINITY));
  return {
    pandId: first.pandId,
    bouwjaar: highest(rows, ({ bouwjaar }) => bouwjaar),
    enkelbestemming: rows.find(({ enkelbestemming }) => enkelbestemming)?.enkelbestemming ?? null,
    stationDistance: Number.isFinite(nearest) ? nearest : null,
    depth: rows.find(({ depth }) => depth !== null)?.depth ?? null,
    ...storeysOf(rows),
    objects,
  };
}

/** By measured height where both the pand and its buurt have them, else by m² of use to m² of ground. */
function storeysOf(
  rows: readonly SourcingRow[],
): Pick<SourcedPand, 'storeys' | 'storeysAround' | 'isMeasured'> {
  const [height, height75] = [highest(rows, row => row.height), highest(rows, row => row.height75)];
  if (height !== null && height75 !== null)
    return { storeys: height / storeyHeight, storeysAround: height75 / storeyHeight, isMeasured: true };
  const footprint = highest(rows, row => row.footprint);
  const area = areaOf(rows);
  return {
    storeys: footprint && area ? area / footprint : null,
    storeysAround: highest(rows, row => row.ratio75),
    isMeasured: false,
  };
}

/** m² of all objects together; null when none is known. */
export function areaOf(rows: readonly SourcingRow[]): number | null {
  const known = rows.flatMap(({ oppervlakte }) => oppervlakte ?? []);
  return known.length === 0 ? null : known.reduce((sum, area) => sum + area, 0);
}

function highest(rows: readonly SourcingRow[], figureOf: (row: SourcingRow) => number | null): number | null {
  const known = rows.flatMap(row => figureOf(row) ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

export function objectOf(
  row: SourcingRow,
  { model, markets, asOf }: { model: ModelValue | null; markets: SnapshotMarkets; asOf: string },
): SourcedObject {
  const { objectId, vtwType, gebruiksdoelen, oppervlakte, energielabel, status, fictional } = row;
  return {
    objectId,
    vtwType,
    gebruiksdoelen,
    oppervlakte,
    energielabel,
    outOfUse: status === null ? null : status === 'Verblijfsobject buiten gebruik',
    kvkRegistrations: row.kvkRegistrations,
    lastSale: lastSaleOf(row, markets, asOf),
    isLet: row.isLet,
    model,
    fictional,
  };
}

function lastSaleOf(
  { salePrice: price, saleDate: date, saleFictional, vtwType }: SourcingRow,
  markets: SnapshotMarkets,
  asOf: string,
): LastSale | null {
  if (price === null || date === null) return null;
  const indexed = indexedPrice(markets.sales(vtwType), { price, date }, asOf);
  return { price, date, indexed, fictional: saleFictional ?? false };
}
