import type { ValuationResult } from '@kavel/contracts';
import type { ValuationRun } from '@kavel/contracts/valuations';
import { bus } from '@kavel/event-bus';
import { type Answers, type Call, fakeServer, openPage } from '@kavel/testing';
import ValuationPage from '../pages/valuation-page';
import {
  madeUpReference,
  madeUpResult,
  madeUpRun,
  madeUpSummary,
  madeUpUnit,
  madeUpValuation,
  unitId,
  valuationId,
} from './made-up';

// Set-up of the valuation page tests: a fake service and opening the page. Importing it registers its hooks.

export const path = `/portfolio/valuations/${valuationId}`;
export const startRun = `POST ${path}/run`;
export const work = `POST /real-estate-data/valuations/${valuationId}/references-and-valuation-result`;
export const units = [
  { ...madeUpUnit(unitId(1), { huisnummer: 1 }), objectId: '0200010000000009' },
  madeUpUnit(unitId(2), { huisnummer: 2, vtwType: 'winkel' }),
];
export const buckets = {
  kantoor: { name: 'Kantoren', reason: null, unitIds: [unitId(1)] },
  winkel: { name: 'Winkels', reason: null, unitIds: [unitId(2)] },
};
export const unitIn: Record<string, string> = { kantoor: unitId(1), winkel: unitId(2) };

export const valued = (bucket: string) => ({
  revision: 2,
  references: { [unitIn[bucket] ?? '']: [madeUpReference(`ref-${bucket}`)] },
  valuationResults: [
    madeUpResult(unitIn[bucket] ?? '', { bucket, value: bucket === 'kantoor' ? 601_000 : 250_000 }),
  ],
  unvalued: [],
});
export const bucketIn = ({ body }: Call) => (body as { bucket: string }).bucket;

/** Current state of the fake service: stored values and the valuation run. */
export interface Service {
  stored: ValuationResult[];
  run: ValuationRun | null;
}

export const open = async (
  stored: ValuationResult[],
  more: Answers = {},
  search = '',
  run: Service['run'] = null,
) => {
  const service: Service = { stored, run };
  const calls = fakeServer({
    [`GET ${path}`]: () => madeUpValuation(units),
    [`GET ${path}/address-buckets`]: () => buckets,
    [`GET ${path}/valuation-results`]: () => service.stored,
    [`GET ${path}/transaction-references`]: () => ({
      revision: 1,
      settings: {},
      choices: {},
      references: Object.fromEntries(
        service.stored.map(result => [result.unitId, [madeUpReference('stored')]]),
      ),
    }),
    [`GET ${path}/summaries`]: () => madeUpSummary(units),
    [`GET ${path}/run`]: () => service.run,
    [startRun]: () => {
      service.run = madeUpRun();
      return service.run;
    },
    [`POST ${path}/run/cancel`]: () => {
      service.run = madeUpRun({ ...service.run, state: 'cancelled' });
      return service.run;
    },
    [work]: call => valued(bucketIn(call)),
    ...more,
  });
  const page = await openPage({
    page: <ValuationPage />,
    route: '/valuation/:id/*',
    address: `/valuation/${valuationId}/valuation${search}`,
  });
  return { calls, service, ...page };
};

export const started = (calls: Call[]) => calls.filter(({ name }) => name === startRun).length;
/** A run in which the model refuses one unit. */
export const refusing = (unit: number) =>
  madeUpRun({ state: 'done', done: 2, unvalued: [{ unitId: unitId(unit), reason: 'no-references' }] });
export const all = [
  madeUpResult(unitId(1)),
  madeUpResult(unitId(2), { bucket: 'winkel', value: 250_000, accuracyClass: 2 }),
];

beforeEach(() => bus.publish('unit-selected', { objectId: null, portfolioId: null }));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
