import type { ValuationResult } from '@kavel/contracts';
import type { LayerDefinition } from '@kavel/map/layers';
import { type Answers, Refusal } from '@kavel/testing';
import { screen, waitFor } from '@testing-library/react';
import { madeUpRun, unitId } from '../testing/made-up';
import { all, open, path, refusing, started, startRun, valued, work } from '../testing/open-valuation';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ selectedId, layers }: { selectedId: string; layers: LayerDefinition[] }) => {
    const drawn = layers.flatMap(({ source }) => (source.kind === 'points' ? source.points : []));
    return <output aria-label="map">{`${selectedId} of ${drawn.length}`}</output>;
  },
}));

test('units without values are valued in the service, and the value is shown with its range', async () => {
  const { calls, service } = await open([]);
  expect(await screen.findByText('Waarderen: 0 van 2 eenheden')).toBeVisible();
  service.run = madeUpRun({ done: 1 });
  service.stored = all.slice(0, 1);
  expect(await screen.findByText('Waarderen: 1 van 2 eenheden')).toBeVisible();
  // Finished units are shown while the rest is being valued.
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

test('a run that is active when the page is opened is tracked, not restarted', async () => {
  const { calls, service } = await open([], {}, '', madeUpRun({ units: 10_000, done: 4_000 }));
  expect(await screen.findByText('Waarderen: 4.000 van 10.000 eenheden')).toBeVisible();
  service.run = madeUpRun({ units: 10_000, done: 5_000 });
  expect(await screen.findByText(/nog ongeveer \d+ s/)).toBeVisible();
  service.run = madeUpRun({ state: 'done', units: 10_000, done: 10_000 });
  service.stored = all;
  await screen.findByText('Wat bepaalt de waarde');
  expect(started(calls)).toBe(0);
});

test('an unavailable service is reported, and polled again', async () => {
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

test('a failed run keeps its results, shows the reason, and can be resumed', async () => {
  const failure = { code: 'unavailable', message: 'Away' } as const;
  const { calls, user } = await open([], {}, '', madeUpRun({ state: 'failed', done: 1, failure }));
  expect(await screen.findByText(/Het waarderen is gestopt: De dienst is even niet beschik/)).toBeVisible();
  expect(started(calls)).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Verder waarderen' }));
  expect(await screen.findByText('Waarderen: 0 van 2 eenheden')).toBeVisible();
});

test('a run can be stopped, stays stopped when the page is reopened, and can be resumed', async () => {
  const { user, calls, service } = await open([]);
  expect(await screen.findByText('Waarderen: 0 van 2 eenheden')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(await screen.findByText(/Gestopt na 0 van 2 eenheden/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Verder waarderen' }));
  expect(await screen.findByText('Waarderen: 0 van 2 eenheden')).toBeVisible();
  expect(started(calls)).toBe(2);
  expect(service.run?.state).toBe('running');
});

test('opening the page does not restart a stopped run', async () => {
  const { calls } = await open([], {}, '', madeUpRun({ state: 'cancelled' }));
  expect(await screen.findByText(/Gestopt na 0 van 2 eenheden/)).toBeVisible();
  expect(started(calls)).toBe(0);
});

test('no references: the reason is reported, and wider settings value the bucket again', async () => {
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

test('settings that leave no references are shown next to the reason', async () => {
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
