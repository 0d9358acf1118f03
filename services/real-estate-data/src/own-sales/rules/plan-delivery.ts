import type { OwnSale } from '@kavel/catalogue';
import type { LineResult } from '@kavel/contracts';
import {
  type BadOwnSaleCell,
  type OwnSaleCounts,
  type OwnSaleOutcome,
  type OwnSaleReading,
  type OwnSaleRow,
  type OwnSaleRowResult,
  ownSaleOutcomes,
  type ReadOwnSale,
  readOwnSaleRow,
} from '@kavel/contracts/transactions';

/** A parsed row of the file; without a sale when it is rejected. */
export interface ReadRow {
  line: number;
  sale: ReadOwnSale | null;
  problems: BadOwnSaleCell[];
}

type SaleIdentity = Pick<OwnSale, 'objectId' | 'propertyType' | 'date' | 'amount'>;
/** Optional facts of a file; stored when given. */
export type OwnSaleFacts = Partial<Omit<OwnSale, keyof SaleIdentity | 'id'>>;

export const noFacts: Required<OwnSaleFacts> = {
  area: null,
  rooms: null,
  plot: null,
  woningtype: null,
  subtype: null,
  koopconditie: null,
  energielabel: null,
  onderhoudBinnen: null,
  onderhoudBuiten: null,
  bouwvorm: null,
  bar_kk_hi: null,
  bar_kk_thi: null,
  bar_kk_mh: null,
  thi: null,
  walt: null,
  marks: null,
};

/** A sale to be stored by a delivery. */
export type PlannedSale = SaleIdentity & { reference: string | null; facts: OwnSaleFacts };

/** Sales are equal when object, kind, date and price are. */
export function saleKey({ objectId, propertyType, date, amount }: SaleIdentity): string {
  return [objectId, propertyType, date, amount].join(' ');
}

export function readRows(rows: readonly OwnSaleRow[], reading: OwnSaleReading): ReadRow[] {
  return rows.map(({ line, cells }) => ({ line, ...readOwnSaleRow(cells, reading) }));
}

/** Match result of an address, by its text. */
export type Matches = ReadonlyMap<string, Pick<LineResult, 'outcome' | 'objectId' | 'address'>>;

export interface DeliveryPlan {
  sales: PlannedSale[];
  results: OwnSaleRowResult[];
  counts: OwnSaleCounts;
}

/** The changes of a delivery. `known`: keys of existing sales. */
export function planDelivery(
  rows: readonly ReadRow[],
  matches: Matches,
  known: ReadonlySet<string>,
): DeliveryPlan {
  const seen = new Set<string>();
  const sales: PlannedSale[] = [];
  const results = rows.map(({ line, sale, problems }): OwnSaleRowResult => {
    const match = sale === null ? undefined : matches.get(sale.address);
    const address = match?.address ?? null;
    const rejected = (...all: BadOwnSaleCell[]): OwnSaleRowResult => ({
      line,
      outcome: 'rejected',
      address,
      problems: all,
    });
    if (sale === null) return rejected(...problems);
    const objectId = match?.objectId ?? null;
    if (objectId === null) return rejected(placeProblem(match?.outcome));
    const planned = plannedSale(sale, objectId);
    const key = saleKey(planned);
    if (seen.has(key)) return rejected({ column: 'address', problem: 'repeated' });
    seen.add(key);
    if (known.has(key)) return { line, outcome: 'known', address, problems };
    sales.push(planned);
    return { line, outcome: 'accepted', address, problems };
  });
  return { sales, results, counts: countsOf(results) };
}

function placeProblem(outcome: LineResult['outcome'] | undefined): BadOwnSaleCell {
  return { column: 'address', problem: outcome === 'ambiguous' ? 'address-ambiguous' : 'address-not-found' };
}

function plannedSale(sale: ReadOwnSale, objectId: string): PlannedSale {
  const { address: _, reference, propertyType, date, amount, ...facts } = sale;
  const told = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
  return { objectId, propertyType, date, amount, reference, facts: told };
}

function countsOf(results: readonly OwnSaleRowResult[]): OwnSaleCounts {
  const count = (outcome: OwnSaleOutcome) => results.filter(one => one.outcome === outcome).length;
  return Object.fromEntries(ownSaleOutcomes.map(outcome => [outcome, count(outcome)])) as OwnSaleCounts;
}
