/** @jest-environment-options {"url": "https://kavel.test/maps/development"} */
import type { Development, DevelopmentPipeline } from '@kavel/contracts/developments';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import { status } from '../testing/data';
import DevelopmentsPage from './developments-page';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

const building = (number: number, fields: Partial<Development>): Development => ({
  id: `02001000001303${String(number).padStart(2, '0')}`,
  year: 2027,
  status: 'started',
  dwellings: 12,
  objects: 12,
  gemeente: 'Apeldoorn',
  buurt: `Buurt ${number}`,
  lon: 5.9,
  lat: 52.2,
  fictional: false,
  ...fields,
});
const pipeline: DevelopmentPipeline = {
  snapshot: 'one',
  from: 2025,
  counts: [
    { year: 2026, status: 'completed', buildings: 1, dwellings: 3 },
    { year: 2027, status: 'started', buildings: 2, dwellings: 24 },
  ],
  buildings: [
    building(1, {}),
    building(2, {}),
    building(3, { year: 2026, status: 'completed', dwellings: 3 }),
  ],
};

async function open(answer: () => DevelopmentPipeline = () => pipeline) {
  const calls = fakeServer(({ name }) => (name.endsWith('/catalogue/status') ? status : answer()));
  const address = '/maps/development';
  const opened = await openPage({ page: <DevelopmentsPage />, route: address, address, permissions: null });
  return { ...opened, calls, query: () => new URLSearchParams(opened.addressBar()?.split('?')[1]) };
}

test('counts by year and status filter the map and the table together, and are in the link', async () => {
  const { user, query } = await open();
  expect(await screen.findByText('3 panden op de kaart')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '2027, In aanbouw: 24 (2)' }));
  expect(await screen.findByText('2 panden op de kaart')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^point / })).toHaveLength(2);
  const table = within(screen.getByRole('table', { name: 'Panden in aanbouw en net gereed' }));
  expect(table.queryByText('Buurt 3, Apeldoorn')).toBeNull();
  expect(query().toString()).toBe('year=2027&status=started');
  await user.click(screen.getByRole('button', { name: 'Filter wissen' }));
  expect(await screen.findByText('3 panden op de kaart')).toBeVisible();
});

test('a building chosen in the table is marked on the map and told; another first year is asked for', async () => {
  const { user, calls, query } = await open();
  await user.click(await screen.findByRole('row', { name: /Buurt 2, Apeldoorn/ }));
  expect(query().get('pand')).toBe(building(2, {}).id);
  expect(screen.getByRole('button', { name: /^point Buurt 2/ })).toHaveAttribute('aria-pressed', 'true');
  const card = within(screen.getByRole('complementary'));
  expect(card.getByRole('heading', { name: 'Buurt 2' })).toBeVisible();
  expect(card.getByText(building(2, {}).id)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Toon op de kaart' }));
  const { lon, lat } = building(2, {});
  const view = screen.getByRole('region', { name: 'Kaart van nieuwbouw' }).dataset.view ?? '';
  expect(JSON.parse(view)).toMatchObject({ kind: 'place', lon, lat });
  await user.selectOptions(screen.getByLabelText('Gereed vanaf bouwjaar'), '2020');
  expect(calls.at(-1)?.query.get('from')).toBe('2020');
});

test('says so when there is nothing new', async () => {
  await open(() => ({ ...pipeline, counts: [], buildings: [] }));
  expect(await screen.findByText('Geen nieuwbouw in deze gegevens')).toBeVisible();
});

test('a failed call says so and can be repeated', async () => {
  let isFailing = true;
  const { user } = await open(() => {
    if (isFailing) throw new Refusal('not-found');
    return pipeline;
  });
  expect(await screen.findByText('De nieuwbouw kan nu niet worden opgehaald.')).toBeVisible();
  expect(screen.getByText('Details voor ondersteuning')).toBeVisible();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('3 panden op de kaart')).toBeVisible();
});
