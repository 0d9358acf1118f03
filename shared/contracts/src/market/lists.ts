/** Length of a period of a series, shortest first. */
export const marketGrains = ['month', 'quarter', 'year'] as const;
export type MarketGrain = (typeof marketGrains)[number];

/** Units of series; `index` is relative to a base year. */
export const seriesUnits = ['index', '%', '€', '€/m²/month', 'count', 'days'] as const;
export type SeriesUnit = (typeof seriesUnits)[number];

/**
 * What an imported series may tell of, with its unit. `priceIndex` is of sale prices (CBS and Kadaster: SPAR, by date of the
 * deed), `rentIncrease` of all landlords on 1 July, `consumerPrices` the change on a year, `mortgageRate` as its origin says,
 * `constructionCost` of new dwellings without land, `averagePrice` the mean of sales, which is no index.
 */
export const seriesIndicators = {
  priceIndex: 'index',
  averagePrice: '€',
  salesCount: 'count',
  rentPerM2: '€/m²/month',
  rentIncrease: '%',
  grossYield: '%',
  vacancy: '%',
  timeOnMarket: 'days',
  mortgageRate: '%',
  consumerPrices: '%',
  constructionCost: 'index',
} as const satisfies Record<string, SeriesUnit>;
export type SeriesIndicator = keyof typeof seriesIndicators;
export const seriesIndicatorKeys = Object.keys(seriesIndicators) as [SeriesIndicator, ...SeriesIndicator[]];

/** Areas that series are of, largest first: `landsdeel` and `corop` are regions of CBS. */
export const seriesLevels = [
  'country',
  'landsdeel',
  'provincie',
  'corop',
  'gemeente',
  'wijk',
  'buurt',
  'pc4',
] as const;
export type SeriesLevel = (typeof seriesLevels)[number];

/** Code of the country in all data of Kavel. */
export const countryCode = 'NL00';

/** Amsterdam uses letters instead of digits in codes of wijken and buurten. */
const codePatterns: Readonly<Record<SeriesLevel, RegExp>> = {
  country: /^NL00$/,
  landsdeel: /^LD\d{2}$/,
  provincie: /^PV\d{2}$/,
  corop: /^CR\d{2}$/,
  gemeente: /^GM\d{4}$/,
  wijk: /^WK\d{4}[0-9A-Z]{2}$/,
  buurt: /^BU\d{4}[0-9A-Z]{4}$/,
  pc4: /^[1-9]\d{3}$/,
};

/** Level of an area's code; null for another text. */
export function seriesLevelOf(code: string): SeriesLevel | null {
  return seriesLevels.find(level => codePatterns[level].test(code)) ?? null;
}

/** Figures of `/market`, in the order of the page. */
export const marketFigures = [
  'priceIndex',
  'pricePerM2',
  'sales',
  'rentPerM2',
  'grossYield',
  'timeOnMarket',
  'vacancy',
  'averagePrice',
  'mortgageRate',
  'rentIncrease',
  'consumerPrices',
  'constructionCost',
] as const;
export type MarketFigure = (typeof marketFigures)[number];

/** Figures of the sales and lettings of the catalogue; the others come from imported series only. */
export const ownFigures = ['priceIndex', 'pricePerM2', 'sales', 'rentPerM2', 'grossYield'] as const;
export type OwnFigure = (typeof ownFigures)[number];

/** Figures that a map of areas can show, over all months of the period. */
export const mappedMarketFigures = ['pricePerM2', 'sales', 'rentPerM2', 'grossYield'] as const;
export type MappedMarketFigure = (typeof mappedMarketFigures)[number];

/** Indicator of the imported series of a figure. */
export const indicatorOfFigure: Readonly<Partial<Record<MarketFigure, SeriesIndicator>>> = {
  priceIndex: 'priceIndex',
  sales: 'salesCount',
  rentPerM2: 'rentPerM2',
  grossYield: 'grossYield',
  timeOnMarket: 'timeOnMarket',
  vacancy: 'vacancy',
  averagePrice: 'averagePrice',
  mortgageRate: 'mortgageRate',
  rentIncrease: 'rentIncrease',
  consumerPrices: 'consumerPrices',
  constructionCost: 'constructionCost',
};

/** Figures in percent: they change by percentage points, the others by percent. */
export const percentFigures: readonly MarketFigure[] = [
  'grossYield',
  'vacancy',
  'mortgageRate',
  'rentIncrease',
  'consumerPrices',
];

/** Areas that a market can be asked of. */
export const marketLevels = ['country', 'provincie', 'gemeente', 'wijk', 'buurt', 'pc4'] as const;
export type MarketLevel = (typeof marketLevels)[number];

export const marketLimits = {
  /** Areas compared at once. */
  areas: 4,
  /** A figure of fewer sales, lettings or objects is hidden. */
  fewest: 10,
  /** Months in one answer. */
  months: 600,
  /** Objects of a portfolio that are ranked at once. */
  objects: 20_000,
};
