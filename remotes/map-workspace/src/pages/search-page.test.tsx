/** @jest-environment-options {"url": "https://kavel.test/search"} */
import { session } from '@kavel/auth';
import type { LocatorFilter } from '@kavel/contracts/locator';
import { bus } from '@kavel/event-bus';
import { act, screen, waitFor, within } from '@testing-library/react';
import { objectOf, portfolioId } from '../testing/data';
import { countOf, facetsOf, options } from '../testing/locator-data';
import { type Answer, openWorkspace } from '../testing/open-workspace';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

// Whole pages are slow to draw in jsdom where the machine is busy.
jest.setTimeout(20_000);

const objectId = objectOf(38).objectId;
const otherId = objectOf(41).objectId;
const suggestions = [38, 41].map(number => {
  const { objectId: id, vtwType, oppervlakte, lon, lat, fictional } = objectOf(number);
  const address = `Laan van de Leeuw ${number}, 7324 BD Apeldoorn`;
  return { objectId: id, vtwType, oppervlakte, lon, lat, fictional, address };
});

const searching = (call: string): Answer | null =>
  call.startsWith('/addresses/suggest') ? { result: suggestions } : null;
const locating = (call: string, body: unknown): Answer | null => {
  const chosen = (body as LocatorFilter | undefined)?.functions ?? [];
  const count = chosen.length > 0 ? 200 : 1_000;
  const tiles = { snapshot: 'one', count, tiles: `/tiles/${chosen}`, bounds: [5.9, 52.2, 6, 52.3] };
  if (call === '/locator/options') return { result: options };
  if (call === 'POST /locator/count') return { result: countOf(count) };
  if (call === 'POST /locator/facets') return { result: facetsOf(count) };
  return call === 'POST /locator/tiles' ? { result: tiles } : null;
};
const detail = () => screen.findByRole('complementary', { name: 'Gekozen adres' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  session.signOut();
  bus.publish('unit-selected', { objectId: null, portfolioId: null });
});

