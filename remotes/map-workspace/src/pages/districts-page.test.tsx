/** @jest-environment-options {"url": "https://kavel.test/district-values-map"} */
import { session } from '@kavel/auth';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { status } from '../testing/data';
import { areas, overview, valuesOf } from '../testing/district-data';
import { followWidth, resizeTo } from '../testing/window-width';
import DistrictsPage from './districts-page';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));
jest.setTimeout(20_000);

afterEach(() => act(async () => session.signOut()));

async function open(address = '/district-values-map', hasFigures = true) {
  const calls = fakeServer(({ name, query }) => {
    if (name.endsWith('/catalogue/status')) return status;
    if (name.endsWith('/districts')) return hasFigures ? overview : { ...overview, figures: [] };
    if (name.endsWith('/districts/buurt/areas')) return areas;
    if (name.includes('/districts/buurt/values')) return valuesOf(query.has('compare'));
    throw new Refusal('not-found');
  });
  const opened = await openPage({
    page: <DistrictsPage />,
    route: '/district-values-map',
    address,
    permissions: ['auth.unrestricted-access-general'],
  });
  const query = () => new URLSearchParams(opened.addressBar()?.split('?')[1]);
  return { ...opened, calls, query };
}

const legend = async () => {
  const rows = within(await screen.findByRole('region', { name: 'Legenda' })).getAllByRole('listitem');
  return rows.map(row => row.textContent);
};

test('classes count every area once; one without a value is a class of its own', async () => {
  await open();
  expect(await legend()).toEqual(
    [
      '< € 280.000 2',
      '€ 280.000 – € 360.000 2',
      '€ 360.000 – € 440.000 1',
      '€ 440.000 – € 520.000 2',
      '≥ € 520.000 2',
      'Geen cijfer 1',
    ].map(text => text.replaceAll('€ ', '€\u00a0')),
  );
  expect(screen.getByText('Waardepeildatum 1 januari 2025')).toBeVisible();
});

test('it says over which areas the figures are, as of when, and what is left out', async () => {
  const { user } = await open();
  const note = await screen.findByText(/Grenzen van 2026/);
  for (const part of [
    '9 van 10 gebieden staan in klassen.',
    'Zonder cijfer en niet meegeteld: 1.',
    'Mediaan: € 400.000; elk gebied telt even zwaar.',
    'WOZ 2026: waardepeildatum 1 januari 2025.',
    'Bron 2026: CBS.',
  ])
    expect(note).toHaveTextContent(part);
  await user.selectOptions(screen.getByLabelText('Verschil met'), '2018');
  const compared = await screen.findByText(/Anders ingedeeld en niet meegeteld: 1\./);
  expect(compared).toHaveTextContent('8 van 10 gebieden');
  expect(compared).toHaveTextContent('WOZ 2018: waardepeildatum 1 januari 2017.');
  expect(compared).toHaveTextContent('Mediaan: +100,0 %');
});

test('by keyboard a class of the legend shows its areas alone, also from a link', async () => {
  const { user, query } = await open();
  const classes = within(await screen.findByRole('region', { name: 'Legenda' })).getAllByRole('button');
  act(() => classes[0]?.focus());
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(classes[2]).toHaveFocus();
  expect(classes[2]).toHaveAttribute('aria-pressed', 'true');
  expect(classes[2]).toHaveAccessibleName(/^€.360\.000 – €.440\.000: 1 gebied$/);
  expect(query().get('only')).toBe('2');
  const rows = () =>
    within(screen.getByRole('table', { name: 'Gebieden met hun waarden' }))
      .getAllByRole('row')
      .slice(1);
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('1 van 10 gebieden')).toBeVisible();
  await user.keyboard('{End}{Enter}');
  expect(query().get('only')).toBe('missing');
  expect(rows()[0]).toHaveTextContent('Buurt 9');
  await user.click(screen.getByRole('button', { name: 'Toon alle gebieden' }));
  expect(rows().length).toBe(10);
});

