import type { VtwType } from '@kavel/contracts';

/** Days are counted from 1970; `level` is ln of the euros, to which the label of the object adds. */
export interface Deal {
  day: number;
  level: number;
}

/** A sale is a price in euro, a rent euro a year. */
export interface Deals {
  sale: Deal | null;
  rent: Deal | null;
}

export type DealKind = keyof Deals;

/** A real object in use without a real sale. */
export interface DealSubject {
  /** The sixteen digits of its id, eight by eight. */
  idHigh: number;
  idLow: number;
  vtwType: VtwType;
  /** m². */
  oppervlakte: number;
  bouwjaar: number | null;
  buurtcode: string | null;
  lon: number;
  lat: number;
}

/** Columns of `verblijfsobject` that registers do not fill for fictional objects. */
export type FictionalFact =
  | 'enkelbestemming'
  | 'height'
  | 'coverage'
  | 'highway_distance'
  | 'kvk_coverage'
  | 'kvk_registration';

/** Columns of `transaction` that no open register fills. */
export type FictionalTransactionFact =
  | 'rooms'
  | 'plot'
  | 'bar_kk_hi'
  | 'bar_kk_thi'
  | 'bar_kk_mh'
  | 'thi'
  | 'walt'
  | 'woningtype'
  | 'subtype'
  | 'koopconditie'
  | 'onderhoud_binnen'
  | 'onderhoud_buiten'
  | 'bouwvorm';

/**
 * What stands in for data that no open register has. An import takes it as a parameter: the demo data is passed by
 * the command line and by nothing in production. Without it an import keeps no generated deals.
 */
export interface FictionalData {
  /** The same for the same object, whenever it is asked. */
  dealsOf(subject: DealSubject): Deals;
  /** SQL of the euros of a deal, given SQL of its level and the alias of a table with its object's type and label. */
  euroSql(kind: DealKind, level: string, object: string): string;
  /** SQL over objects `o` with functions `u.doelen`, the same each time. */
  facts: Readonly<Record<FictionalFact, string>>;
  /** SQL over deals `d` of objects `o`, the same each time. */
  transactionFacts(kind: DealKind): Readonly<Record<FictionalTransactionFact, string>>;
}
