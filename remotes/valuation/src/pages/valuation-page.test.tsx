import type { ValuationResult } from '@kavel/contracts';
import type { ValuationRun } from '@kavel/contracts/valuations';
import { bus } from '@kavel/event-bus';
import type { LayerDefinition } from '@kavel/map/layers';
import { type Answers, type Call, fakeServer, openPage, Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  madeUpReference,
  madeUpResult,
  madeUpRun,
  madeUpSummary,
  madeUpUnit,
  madeUpValuation,
  portfolioId,
  unitId,
  valuationId,
} from '../testing/made-up';
import ValuationPage from './valuation-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ selectedId, layers }: { selectedId: string; layers: LayerDefinition[] }) => {
    const drawn = layers.flatMap(({ source }) => (source.kind === 'points' ? source.points : []));
    return <output aria-label="map">{`${selectedId} of ${drawn.length}`}</output>;
  },
}));

const path = `/portfolio/valuations/${valuationId}`;
const startRun = `POST ${path}/run`;
const work = `POST /real-estate-data/valuations/${valuationId}/references-and-valuation-result`;
const units = [
  { ...madeUpUnit(unitId(1), { huisnummer: 1 }), objectId: '0200010000000009' },
  madeUpUnit(unitId(2), { huisnummer: 2, vtwType: 'winkel' }),
];
const buckets = {
  kantoor: { name: 'Kantoren', reason: null, unitIds: [unitId(1)] },
  winkel: { name: 'Winkels', reason: null, unitIds: [unitId(2)] },
};
const unitIn: Record<string, string> = { kantoor: unitId(1), winkel: unitId(2) };

const valued = (bucket: string) => ({
  revision: 2,
  references: { [unitIn[bucket] ?? '']: [madeUpReference(`ref-${bucket}`)] },
  valuationResults: [
    madeUpResult(unitIn[bucket] ?? '', { bucket, value: bucket === 'kantoor' ? 601_000 : 250_000 }),
  ],
  unvalued: [],
});
const bucketIn = ({ body }: Call) => (body as { bucket: string }).bucket;

/** The service as it stands: what was stored, and the valuing of all units under way. */
interface Service {
  stored: ValuationResult[];
  run: ValuationRun | null;
}

