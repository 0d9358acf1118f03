/** Columns of a file with own sales and rents, in the order in which a page shows them. */
export const ownSaleColumns = [
  'address',
  'postcode',
  'huisnummer',
  'huisletter',
  'toevoeging',
  'date',
  'price',
  'propertyType',
  'reference',
  'area',
  'rooms',
  'plot',
  'woningtype',
  'subtype',
  'koopconditie',
  'energielabel',
  'onderhoudBinnen',
  'onderhoudBuiten',
  'bouwvorm',
  'bar_kk_hi',
  'bar_kk_thi',
  'bar_kk_mh',
  'thi',
  'walt',
  'family',
  'severalObjects',
  'auction',
  'rentedOut',
] as const;
export type OwnSaleColumn = (typeof ownSaleColumns)[number];

/** Cells of one row as they are written, of the columns that were chosen. */
export type OwnSaleCells = Partial<Record<OwnSaleColumn, string>>;

export const ownSaleCellProblems = [
  'missing',
  'not-a-date',
  'in-the-future',
  'not-a-number',
  'out-of-range',
  /** A sale for less than `lowestSalePrice`. */
  'no-market-price',
  'unknown-word',
  'too-long',
  /** The same object, date, kind and price as a row before. */
  'repeated',
  'address-not-found',
  'address-ambiguous',
] as const;
export type OwnSaleCellProblem = (typeof ownSaleCellProblems)[number];

export interface BadOwnSaleCell {
  column: OwnSaleColumn;
  problem: OwnSaleCellProblem;
}

/** In euro; a transfer for less is no sale on the market, by convention. */
export const lowestSalePrice = 5_000;

/** Of what a lease states its rent. */
export const rentPeriods = ['month', 'year'] as const;
export type RentPeriod = (typeof rentPeriods)[number];

/** Rows of one file; rows of an organisation; characters of a cell. */
export const ownSaleLimits = { rows: 5_000, stored: 100_000, address: 300, reference: 120 } as const;

/** Numbers of a file, inclusive: euro, m², percent, years; `thi` is in euro a year. */
export const ownSaleNumbers = {
  price: { min: 1, max: 10_000_000_000, decimals: false },
  area: { min: 1, max: 1_000_000, decimals: false },
  rooms: { min: 1, max: 100, decimals: false },
  plot: { min: 0, max: 10_000_000, decimals: false },
  bar_kk_hi: { min: 0, max: 100, decimals: true },
  bar_kk_thi: { min: 0, max: 100, decimals: true },
  bar_kk_mh: { min: 0, max: 100, decimals: true },
  thi: { min: 0, max: 1_000_000_000, decimals: false },
  walt: { min: 0, max: 100, decimals: true },
} as const;
export type OwnSaleNumber = keyof typeof ownSaleNumbers;