test('two areas lie side by side with their difference, which the link keeps', async () => {
  const { user, query } = await open('/district-values-map?area=BU00010003&compare=2018');
  const detail = within(await screen.findByRole('complementary', { name: 'Gekozen gebied' }));
  await user.click(detail.getByRole('button', { name: 'Zet een ander gebied ernaast' }));
  const table = screen.getByRole('table', { name: 'Gebieden met hun waarden' });
  await user.click(within(table).getByRole('row', { name: /Buurt 1/ }));
  expect([query().get('area'), query().get('beside')]).toEqual(['BU00010003', 'BU00010001']);
  const pair = within(await screen.findByRole('table', { name: 'Twee gebieden naast elkaar' }));
  const cells = (name: RegExp) =>
    within(pair.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(cell => cell.textContent?.replaceAll('\u00a0', ' '));
  expect(cells(/WOZ-waarde 2026/)).toEqual(['€ 350.000', '€ 250.000', '+€ 100.000']);
  expect(cells(/WOZ-waarde 2018/)).toEqual(['€ 175.000', '€ 125.000', '+€ 50.000']);
  expect(cells(/Plaats/)).toEqual(['6 van 9', '8 van 9', '']);
  await user.click(screen.getByRole('button', { name: 'Alleen dit gebied' }));
  expect(query().get('beside')).toBeNull();
});

test('a difference names the boundaries, and an area that was redrawn has no comparison', async () => {
  const { user, query } = await open();
  await user.selectOptions(await screen.findByLabelText('Verschil met'), '2018');
  await waitFor(async () =>
    expect((await legend()).slice(-2)).toEqual(['Geen cijfer 1', 'Niet te vergelijken 1']),
  );
  expect(query().get('compare')).toBe('2018');
  const table = await screen.findByRole('table', { name: 'Gebieden met hun waarden' });
  expect(within(table).getByRole('row', { name: /Buurt 0/ })).toHaveTextContent('−20,0');
  expect(within(table).getByRole('row', { name: /Buurt 8/ })).toHaveTextContent(/–$/);
});

test('a row of the table opens its area, which is in the link', async () => {
  const { user, query } = await open();
  const table = await screen.findByRole('table', { name: 'Gebieden met hun waarden' });
  await user.click(within(table).getByRole('row', { name: /Buurt 3/ }));
  expect(query().get('area')).toBe('BU00010003');
  const detail = within(await screen.findByRole('complementary', { name: 'Gekozen gebied' }));
  expect(detail.getByText('6 van 9')).toBeVisible();
  await user.click(detail.getByRole('button', { name: 'Toon op de kaart' }));
  const map = screen.getByRole('region', { name: 'Kaart van de gebieden' });
  expect(map.dataset.view).toContain('"bounds":[5.03,52,5.04,52.01]');
  expect(map.dataset.tiles).toContain('district-buurt/{z}/{x}/{y}.mvt?v=one');
});

test('a link opens own breaks; other classes ask nothing of the service', async () => {
  const { user, calls, query } = await open('/district-values-map?method=own&breaks=300000_500000');
  expect((await legend()).map(text => text?.slice(-1))).toEqual(['2', '4', '3', '1']);
  const asked = calls.length;
  await user.selectOptions(screen.getByLabelText('Klassen'), 'natural');
  expect(query().get('method')).toBe('natural');
  await user.selectOptions(await screen.findByLabelText('Aantal klassen'), '6');
  await waitFor(async () => expect(await legend()).toHaveLength(7));
  expect(calls).toHaveLength(asked);
});

test('the table keeps its order while the window is narrow', async () => {
  followWidth();
  const { user } = await open();
  const table = await screen.findByRole('table', { name: 'Gebieden met hun waarden' });
  const byValue = within(table).getByRole('button', { name: '2026' });
  await user.click(byValue);
  await user.click(byValue);
  const first = () => within(table).getAllByRole('row', { hidden: true })[1];
  expect(first()).toHaveTextContent('Buurt 8');
  await resizeTo(390);
  expect(table).not.toBeVisible();
  await resizeTo(1440);
  expect(table).toBeVisible();
  expect(first()).toHaveTextContent('Buurt 8');
});

test('without figures it says what to import', async () => {
  await open('/district-values-map', false);
  expect(await screen.findByText('Er zijn nog geen cijfers per gebied')).toBeVisible();
});
