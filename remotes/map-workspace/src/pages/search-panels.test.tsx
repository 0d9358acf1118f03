import { bus } from '@kavel/event-bus';
import { act, screen, waitFor, within } from '@testing-library/react';
import { objectOf, portfolioId } from '../testing/data';
import { openWorkspace } from '../testing/open-workspace';
import { detail, locating, objectId, otherId } from '../testing/search-setup';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

test('a portfolio is on the map and in a list, in step', async () => {
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
  expect(await screen.findByRole('radio', { name: 'Schemer' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Portefeuille' }));
  expect(screen.queryByRole('radio', { name: 'Schemer' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Inloggen' })).toBeVisible();
});

test('the locator is a panel: its result is drawn instead of all addresses, and is in the link', async () => {
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

test('the result of the locator stays on the map with another panel while its toggle is on', async () => {
  const address = '/search?panel=locator&fn=kantoor';
  const { user, map, query } = await openWorkspace(address, locating, ['auth.locator']);
  const toggle = () => screen.getByRole('button', { name: 'Locatorresultaten' });
  await waitFor(() => expect(map.dataset.tiles).toBe('/tiles/kantoorfunctie'));
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Lagen' }));
  await waitFor(() => expect(map.dataset.tiles).toBe(''));
  await user.click(toggle());
  await waitFor(() => expect(map.dataset.tiles).toBe('/tiles/kantoorfunctie'));
  expect(query().get('results')).toBe('on');
  await user.click(toggle());
  await waitFor(() => expect(map.dataset.tiles).toBe(''));
  await user.click(screen.getByRole('button', { name: 'Locator' }));
  expect(await screen.findByText('200 objecten gevonden')).toBeVisible();
  expect(map.dataset.tiles).toBe('');
});

test('a link to a portfolio that is not shared says so, with its panel and without', async () => {
  const other = '6f1f3f0e-9a43-4a52-8d1b-0d8f3f5b6a99';
  const { user } = await openWorkspace(`/search?portfolio=${other}`, undefined, ['auth.portfolio-hub']);
  expect(await screen.findByText(/toont ook ‘Portefeuille’/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Portefeuille' }));
  expect(await screen.findByText(/is niet met u gedeeld/)).toBeVisible();
  expect(screen.queryByText(/toont ook/)).toBeNull();
});

test('who may not use the locator is not offered it', async () => {
  await openWorkspace('/search?panel=locator');
  expect(screen.queryByRole('button', { name: 'Locator' })).toBeNull();
  expect(await screen.findByRole('table', { name: 'Alle adressen' })).toBeVisible();
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
