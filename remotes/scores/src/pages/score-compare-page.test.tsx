import type { PropertyScore } from '@kavel/contracts';
import { madeUpScore, madeUpScoreMetric, madeUpScorePart } from '@kavel/contracts/testing';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ScoreComparePage from './score-compare-page';

const id = (last: number) => `020001000013033${last}`;
const texts = (nl: string) => ({ nl, en: nl, de: nl });
const metrics = [
  madeUpScoreMetric({ name: texts('Energie') }),
  madeUpScoreMetric({ key: 'noise', name: texts('Geluid'), unit: 'dB' }),
];

const scoreOf = (last: number, score: number | null, energy: number, noise: number | null): PropertyScore =>
  madeUpScore({
    objectId: id(last),
    address: `Anklaarseweg ${last}`,
    score,
    band: score === null ? null : 'fair',
    parts: [
      madeUpScorePart({ value: 100 + energy, score: energy }),
      madeUpScorePart({ key: 'noise', unit: 'dB', value: noise, score: noise }),
    ],
  });

const known: Record<string, PropertyScore> = {
  [id(1)]: scoreOf(1, 51.2, 50, 60),
  [id(2)]: scoreOf(2, 64.8, 40, 60),
  [id(3)]: scoreOf(3, null, 70, null),
};

function open(address: string, { wide = true, away = (): boolean => false } = {}) {
  const calls = fakeServer({
    'GET /real-estate-data/property-score/metrics': () => metrics,
    'GET /portfolio/score-weights': () => [],
    'GET /real-estate-data/addresses/suggest': () => [
      {
        objectId: id(2),
        address: 'Anklaarseweg 2',
        vtwType: 'eengezinswoning',
        oppervlakte: 100,
        lon: 5,
        lat: 52,
        fictional: false,
      },
    ],
    'POST /real-estate-data/property-score/scores': ({ body }) => {
      if (away()) throw new Refusal('unavailable');
      const ids: string[] = Array.isArray(body) ? body : (body as { identifiers: string[] }).identifiers;
      return {
        scores: ids.flatMap(one => known[one] ?? []),
        failed: ids.filter(one => !known[one]).map(identifier => ({ identifier, reason: 'unknown' })),
      };
    },
  });
  const opened = openPage({
    page: <ScoreComparePage />,
    route: '/score/compare',
    address,
    permissions: ['auth.unrestricted-access-general'],
    wide,
  });
  return { calls, opened };
}

const compare = (...lasts: number[]) => `/score/compare?ids=${lasts.map(id).join(',')}`;

test('addresses stand side by side, and the best of each row is marked with a word', async () => {
  open(compare(1, 2, 3));
  const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await row(/^Totaal/)).toMatch(
    /51, redelijk \(vanaf 50\).*65, redelijk \(vanaf 50\) ★ beste.*Geen totaal$/,
  );
  expect(await row(/^Energie/)).toMatch(
    /150.*\(50 punten\).*140.*\(40 punten\).*170.*\(70 punten\) ★ beste$/,
  );
  // Two with the same points, and one that was not measured: nobody is best.
  expect(await row(/^Geluid/)).toMatch(/60 punten\).*60 punten\)niet gemeten$/);
});

test('an address is added by search and removed again; the page address holds them', async () => {
  const { opened } = open(compare(1));
  const { user, addressBar } = await opened;
  expect(await screen.findByText('Voeg nog een adres toe om te vergelijken.')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Adres toevoegen' }), 'anklaarseweg 2');
  await user.click(await screen.findByRole('option', { name: /Anklaarseweg 2/ }));
  expect(await screen.findByRole('columnheader', { name: /Anklaarseweg 2/ })).toBeVisible();
  expect(addressBar()).toBe(`/score/compare?ids=${id(1)}%2C${id(2)}`);
  await user.click(screen.getByRole('button', { name: 'Verwijder Anklaarseweg 1' }));
  await waitFor(() => expect(addressBar()).toBe(`/score/compare?ids=${id(2)}`));
});

test('more than five are not compared, and with five none can be added', async () => {
  open(compare(1, 2, 3, 4, 5, 6));
  expect(await screen.findByText(/1 adres uit de link is weggelaten/)).toBeVisible();
  expect(screen.getByText(/meer kan niet/)).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('an unknown address is named and can be removed', async () => {
  const { opened } = open(compare(1, 9));
  const { user, addressBar } = await opened;
  expect(await screen.findByText(`Het adres met nummer ${id(9)} staat niet in de gegevens.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verwijder' }));
  await waitFor(() => expect(addressBar()).toBe(`/score/compare?ids=${id(1)}`));
});

test('weights of the link are asked with, and links to the addresses keep them', async () => {
  const { calls } = open(`${compare(1, 2)}&weights=noise:40`);
  const link = await screen.findByRole('link', { name: 'Anklaarseweg 1' });
  expect(link).toHaveAttribute('href', `/score/${id(1)}?weights=noise%3A40`);
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
    identifiers: [id(1), id(2)],
    weightUpdates: [{ key: 'noise', weight: 0.4 }],
  });
});

test('with all weights zero there is an error, and nothing is asked', async () => {
  const { calls } = open(`${compare(1, 2)}&weights=energy:0,noise:0`);
  expect(await screen.findByText(/Alle gewichten zijn nul, dus er is geen score/)).toBeVisible();
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});

test('on a phone each address is a card with what is best on it', async () => {
  open(compare(1, 2), { wide: false });
  const card = within(await screen.findByRole('region', { name: 'Anklaarseweg 2' }));
  expect(card.getByText('Totaal').nextElementSibling).toHaveTextContent('65, redelijk (vanaf 50) ★ beste');
  expect(screen.queryByRole('table')).toBeNull();
});

test('without addresses it says what to do', async () => {
  open('/score/compare');
  expect(await screen.findByText('Nog niets om te vergelijken')).toBeVisible();
});

test('with the service away the specified text is shown', async () => {
  open(compare(1, 2), { away: () => true });
  expect(await screen.findByText(/Melding: Failed to fetch property scores bulk\./)).toBeVisible();
});
