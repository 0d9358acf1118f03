import type { ReferenceWeights } from '@kavel/contracts';
import { defaultMaxReferences, type SalesMarket } from './deal-market';
import { candidateRows } from './learned/compare-learned';
import { askAll, sumOf } from './learned/cross-fit';
import { knownModels, type ValuationModel } from './models';
import { monthOf } from './month';
import type { Deal, Property } from './property';
import type { PropertyValuation } from './property-value';
import { factsOf, type KnownSales, type ValueBasis } from './value-by-comparables';

export interface ReferenceChoice<D extends Deal> {
  /** Metres. */
  maxDistance: number;
  /** Maximum age of a deal at the value date, in months. */
  maxMonths: number;
  maxReferences?: number;
  accepts?: (deal: D) => boolean;
  /** Weight of each difference. */
  weights?: ReferenceWeights | undefined;
  /** The appraiser's decisions; they never include a deal after the value date. */
  appraiser?: AppraiserChoice;
}

export interface AppraiserChoice {
  /** Ids of excluded deals. */
  excluded: ReadonlySet<string>;
  /** Ids of deals that stay references, even outside the settings. */
  pinned: ReadonlySet<string>;
  /** Deals that are not in the market. */
  own: readonly Deal[];
}

/** Values a property on an ISO date by deals up to that date; or returns what is missing. */
export function valueProperty<D extends Deal>(
  market: SalesMarket<D>,
  property: Property,
  valueDate: string,
  choice: ReferenceChoice<D>,
  model: ValuationModel = knownModels.current,
): PropertyValuation {
  const basis = basisOf(market, property, valueDate, choice);
  if (!basis) return { valued: false, reason: 'no-area' };
  return model.value(knownSalesOf(market), basis, model);
}

/** Collects all inputs of a property's value; null without an area. */
export function basisOf<D extends Deal>(
  { deals, market, lat0, learned }: SalesMarket<D>,
  { lon, lat, oppervlakte, bouwjaar, energielabel }: Property,
  valueDate: string,
  choice: ReferenceChoice<D>,
): ValueBasis | null {
  if (oppervlakte === null) return null;
  const property = { lon, lat, oppervlakte, bouwjaar, energielabel };
  const month = monthOf(valueDate);
  const facts = factsOf(property, month, lat0);
  const { maxDistance, maxReferences = defaultMaxReferences, appraiser } = choice;
  const accepts = (row: number): boolean => {
    const dealMonth = market.columns.month[row] ?? Number.NaN;
    const deal = deals[row];
    if (!(dealMonth <= month && dealMonth >= month - choice.maxMonths) || !deal) return false;
    if (appraiser?.excluded.has(deal.id)) return false;
    return choice.accepts?.(deal) ?? true;
  };
  const pinned = pinnedRows(deals, appraiser, valueDate);
  const said = askAll(learned.fit, facts);
  const own = appraiser?.own.filter(deal => monthOf(deal.date) <= month) ?? [];
  return {
    property,
    valueDate,
    said,
    rows: candidateRows(learned, facts, sumOf(said.shares), { maxDistance, accepts, pinned }),
    pinned: [...pinned],
    own: own.map(deal => {
      const { shares } = askAll(learned.fit, factsOf(deal, monthOf(deal.date), lat0));
      return { deal, shares };
    }),
    maxReferences,
    weights: choice.weights ?? {},
  };
}

/** The sales of a market in the method's input format. */
export function knownSalesOf({ deals, market, lat0, learned }: SalesMarket): KnownSales {
  const { newest, trust, correction, usualError, calibration, fit, places } = learned;
  return {
    terms: {
      lat0,
      newest,
      trust,
      correction,
      usualError,
      real: places?.real ?? true,
      calibration,
      models: fit.models.length,
      indexed: market.index.levels.length > 1,
      endOfIndex: market.index.firstMonth + market.index.levels.length,
    },
    dealAt: row => deals[row],
    columns: market.columns,
    sharesOf: learned.sharesOf,
  };
}

/** Rows of the pinned deals up to the value date. */
function pinnedRows(
  deals: readonly Deal[],
  appraiser: AppraiserChoice | undefined,
  valueDate: string,
): ReadonlySet<number> {
  const rows = new Set<number>();
  if (!appraiser || appraiser.pinned.size === 0) return rows;
  for (const [row, { id, date }] of deals.entries())
    if (date <= valueDate && appraiser.pinned.has(id) && !appraiser.excluded.has(id)) rows.add(row);
  return rows;
}
