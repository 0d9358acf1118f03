import type { Unit } from '@kavel/contracts';
import type { Answers } from '@kavel/testing';
import {
  madeUpCashFlow,
  madeUpHistory,
  madeUpResult,
  madeUpSummary,
  madeUpValuation,
  unitId,
  valuationId,
} from './made-up';

const path = `/portfolio/valuations/${valuationId}`;

/** What the summary page of a valuation with these units in one bucket asks for; a test replaces what it is about. */
export const summaryAnswers = (units: Unit[]): Answers => ({
  [`GET ${path}/edits`]: () => [],
  [`GET ${path}`]: () => madeUpValuation(units),
  [`GET ${path}/address-buckets`]: () => ({
    kantoor: { name: 'Kantoren', reason: null, unitIds: units.map(({ id }) => id) },
  }),
  [`GET ${path}/valuation-results`]: () => [madeUpResult(unitId(1))],
  [`GET ${path}/summaries`]: () => madeUpSummary(units),
  'GET /portfolio/valuations': () => [],
  [`GET ${path}/history`]: () => madeUpHistory(),
  [`GET /real-estate-data/valuations/${valuationId}/dcf`]: () => madeUpCashFlow(),
});
