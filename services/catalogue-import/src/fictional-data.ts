import type { VtwType } from '@kavel/contracts';

/** Days since 1970; `level` is ln of the euros without the effect of the object's energielabel. */
export interface Deal {
  day: number;
  level: number;
}

/** Sale prices in euro, rents in euro a year. */
export interface Deals {
  sale: Deal | null;
  rent: Deal | null;
}

export type DealKind = keyof Deals;

/** A real object in use without a real sale. */
export interface DealSubject {
  /** The sixteen digits of its id as two numbers of eight. */
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

/** Columns of `verblijfsobject` that are generated for fictional objects. */
export type FictionalFact =
  | 'enkelbestemming'
  | 'height'
  | 'coverage'
  | 'highway_distance'
  | 'kvk_coverage'
  | 'kvk_registration';

/** Columns of `transaction` that no open register has. */
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
 * Replacement for data that no open register has. Passed to an import as a parameter: the command line passes the demo
 * data, production code never does. Without it an import keeps no generated deals.
 */
export interface FictionalData {
  /** Deterministic for an object. */
  dealsOf(subject: DealSubject): Deals;
  /**
   * SQL of the euros of a deal, given SQL of its level and the alias of a table with its object's type and
   * energielabel.
   */
  euroSql(kind: DealKind, level: string, object: string): string;
  /** SQL over objects `o` with functions `u.doelen`; deterministic. */
  facts: Readonly<Record<FictionalFact, string>>;
  transactionFacts(kind: DealKind): TransactionFacts;
}

/** SQL of the facts of fictional transactions; deterministic. */
export interface TransactionFacts {
  /** SQL over objects `o` by name: drawn once for each deal. */
  chances: Readonly<Record<string, string>>;
  /** SQL over `chances`, `date` and `euro` of a deal, and `vtw_type`, `oppervlakte` and `bouwjaar` of its object. */
  facts: Readonly<Record<FictionalTransactionFact, string>>;
}
