import {
  type AddressSuggestion,
  type CatalogueStatus,
  type Estimate,
  energyLabelCode,
  vtwTypeCode,
} from '@kavel/contracts';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { explained, objectId } from '../testing/made-up-estimate';
import { extent, moveTo, tileWith } from '../testing/make-tile';
import HomePage from './home-page';

const status: CatalogueStatus = {
  snapshot: 'one',
  createdAt: '2026-11-20T08:00:00Z',
  objects: 24_310,
  panden: 19_204,
  transactions: 6_120,
  buurten: 31,
  bounds: [5.9, 52.2, 6, 52.3],
  datasets: [
    { name: 'demo', bounds: [5.9, 52.2, 6, 52.3], focus: [5.95, 52.25], objects: 24_310, fictional: true },
  ],
};

const estimate: Estimate = {
  object: explained.object,
  value: 412_000,
  low68: 381_000,
  high68: 446_000,
  pricePerM2: 3_492,
  accuracyClass: 4,
  referenceCount: 12,
  valueDate: '2026-11-01',
  fictionalSales: true,
};

const suggestion = (address: string, id: string): AddressSuggestion => ({
  objectId: id,
  address,
  vtwType: 'eengezinswoning',
  oppervlakte: 118,
  lon: 5.96,
  lat: 52.23,
  fictional: false,
});
const house = suggestion('Anklaarseweg 129, 7323 AA Apeldoorn', objectId);
const neighbour = suggestion('Anklaarseweg 129A, 7323 AA Apeldoorn', '0200010000130332');

/** A street of labelled dwellings in every tile, so that one of them is visible in any view. */
const street = tileWith({
  addresses: [1, 3, 5, 7, 9, 11, 13, 15].map(sixteenths => ({
    type: 1,
    geometry: moveTo(extent / 2, (extent * sixteenths) / 16),
    properties: { objectId, label: energyLabelCode('C'), vtw: vtwTypeCode('eengezinswoning') },
  })),
});

interface Answers {
  suggestions?: AddressSuggestion[];
  noEstimate?: boolean;
  tilesAway?: boolean;
}

function open(answers: Answers = {}, address = '/') {
  fakeServer(({ name }) => {
    const call = name.replace('GET /real-estate-data', '');
    if (call === '/catalogue/status') return status;
    if (call === '/addresses/suggest') return answers.suggestions ?? [house, neighbour];
    if (call === `/objects/${objectId}`) return estimate.object;
    if (call === `/addresses/${objectId}/estimate`) {
      if (answers.noEstimate) throw new Refusal('unprocessable');
      return estimate;
    }
    if (!call.startsWith('/tiles/')) throw new Refusal('not-found');
    if (answers.tilesAway) throw new Refusal('unavailable');
    return street;
  });
  return openPage({ page: <HomePage />, route: '/', address, permissions: null });
}

const field = () => screen.getByRole('combobox', { name: 'Adres' });
const submit = () => screen.getByRole('button', { name: 'Schat de waarde' });
const card = () => within(screen.getByRole('figure'));

test('an address picked by keyboard is estimated, with its range and evidence', async () => {
  const user = userEvent.setup();
  const { addressBar } = await open();
  await user.type(field(), '7323aa 129');
  await screen.findByRole('option', { name: /Anklaarseweg 129, 7323 AA/ });
  await user.keyboard('{ArrowDown}{Enter}');
  // Enter goes on to the value: the button is not needed.
  expect(field()).toHaveValue(house.address);
  expect(addressBar()).toBe(`/?address=${objectId}`);

  expect(await card().findByText('€ 412.000')).toBeVisible();
  expect(card().getByText('Geschatte marktwaarde (vergelijking, k.k.)')).toBeVisible();
  expect(card().getByText('€ 381.000 tot € 446.000 bij 68 % zekerheid')).toBeVisible();
  expect(card().getByText('118 m² · Eengezinswoning · bouwjaar 1988')).toBeVisible();
  expect(card().getByText(/12 vergelijkbare verkopen, peildatum 1 nov 2026\..*fictief/)).toBeVisible();
  expect(card().getByRole('link', { name: /Log in/ })).toHaveAttribute('href', '/login');
});

test('the value is shown again when its address is opened again', async () => {
  await open({}, `/?address=${objectId}`);
  expect(await card().findByText('€ 412.000')).toBeVisible();
});

test('an ambiguous text is asked about, never guessed', async () => {
  const user = userEvent.setup();
  const { addressBar } = await open();
  await user.type(field(), '7323aa 129');
  await screen.findAllByRole('option');
  await user.click(submit());
  expect(await screen.findByText('Kies het adres uit de lijst.')).toBeVisible();
  expect(addressBar()).toBe('/');
});

test('the error stands above the field, where the open list of suggestions cannot cover it', async () => {
  const user = userEvent.setup();
  await open();
  await user.type(field(), '7323aa 129');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  const error = await screen.findByText('Kies het adres uit de lijst.');
  for (const below of [field(), screen.getByRole('listbox', { name: 'Adres' })]) {
    expect(error.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(field()).toHaveAccessibleDescription('Kies het adres uit de lijst.');
});

test('a text with one suggestion needs no selection', async () => {
  const user = userEvent.setup();
  await open({ suggestions: [house] });
  await user.type(field(), 'anklaarseweg 129');
  await screen.findByRole('option');
  await user.click(submit());
  expect(await card().findByText('€ 412.000')).toBeVisible();
});

test('an address without a value shows the reason, not a number', async () => {
  await open({ noEstimate: true }, `/?address=${objectId}`);
  expect(await card().findByRole('alert')).toHaveTextContent('Voor dit adres is geen waarde te schatten');
});

test('an empty result is reported in the list', async () => {
  const user = userEvent.setup();
  await open({ suggestions: [] });
  await user.type(field(), 'zzzz');
  expect(await screen.findByText(/Geen adres gevonden/)).toBeVisible();
});

test('the facts are the catalogue’s counts, and fictional sales are labelled', async () => {
  await open();
  const facts = within(screen.getByRole('region', { name: 'Wat er nu in Kavel staat' }));
  expect(await facts.findByText('24.310')).toBeVisible();
  expect(facts.getByText('verkopen, fictief')).toBeVisible();
  await waitFor(() => expect(screen.getByText(/24.310 adressen, fictief/)).toBeVisible());
});

test('before any input, an address in the picture is the example, and one press estimates it', async () => {
  const user = userEvent.setup();
  const { addressBar } = await open();
  expect(await card().findByText('Voorbeeld')).toBeVisible();
  expect(card().getByText('€ 412.000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: house.address }));
  expect(addressBar()).toBe(`/?address=${objectId}`);
  await waitFor(() => expect(card().queryByText('Voorbeeld')).not.toBeInTheDocument());
});

test('without tiles the picture shows an error and the form still works', async () => {
  const user = userEvent.setup();
  await open({ tilesAway: true, suggestions: [house] });
  expect(await card().findByText('De kaart laadt nu niet.')).toBeVisible();
  await user.type(field(), 'anklaarseweg 129');
  await screen.findByRole('option');
  await user.click(submit());
  expect(await card().findByText('€ 412.000')).toBeVisible();
});