const open = async (
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

const started = (calls: Call[]) => calls.filter(({ name }) => name === startRun).length;
/** A run in which the model would not value one unit. */
const refusing = (unit: number) =>
  madeUpRun({ state: 'done', done: 2, unvalued: [{ unitId: unitId(unit), reason: 'no-references' }] });
const all = [
  madeUpResult(unitId(1)),
  madeUpResult(unitId(2), { bucket: 'winkel', value: 250_000, accuracyClass: 2 }),
];

beforeEach(() => bus.publish('unit-selected', { objectId: null, portfolioId: null }));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('units without values are valued in the service, and the value is shown with its range', async () => {
  const { calls, service } = await open([]);
  expect(await screen.findByText('Waarderen: 0 van 2 eenheden')).toBeVisible();
  service.run = madeUpRun({ done: 1 });
  service.stored = all.slice(0, 1);
  expect(await screen.findByText('Waarderen: 1 van 2 eenheden')).toBeVisible();
  // What is done is shown while the rest goes on.
  await screen.findByText('Wat bepaalt de waarde');
  expect(screen.getAllByText('€ 601.000').length).toBeGreaterThan(0);
  service.run = madeUpRun({ state: 'done', done: 2 });
  service.stored = all;
  await waitFor(() => expect(screen.queryByText(/^Waarderen: /)).toBeNull());
  expect(screen.getByRole('img', { name: /met 68 % zekerheid €\s566.000 tot €\s638.000/ })).toBeVisible();
  expect(screen.getByText('Vlijtseweg 86')).toBeVisible();
  expect(screen.getByText(/^Fictieve verkopen komen uit de demogenerator/)).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('€ 250.000').length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Verder waarderen' })).toBeNull();
  expect(started(calls)).toBe(1);
});

test('stored values are not made again', async () => {
  const { calls } = await open(all);
  await screen.findByText('Wat bepaalt de waarde');
  expect(started(calls)).toBe(0);
});

test('valuing that is under way when the page is opened is followed, not begun again', async () => {
  const { calls, service } = await open([], {}, '', madeUpRun({ units: 10_000, done: 4_000 }));
  expect(await screen.findByText('Waarderen: 4.000 van 10.000 eenheden')).toBeVisible();
  service.run = madeUpRun({ units: 10_000, done: 5_000 });
  expect(await screen.findByText(/nog ongeveer \d+ s/)).toBeVisible();
  service.run = madeUpRun({ state: 'done', units: 10_000, done: 10_000 });
  service.stored = all;
  await screen.findByText('Wat bepaalt de waarde');
  expect(started(calls)).toBe(0);
});

test('a service that is away for a while is told of, and then followed again', async () => {
  let away = false;
  const { service } = await open([], {
    [`GET ${path}/run`]: () => {
      if (away) throw new Refusal('unavailable');
      return service.run;
    },
    [startRun]: () => {
      away = true;
      return madeUpRun();
    },
  });
  expect(await screen.findByText(/De dienst antwoordt even niet; het waarderen gaat vanzelf/)).toBeVisible();
  service.run = madeUpRun({ state: 'done', done: 2 });
  service.stored = all;
  away = false;
  expect(await screen.findByText('Wat bepaalt de waarde')).toBeVisible();
});

test('a failure keeps what is done, says why, and the rest can be taken up', async () => {
  const failure = { code: 'unavailable', message: 'Away' } as const;
  const { calls, user } = await open([], {}, '', madeUpRun({ state: 'failed', done: 1, failure }));
  expect(await screen.findByText(/Het waarderen is gestopt: De dienst is even niet beschik/)).toBeVisible();
  expect(started(calls)).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Verder waarderen' }));
  expect(await screen.findByText('Waarderen: 0 van 2 eenheden')).toBeVisible();
});

test('the work can be stopped, stays so for who opens it later, and can be gone on with', async () => {
  const { user, calls, service } = await open([]);
  expect(await screen.findByText('Waarderen: 0 van 2 eenheden')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(await screen.findByText(/Gestopt na 0 van 2 eenheden/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Verder waarderen' }));
  expect(await screen.findByText('Waarderen: 0 van 2 eenheden')).toBeVisible();
  expect(started(calls)).toBe(2);
  expect(service.run?.state).toBe('running');
});

test('what was stopped is not begun again by opening the page', async () => {
  const { calls } = await open([], {}, '', madeUpRun({ state: 'cancelled' }));
  expect(await screen.findByText(/Gestopt na 0 van 2 eenheden/)).toBeVisible();
  expect(started(calls)).toBe(0);
});

test('no references: the reason is told, and wider settings value the bucket again', async () => {
  const refused = {
    revision: 1,
    references: {},
    valuationResults: [],
    unvalued: [{ unitId: unitId(1), reason: 'no-references' }],
  };
  let widened = false;
  const more: Answers = {
    [work]: () => (widened ? valued('kantoor') : refused),
    [`PUT ${path}/transaction-references`]: ({ body }) => {
      widened = true;
      return body;
    },
  };
  const { calls, user } = await open([all[1] as ValuationResult], more, '', refusing(1));
  expect(await screen.findByText(/te weinig vergelijkbare verkopen/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Instellingen verruimen' }));
  const months = screen.getByLabelText('Hoogstens maanden oud');
  await user.type(months, '500');
  expect(screen.getByRole('button', { name: 'Bucket opnieuw waarderen' })).toBeDisabled();
  await user.clear(months);
  await user.type(months, '60');
  await user.click(screen.getByRole('button', { name: 'Bucket opnieuw waarderen' }));
  expect(await screen.findByText('Vlijtseweg 86')).toBeVisible();
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    revision: 1,
    references: {},
    settings: { kantoor: { maxMonths: 60 } },
  });
  expect(calls.filter(({ name }) => name === work).at(-1)?.body).toEqual({ bucket: 'kantoor' });
});

test('settings that leave no references are named beside the reason', async () => {
  const refused = {
    revision: 1,
    references: {},
    valuationResults: [],
    unvalued: [{ unitId: unitId(1), reason: 'no-references' }],
  };
  const more: Answers = {
    [work]: () => refused,
    [`PUT ${path}/transaction-references`]: ({ body }) => body,
  };
  const { calls, user } = await open([all[1] as ValuationResult], more, '', refusing(1));
  await user.click(await screen.findByRole('button', { name: 'Instellingen verruimen' }));
  await user.click(screen.getByRole('checkbox', { name: 'Zelfde straat' }));
  await user.type(screen.getByLabelText('Oppervlakte, hoogstens anders (%)'), '10');
  await user.type(screen.getByLabelText('Afstand'), '0');
  await user.type(screen.getByLabelText('Tijd'), '2,5');
  expect(screen.getByRole('button', { name: 'Bucket opnieuw waarderen' })).toBeDisabled();
  await user.clear(screen.getByLabelText('Tijd'));
  await user.click(screen.getByRole('button', { name: 'Bucket opnieuw waarderen' }));
  expect(
    await screen.findByText(/Nu ingesteld: Oppervlakte, hoogstens anders \(%\): 10; Zelfde straat: ja\./),
  ).toBeVisible();
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
    settings: { kantoor: { strictStreet: true, areaBand: 0.1, weights: { distance: 0 } } },
  });
});

test('a chosen unit is in the address and told to the others; theirs is followed', async () => {
  const { user, addressBar } = await open(all, {}, `?unit=${unitId(1)}`);
  const told: unknown[] = [];
  await screen.findByText('Wat bepaalt de waarde');
  const subscription = bus.subscribe('unit-selected', payload => told.push(payload));
  await user.click(screen.getByRole('button', { name: /Winkels/ }));
  expect(addressBar()).toContain(`unit=${unitId(2)}`);
  expect(told.at(-1)).toEqual({ objectId: units[1]?.objectId, portfolioId });
  subscription.unsubscribe();
  expect(screen.getByRole('heading', { name: 'Anklaarseweg 2' })).toBeVisible();
  const objectId = units[0]?.objectId ?? '';
  act(() => bus.publish('unit-selected', { objectId, portfolioId }));
  expect(await screen.findByRole('heading', { name: 'Anklaarseweg 1' })).toBeVisible();
});

test('table and map are in step', async () => {
  const { user } = await open(all, {}, `?unit=${unitId(1)}`);
  expect(await screen.findByLabelText('map')).toHaveTextContent(`${unitId(1)} of 2`);
  await user.click(screen.getByRole('button', { name: 'Vlijtseweg 86' }));
  expect(screen.getByLabelText('map')).toHaveTextContent('stored of 2');
});

test('a chosen reference shows how it was made comparable: indexed, and each adjustment', async () => {
  const { user } = await open(all);
  await user.click(await screen.findByRole('button', { name: 'Vlijtseweg 86', expanded: false }));
  const steps = ['Verkocht voor', 'Geïndexeerd (+1,8 %)', 'Oppervlakte', 'Ligging', 'Zegt over deze eenheid'];
  const figures = steps.map(step => screen.getAllByText(step).find(({ tagName }) => tagName === 'DT'));
  expect(figures.map(name => name?.nextSibling?.textContent?.replace(/\s/g, ' '))).toEqual([
    '€ 612.000',
    '€ 623.016',
    '−5,0 %',
    '+2,0 %',
    '€ 608.000',
  ]);
});

test('all units in one table, each with its value or the reason', async () => {
  const { user, addressBar } = await open([all[0] as ValuationResult], {}, '', refusing(2));
  await user.click(await screen.findByLabelText('Alle eenheden'));
  const table = screen.getByRole('table', { name: 'Alle eenheden' });
  expect(await within(table).findByText('te weinig referenties')).toBeVisible();
  expect(within(table).getByText('601.000')).toBeVisible();
  await user.click(within(table).getByTitle('Anklaarseweg 2'));
  expect(addressBar()).toMatch(new RegExp(`valuation\\?unit=${unitId(2)}$`));
  expect(screen.getByRole('heading', { name: 'Anklaarseweg 2' })).toBeVisible();
});

test('a valuation that is not there, or has no buckets, says what to do', async () => {
  await open([], { [`GET ${path}/address-buckets`]: () => ({}) });
  expect(await screen.findByRole('link', { name: 'Naar Buckets' })).toHaveAttribute(
    'href',
    `/valuation/${valuationId}/buckets`,
  );
});

test('changes from another tab are read again', async () => {
  const stored = [...all];
  const { calls } = await open(stored);
  await screen.findByText('Wat bepaalt de waarde');
  const reads = () => calls.filter(({ name }) => name === `GET ${path}/valuation-results`).length;
  const before = reads();
  act(() => bus.publish('valuation-changed', { valuationId }));
  await waitFor(() => expect(reads()).toBe(before + 1));
});
