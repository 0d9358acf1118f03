/** @jest-environment-options {"url": "https://kavel.test/wws"} */
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { status } from '../testing/data';
import { areas, overview, wws } from '../testing/district-data';
import WwsPage from './wws-page';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));
jest.setTimeout(20_000);

async function open(address = '/wws', answer = wws) {
  const calls = fakeServer(({ name }) => {
    if (name.endsWith('/catalogue/status')) return status;
    if (name.endsWith('/districts')) return overview;
    if (name.endsWith('/districts/buurt/areas')) return areas;
    if (name === 'POST /real-estate-data/districts/buurt/wws') return answer;
    throw new Refusal('not-found');
  });
  const opened = await openPage({ page: <WwsPage />, route: '/wws', address, permissions: [] });
  const asked = () => calls.filter(({ name }) => name.endsWith('/wws')).map(({ body }) => body);
  return { ...opened, asked, query: () => new URLSearchParams(opened.addressBar()?.split('?')[1]) };
}

test('says where regulated rent ends: by segment on the map, and from which WOZ value', async () => {
  await open();
  const legend = within(await screen.findByRole('region', { name: 'Legenda' }));
  expect(legend.getAllByRole('listitem').map(row => row.textContent)).toEqual([
    'Laag ≤ 143 2',
    'Midden 144 – 186 4',
    'Vrij ≥ 187 3',
    'Geen WOZ-waarde 1',
  ]);
  expect(screen.getByText(/vrij vanaf een WOZ-waarde van € 480\.000/)).toBeVisible();
});

test('another dwelling is asked for and goes into the link', async () => {
  const { user, asked, query } = await open('/wws?m2=60&label=A');
  const area = await screen.findByLabelText('Oppervlakte (m²)');
  expect(asked()).toEqual([
    { kind: 'flat', oppervlakte: 60, energielabel: 'A', outdoor: 6, heatedRooms: 4, inspected: 20 },
  ]);
  await user.clear(area);
  await user.type(area, '90{Enter}');
  await user.selectOptions(await screen.findByLabelText('Type'), 'house');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ oppervlakte: 90, kind: 'house' }));
  expect([query().get('m2'), query().get('type')]).toEqual(['90', 'house']);
});

test('an area tells by how much its rent is free or regulated', async () => {
  const { user } = await open();
  const table = await screen.findByRole('table', { name: 'Gebieden met punten en huur' });
  await user.click(within(table).getByRole('row', { name: /Buurt 8/ }));
  const detail = () => within(screen.getByRole('complementary', { name: 'Gekozen gebied' }));
  expect(detail().getByText(/24 punten en € 172 per maand boven de grens/)).toBeVisible();
  await user.click(within(table).getByRole('row', { name: /Buurt 0/ }));
  expect(await detail().findByText(/Punten tot de vrije sector: 57/)).toBeVisible();
});

test('a segment shown alone and two areas side by side are in the link, and the law is told', async () => {
  const { user, query } = await open('/wws?only=free&area=BU00010008&beside=BU00010000');
  const pair = within(await screen.findByRole('table', { name: 'Twee gebieden naast elkaar' }));
  const points = within(pair.getByRole('row', { name: /^Punten/ })).getAllByRole('cell');
  expect(points.map(cell => cell.textContent)).toEqual(['210', '130', '+80']);
  const table = screen.getByRole('table', { name: 'Gebieden met punten en huur' });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText(/Over 9 van 10 gebieden/)).toHaveTextContent(
    /waardepeildatum 1 januari 2025.*huurcontracten vanaf 1 juli 2024/,
  );
  const segment = screen.getByRole('button', { name: /^Vrij/ });
  expect(segment).toHaveAttribute('aria-pressed', 'true');
  await user.click(segment);
  expect(query().get('only')).toBeNull();
});

test('a link to an area that does not exist says so, and can be cleaned', async () => {
  const { user, query } = await open('/wws?area=BU99999999');
  expect(await screen.findByText(/BU99999999 uit de link is hier niet bekend/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Haal het uit de link' }));
  expect(query().has('area')).toBe(false);
  expect(screen.queryByText(/niet bekend/)).not.toBeInTheDocument();
});

test('areas with WOZ values of different years say the year of each', async () => {
  const years = wws.codes.map((_, at) => (at === 0 ? 2023 : 2026));
  await open('/wws?area=BU00010008&beside=BU00010000', { ...wws, years });
  expect(await screen.findByText(/van 2023 tot en met 2026/)).toBeVisible();
  const pair = within(await screen.findByRole('table', { name: 'Twee gebieden naast elkaar' }));
  const cells = within(pair.getByRole('row', { name: /WOZ-waarde/ })).getAllByRole('cell');
  expect(cells.map(cell => cell.textContent?.slice(-6))).toEqual(['(2026)', '(2023)', '00.000']);
});
