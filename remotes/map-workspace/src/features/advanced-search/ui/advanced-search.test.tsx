/** @jest-environment-options {"url": "https://kavel.test/search"} */
import type { FoundArea } from '@kavel/contracts/districts';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import SearchPage from '../../../pages/search-page';
import { addressPage, objectOf, portfolioOf, status } from '../../../testing/data';
import { fakeProjects, projectId, projectOf } from '../../../testing/fake-projects';
import { objectId, suggestions } from '../../../testing/search-setup';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../../../testing/fake-map') }));

const pandId = '0200100000001234';
const area: FoundArea = {
  level: 'wijk',
  code: 'WK020001',
  name: 'Tannenburg',
  gemeente: 'Apeldoorn',
  bounds: [5.9, 52.1, 6, 52.3],
};

async function open(address = '/search') {
  const projects = fakeProjects([projectOf(1), projectOf(2)]);
  fakeServer(call => {
    const { name } = call;
    if (name.endsWith('/catalogue/status')) return status;
    if (name === 'GET /real-estate-data/addresses') return addressPage(`?${call.query}`);
    if (name.includes('/addresses/suggest'))
      return call.query.get('q')?.startsWith('9999') ? [] : suggestions;
    if (name.endsWith(`/objects/${objectId}`)) return objectOf(38);
    if (name.endsWith('/districts/search')) {
      return call.query.get('q') === 'ta' ? [area] : [];
    }
    if (name.endsWith(`/panden/${pandId}`))
      return { pandId, bouwjaar: 1961, lon: 5.97, lat: 52.2, addressCount: 2, addresses: suggestions };
    if (name === 'GET /portfolio/portfolios') return [portfolioOf([38, 41])];
    if (name.endsWith('/portfolios/all/real-estate-entities')) return portfolioOf([38, 41]).units;
    if (name.includes('/work-areas') || name.includes('/districts/')) throw new Refusal('not-found');
    return projects.answer(call);
  });
  const permissions = ['auth.portfolio-hub', 'auth.unrestricted-access-general'] as const;
  const opened = await openPage({ page: <SearchPage />, route: '/search', address, permissions });
  if (address === '/search')
    await opened.user.click(await screen.findByRole('button', { name: 'Uitgebreid zoeken' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Uitgebreid zoeken' }));
  const field = dialog.getByRole('searchbox');
  const query = () => new URLSearchParams(opened.addressBar()?.split('?')[1]);
  const view = () => JSON.parse(screen.getByRole('region', { name: /^Kaart van/ }).dataset.view ?? 'null');
  return { ...opened, dialog, field, query, view };
}

beforeEach(() => localStorage.clear());

test('one field finds addresses, portfolios and projects; what was picked is opened and remembered', async () => {
  const { user, dialog, field, query } = await open();
  await user.type(field, 'ta');
  const found = within(await dialog.findByRole('region', { name: 'Projecten' }));
  expect(await dialog.findByRole('region', { name: 'Adressen' })).toBeVisible();
  const inAreas = within(await dialog.findByRole('region', { name: 'Gebieden' }));
  expect(await inAreas.findByRole('button', { name: /Tannenburg.*Apeldoorn, WK020001/ })).toBeVisible();
  await user.click(await found.findByRole('button', { name: /TAX-1/ }));
  expect(query().get('chosen')).toBe(`projects:${projectId(1)}`);
  await user.click(screen.getByRole('button', { name: 'Uitgebreid zoeken' }));
  const recent = within(await screen.findByRole('region', { name: 'Laatst gezocht' }));
  expect(recent.getByRole('button', { name: 'ta' })).toBeVisible();
});

test('an area is shown as a whole', async () => {
  const { user, dialog, field, view } = await open();
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, '7324');
  expect(await dialog.findByText(/^Postcode van vier cijfers: .* enkele adressen erin/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'ta');
  await user.click(await dialog.findByRole('button', { name: /^Tannenburg/ }));
  await waitFor(() => expect(view()).toMatchObject({ kind: 'bounds', bounds: area.bounds }));
});

test('a postcode lists its addresses; an unknown one has none', async () => {
  const { user, dialog, field } = await open();
  await user.type(field, '7324 BD');
  const found = within(await dialog.findByRole('region', { name: 'Adressen' }));
  expect(await found.findAllByRole('button')).toHaveLength(2);
  await user.clear(field);
  await user.type(field, '9999 ZZ');
  await waitFor(() => expect(dialog.queryByRole('region', { name: 'Adressen' })).toBeNull());
});

test('an own portfolio is opened on the map', async () => {
  const { user, dialog, field, query } = await open();
  const { id, name } = portfolioOf([38, 41]);
  await user.type(field, name);
  const found = within(await dialog.findByRole('region', { name: 'Portefeuilles' }));
  await user.click(await found.findByRole('button', { name }));
  expect(query().get('portfolio')).toBe(id);
});

test('coordinates in RD are a place', async () => {
  const { user, dialog, field, view } = await open();
  await user.type(field, '155000, 463000');
  await user.click(await dialog.findByRole('button', { name: /52.15517, 5.38721.*RD/ }));
  await waitFor(() => expect(view()).toMatchObject({ kind: 'place', lat: expect.closeTo(52.155, 3) }));
});

test('the id of a pand is that pand with its addresses; Enter opens what was found first', async () => {
  const { user, dialog, field, view } = await open();
  await user.type(field, `NL.IMBAG.Pand.${pandId}`);
  const panden = within(await dialog.findByRole('region', { name: 'Panden' }));
  expect(await panden.findByRole('button', { name: /0200100000001234.*1961/ })).toBeVisible();
  expect(await dialog.findAllByRole('button', { name: /^Laan van de Leeuw/ })).toHaveLength(2);
  await user.type(field, '{Enter}');
  await waitFor(() => expect(view()).toMatchObject({ kind: 'place', lon: 5.97, lat: 52.2 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['10, 20', /liggen niet in Nederland/],
  [`52°12'N`, /Dit is één coördinaat/],
  ['0200200000001234', /nummeraanduiding/],
  ['0200010000009999', /staat niet in deze gegevens/],
])('says why %s finds nothing', async (text, words) => {
  const { user, dialog, field } = await open();
  await user.type(field, text);
  expect(await dialog.findByText(words)).toBeVisible();
});

test('a link opens the search with its text, and draws its circle', async () => {
  const { field, query, user } = await open('/search?find=155000%2C+463000&circle=5.97000_52.20000_500');
  expect(field).toHaveValue('155000, 463000');
  const map = screen.getByRole('region', { name: /^Kaart van/, hidden: true });
  await waitFor(() => expect(map.dataset.layers).toContain('around'));
  await user.clear(field);
  await user.type(field, 'x');
  await waitFor(() => expect(query().get('find')).toBe('x'));
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(query().has('find')).toBe(false));
  expect(query().get('circle')).toBe('5.97000_52.20000_500');
});

test('Escape closes the search, though its field has a text', async () => {
  const { user, field } = await open();
  await user.type(field, 'ta{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a BAG id is its object; a parcel is said not to be in the data', async () => {
  const { user, dialog, field, query } = await open();
  await user.type(field, 'APD01 A 1234');
  expect(await dialog.findByText(/Kadastrale percelen staan niet/)).toBeVisible();
  await user.clear(field);
  await user.type(field, objectId);
  await user.click(await dialog.findByRole('button', { name: /Laan van de Leeuw 38/ }));
  expect(query().get('object')).toBe(objectId);
});

test('"within 500 m of" draws a circle and lists what is the user’s own in it, the nearest first', async () => {
  const { user, dialog, field } = await open();
  await user.type(field, 'binnen 500 m van leeuw');
  await user.click(await dialog.findByRole('button', { name: /^Laan van de Leeuw 38/ }));
  const near = within(await dialog.findByRole('region', { name: 'Binnen 500 m' }));
  expect(await near.findByText('2 eigen objecten en projecten')).toBeVisible();
  const map = screen.getByRole('region', { name: /^Kaart van/ });
  expect(map.dataset.layers).toContain('around');
  await user.click(near.getByRole('button', { name: 'Cirkel weghalen' }));
  await waitFor(() => expect(map.dataset.layers).not.toContain('around'));
});
