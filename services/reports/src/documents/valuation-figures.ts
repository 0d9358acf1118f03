import {
  type CashFlow,
  type EndpointResult,
  type Language,
  type Reference,
  roundedTo,
  roundingStep,
  shownValue,
  type ValuationDetail,
  type ValuationHistory,
  type ValuationResult,
  type ValuationSummary,
} from '@kavel/contracts';
import type { AssignmentFacts, pictureApi } from '@kavel/contracts/reports';
import type { MonteCarlo, Reconciliation, WhatIfOutcome } from '@kavel/contracts/valuations';
import { dateOfSnapshot, lineOf } from './content';
import { known, type Part, partOf } from './services';
import { calculationFigures } from './valuation-calculation';
import { detailsOf, overridesOf } from './valuation-details';
import { type DescribedObject, describedOf } from './valuation-objects';
import { photosOf } from './valuation-photos';
import { type Recorded, signersOf } from './valuation-signers';
import { monteCarloFigures, tornadoFigures } from './valuation-uncertainty';
import { perAreaOf, sharesOf, unitRows } from './valuation-units';
import { weighingFigures } from './valuation-weighing';

/** What the report is made of, as the services answered. */
export interface ValuationSources {
  language: Language;
  valuation: ValuationDetail;
  /** Empty when it has no portfolio. */
  portfolioName: string;
  summary: ValuationSummary;
  results: readonly ValuationResult[];
  history: ValuationHistory;
  /** Of the units whose evidence is in the report. */
  references: Readonly<Record<string, readonly Reference[]>>;
  assignment: AssignmentFacts;
  /** Who submitted and who approved it; null before that. */
  onRecord: { submitted: Recorded | null; approved: Recorded | null };
  /** Pictures of the portfolio's services; null where there is nothing to tell. */
  pictures: Part<EndpointResult<typeof pictureApi.valuationPictures>>;
  /** Facts of the described units by their ids, with what lies around them. */
  objects: Readonly<Record<string, DescribedObject>>;
  /** Null when it cannot be computed. */
  cashFlow: Part<CashFlow>;
  /** Version of the catalogue now, for a valuation whose values do not name theirs. */
  snapshot: string;
  /** Both market values and their weight. */
  reconciliation: Part<Reconciliation>;
  /** Of `tornadoChanges`. */
  outcomes: Part<WhatIfOutcome[]>;
  /** The last simulation. */
  monteCarlo: Part<MonteCarlo>;
  fictional: boolean;
}

/** Content of the valuation report; amounts are rounded as on the screens. */
export function valuationFigures(sources: ValuationSources) {
  const { valuation, summary, results, history, references, cashFlow } = sources;
  const approval = history.events.find(({ to }) => to === 'approved');
  return {
    language: sources.language,
    title: lineOf(valuation.name),
    date: valuation.valueDate,
    object: valuation.id,
    portfolio: lineOf(sources.portfolioName),
    status: valuation.status,
    approved: approval ? { by: lineOf(approval.actor.name), date: approval.at.slice(0, 10) } : null,
    total: totalFigures(summary),
    figures: keyFigures(summary),
    ...sharesOf(summary.units),
    ...unitRows(summary.units),
    described: describedOf(sources),
    details: { units: detailsOf(summary.units, results, references), of: summary.valuedCount },
    assignment: { ...sources.assignment, ...signersOf(sources.assignment, sources.onRecord) },
    photos: photosOf(known(sources.pictures)),
    cashFlow: partOf(cashFlow, calculationFigures),
    weighing: partOf(sources.reconciliation, weighingFigures),
    tornado: partOf(sources.outcomes, tornadoFigures),
    monteCarlo: partOf(sources.monteCarlo, monteCarloFigures),
    overrides: overridesOf(summary.units),
    origin: originOf(sources),
  };
}

function totalFigures(summary: ValuationSummary) {
  const { totalValue, low68, high68, unitCount, valuedCount } = summary;
  const step = roundingStep({ value: totalValue, low68, high68 });
  const shown = (amount: number) => (valuedCount === 0 ? null : roundedTo(amount, step));
  return {
    value: shown(totalValue),
    low68: shown(low68),
    high68: shown(high68),
    units: unitCount,
    valued: valuedCount,
    ...perAreaOf(summary.units),
  };
}

function keyFigures(summary: ValuationSummary) {
  const { yieldBasis, rentCount = 0, marketRentCount = 0, units } = summary;
  const byModel = units.some(unit => unit.marketRent !== null && unit.marketRentByModel !== false);
  return {
    annualRent: rentCount === 0 ? null : summary.annualRent,
    rentCount,
    marketRent: marketRentShown(summary.marketRent, marketRentCount, byModel),
    marketRentCount: marketRentCount || null,
    barKkHi: summary.barKkHi,
    hiUnits: summary.barKkHi === null ? null : (yieldBasis?.hi.units ?? null),
    barKkMh: summary.barKkMh,
    mhUnits: summary.barKkMh === null ? null : (yieldBasis?.mh.units ?? null),
    nar: summary.nar,
    walt: summary.walt,
    leaseCount: summary.walt === null ? null : (summary.leaseCount ?? null),
  };
}

function marketRentShown(amount: number, count: number, byModel: boolean): number | null {
  if (count === 0) return null;
  return byModel ? shownValue({ value: amount }) : amount;
}

function originOf({ valuation, results, snapshot, fictional }: ValuationSources) {
  const named = [...new Set(results.flatMap(({ origin }) => origin?.snapshot ?? []))].sort();
  const catalogues = named.length > 0 ? named : [snapshot];
  return {
    catalogues,
    dataDate: dateOfSnapshot(catalogues.at(-1) ?? '') ?? valuation.valueDate,
    models: [...new Set(results.map(({ modelVersion }) => modelVersion))].sort(),
    sources: ['BAG', 'EP-Online', 'CBS', 'sales', 'owner', ...(fictional ? ['demo'] : [])],
    fictional,
  };
}