test('an address found by keyboard is shown with its facts and its value, and stands in the link', async () => {
  const { user, view, query } = await openWorkspace('/search', searching);
  await user.keyboard('/');
  expect(screen.getByRole('combobox', { name: 'Zoek een adres' })).toHaveFocus();
  await user.keyboard('leeuw');
  await screen.findByRole('option', { name: /Laan van de Leeuw 41/ });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

  const panel = within(await detail());
  expect(await panel.findByText('Bedrijvenpark Apeldoorn Noord')).toBeVisible();
  expect(await panel.findByText('€ 601.000')).toBeVisible();
  expect(panel.getByText('€ 566.000 – € 638.000')).toBeVisible();
  expect(panel.getByText(/fictieve verkopen/)).toBeVisible();
  expect(query().get('object')).toBe(otherId);
  expect(view()).toMatchObject({ kind: 'place', lon: objectOf(41).lon });
  expect(screen.getByRole('button', { name: /point Laan van de Leeuw 41/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a figure says where it is from and of when', async () => {
  await openWorkspace(`/search?object=${objectId}`);
  const panel = within(await detail());
  const [area, year, label] = ['Oppervlakte', 'Bouwjaar', 'Energielabel'].map(
    name => panel.getByText(name, { selector: 'dt' }).nextElementSibling,
  );
  await waitFor(() => expect(area).toHaveTextContent('BAG · ingelezen 20 nov 2026'));
  expect(area).toHaveTextContent(/^404\sm²/);
  expect(year).toHaveTextContent('1988BAG · datum onbekend');
  expect(label).toHaveTextContent('EP-Online · geregistreerd 3 mei 2024');
});

test('facts stay when their sources cannot be had', async () => {
  await openWorkspace(`/search?object=${objectId}`, call =>
    call.endsWith('/figures') ? { refusal: 'bad-request' } : null,
  );
  const panel = within(await detail());
  expect(await panel.findByText('De bronnen zijn nu niet op te halen.')).toBeVisible();
  expect(panel.getByText(/^404/)).toBeVisible();
});

test('opens on all addresses with how many there are, in the order that is asked for', async () => {
  const { user, calls, query } = await openWorkspace('/search');
  const table = await screen.findByRole('table', { name: 'Alle adressen' });
  expect(screen.getByText('30.206 adressen')).toBeVisible();
  expect(table).toHaveAttribute('aria-rowcount', '30207');
  await waitFor(() => expect(within(table).getByRole('row', { name: /Leeuw 45/ })).toBeInTheDocument());
  expect(calls).toContain('/addresses?sort=address&direction=ascending&cursor=second');
  await user.click(within(table).getByRole('button', { name: /^m²/ }));
  await user.click(within(table).getByRole('button', { name: /^m²/ }));
  expect(await within(table).findByRole('row', { name: /Leeuw 48/ })).toBeInTheDocument();
  expect(calls).toContain('/addresses?sort=area&direction=descending');
  await user.click(within(table).getByRole('row', { name: /Leeuw 48/ }));
  expect(query().get('object')).toBe(objectOf(48).objectId);
});

test('says when nothing is found and when searching fails', async () => {
  const { user } = await openWorkspace('/search', call => {
    if (call.endsWith('q=xyz')) return { result: [] };
    return call.startsWith('/addresses/suggest') ? { refusal: 'bad-request' } : null;
  });
  await user.type(screen.getByRole('combobox'), 'xyz');
  expect(await screen.findByText(/Geen adres gevonden/)).toBeVisible();
  await user.type(screen.getByRole('combobox'), 'w');
  expect(await screen.findByText(/Zoeken lukt nu niet/)).toBeVisible();
});

test('Escape closes the address, and the link forgets it', async () => {
  const { user, query } = await openWorkspace(`/search?object=${objectId}`);
  await detail();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Gekozen adres' })).toBeNull();
  expect(query().has('object')).toBe(false);
});

test('a link shows its object and goes there', async () => {
  const { view } = await openWorkspace(`/search?object=${objectId}`);
  expect(await screen.findByRole('heading', { name: 'Laan van de Leeuw 38' })).toBeVisible();
  await waitFor(() => expect(view()).toMatchObject({ kind: 'place', lon: objectOf(38).lon, lat: 52.24 }));
});

test('says so when the address is not in the catalogue', async () => {
  await openWorkspace(`/search?object=0200010000139999`);
  expect(await screen.findByText(/staat niet in de huidige gegevens/)).toBeVisible();
});

test('says so when there are too few sales for a value', async () => {
  await openWorkspace(`/search?object=${objectId}`, call =>
    call.endsWith('/estimate') ? { refusal: 'unprocessable' } : null,
  );
  expect(await screen.findByText(/te weinig vergelijkbare verkopen/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull();
});

test('a visitor is asked to log in and comes back to this very view', async () => {
  await openWorkspace(`/search?object=${objectId}`);
  const link = await screen.findByRole('link', { name: 'Log in om toe te voegen' });
  expect(link.getAttribute('href')).toBe(
    `/login?returnTo=${encodeURIComponent(`/search?object=${objectId}`)}`,
  );
  expect(screen.queryByRole('link', { name: 'Objectpaspoort' })).toBeNull();
});

test('adds the address to a new portfolio and tells the other pages', async () => {
  const changed: string[] = [];
  const toasts: string[] = [];
  const heard = [
    bus.subscribe('portfolio-changed', event => changed.push(event.portfolioId)),
    bus.subscribe('toast', toast => toasts.push(toast.title)),
  ];
  const bodies: unknown[] = [];
  const { user } = await openWorkspace(
    `/search?object=${objectId}`,
    (call, body) => {
      if (call === '/portfolios') return { result: [] };
      if (!call.startsWith('POST')) return null;
      bodies.push(body);
      return { result: { id: portfolioId, name: 'Nieuw', unitCount: 0, updatedAt: '2026-11-21T08:00:00Z' } };
    },
    ['auth.portfolio-hub', 'auth.property-pass'],
  );
  const add = () => screen.getByRole('button', { name: /Naar portefeuille/ });
  // Until it is known that there is no portfolio yet, the button opens a menu.
  await waitFor(() => expect(add()).not.toHaveAttribute('aria-haspopup'));
  await user.click(add());
  await user.type(screen.getByRole('textbox', { name: 'Naam van de nieuwe portefeuille' }), 'Nieuw{Enter}');
  await waitFor(() => expect(changed).toEqual([portfolioId]));
  expect(bodies).toEqual([{ name: 'Nieuw' }, { numberId: objectId }]);
  expect(toasts).toEqual(['Toegevoegd aan Nieuw']);
  expect(screen.getByRole('link', { name: 'Objectpaspoort' })).toHaveAttribute(
    'href',
    `/passport/${objectId}`,
  );
  for (const subscription of heard) subscription.unsubscribe();
});

test('says that the address already stands in the portfolio', async () => {
  const { user } = await openWorkspace(
    `/search?object=${objectId}`,
    call => (call.startsWith('POST') ? { refusal: 'already-in-portfolio' } : null),
    ['auth.portfolio-hub'],
  );
  const trigger = await screen.findByRole('button', { name: /Naar portefeuille/ });
  await waitFor(() => expect(trigger).toHaveAttribute('aria-haspopup', 'menu'));
  await user.click(screen.getByRole('menuitem', { name: 'Apeldoorn Noord', hidden: true }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit adres staat al in Apeldoorn Noord.');
});

test('a portfolio stands on the map and in a list, in step', async () => {
  const selected: (string | null)[] = [];
  const heard = bus.subscribe('unit-selected', event => selected.push(event.objectId));
  const { user, view, query } = await openWorkspace('/search', undefined, ['auth.portfolio-hub']);
  await user.click(screen.getByRole('button', { name: 'Portefeuille' }));
  await user.selectOptions(await screen.findByLabelText('Portefeuille op de kaart'), 'Apeldoorn Noord');

  const table = await screen.findByRole('table', { name: 'Eenheden van Apeldoorn Noord' });
  expect(screen.getByText('2 eenheden')).toBeVisible();
  expect(view()).toMatchObject({ kind: 'bounds' });
  expect(screen.getByLabelText('legends')).toHaveTextContent(/^portfolio:energyLabel$/);

  await user.click(screen.getByRole('button', { name: 'point Laan van de Leeuw 41' }));
  expect(within(table).getByRole('row', { name: /Leeuw 41/ })).toHaveAttribute('aria-selected', 'true');
  await user.click(within(table).getByRole('row', { name: /Leeuw 38/ }));
  expect(screen.getByRole('button', { name: 'point Laan van de Leeuw 38' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(query().get('portfolio')).toBe(portfolioId);
  expect(selected.filter(Boolean)).toEqual([otherId, objectId]);
  heard.unsubscribe();
});

test('panels exclude each other', async () => {
  const { user } = await openWorkspace('/search');
  await user.click(screen.getByRole('button', { name: 'Lagen' }));
  expect(screen.getByRole('radio', { name: 'Schemer' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Portefeuille' }));
  expect(screen.queryByRole('radio', { name: 'Schemer' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Inloggen' })).toBeVisible();
});

test('the locator is a panel: its result is drawn instead of all addresses, and stands in the link', async () => {
  const { user, map, query } = await openWorkspace('/search', locating, ['auth.locator']);
  await user.click(screen.getByRole('button', { name: 'Locator' }));
  expect(await screen.findByText('1.000 objecten gevonden')).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: /^Kantoor 200$/ }));
  expect(await screen.findByText('200 objecten gevonden')).toBeVisible();
  await waitFor(() => expect(map.dataset.tiles).toBe('/tiles/kantoorfunctie'));
  expect(map.dataset.layers).not.toContain('addresses');
  expect(query().get('fn')).toBe('kantoor');
  expect(screen.getByRole('link', { name: 'Open als tabel' })).toHaveAttribute('href', '/locator?fn=kantoor');
  await user.click(screen.getByRole('button', { name: 'Lagen' }));
  await waitFor(() => expect(map.dataset.tiles).toBe(''));
});

test('who may not use the locator is not offered it', async () => {
  await openWorkspace('/search?panel=locator');
  expect(screen.queryByRole('button', { name: 'Locator' })).toBeNull();
  expect(await screen.findByRole('table', { name: 'Alle adressen' })).toBeVisible();
});

test('the light that is chosen is drawn and remembered', async () => {
  const { user, map } = await openWorkspace('/search?panel=layers');
  await user.click(screen.getByRole('radio', { name: 'Nacht' }));
  expect(map).toHaveAttribute('data-preset', 'night');
  expect(localStorage.getItem('map-settings')).toContain('preset=night');
});

test('follows a unit that another page or tab selects, and does not send it on again', async () => {
  const { view, query } = await openWorkspace(`/search?object=${objectId}`);
  await detail();
  const sent: unknown[] = [];
  const heard = bus.subscribe('unit-selected', event => sent.push(event));
  sent.length = 0;
  await act(async () => bus.publish('unit-selected', { objectId: otherId, portfolioId: null }));
  expect(query().get('object')).toBe(otherId);
  await waitFor(() => expect(view()).toMatchObject({ kind: 'place', lon: objectOf(41).lon }));
  expect(sent).toHaveLength(1);
  heard.unsubscribe();
});

test('a link wins over what was selected before the page opened', async () => {
  bus.publish('unit-selected', { objectId: otherId, portfolioId: null });
  const { query } = await openWorkspace(`/search?object=${objectId}`);
  await detail();
  expect(query().get('object')).toBe(objectId);
});

test('a map that comes to rest is in the link, but not when its user has gone on meanwhile', async () => {
  const { user, query } = await openWorkspace('/search');
  const rest = () => user.click(screen.getByRole('button', { name: 'come to rest' }));
  await rest();
  expect(query().get('lon')).toMatch(/^5\.3/);

  history.pushState(null, '', '/vesteda');
  await rest();
  expect(location.pathname).toBe('/vesteda');
});

test('without a link it shows what was selected before', async () => {
  bus.publish('unit-selected', { objectId: otherId, portfolioId: null });
  const { query } = await openWorkspace('/search');
  await waitFor(() => expect(query().get('object')).toBe(otherId));
});

test('starts where the user left it', async () => {
  localStorage.setItem('map-workspace', 'panel=layers&lon=5.25&lat=52.58&z=15.00');
  const { view, query } = await openWorkspace('/search');
  expect(view()).toEqual({ kind: 'camera', lon: 5.25, lat: 52.58, zoom: 15 });
  expect(query().get('panel')).toBe('layers');
});
