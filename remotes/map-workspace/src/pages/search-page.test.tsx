import { session } from '@kavel/auth';
import { bus } from '@kavel/event-bus';
import { screen, waitFor, within } from '@testing-library/react';
import { objectOf, portfolioId } from '../testing/data';
import { openWorkspace } from '../testing/open-workspace';
import { detail, objectId, otherId, searching } from '../testing/search-setup';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

test('an address found by keyboard is shown with its facts and its value, and is in the link', async () => {
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

test('says that the address is already in the portfolio', async () => {
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

test('settings of the map begin as specified; a choice is drawn, remembered for the user, and in the link', async () => {
  const { user, map, query } = await openWorkspace('/search?panel=layers', undefined, ['auth.locator']);
  expect(await screen.findByRole('button', { name: 'Kaartinstellingen' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.getByRole('radio', { name: 'Standaard' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Schemer' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Namen van stations/ })).toBeChecked();
  expect(map).toHaveAttribute('data-preset', 'dusk');
  expect(map).toHaveAttribute('data-theme', 'default');
  await user.click(screen.getByRole('radio', { name: 'Nacht' }));
  await user.click(screen.getByRole('radio', { name: 'Zwart-wit' }));
  expect(map).toHaveAttribute('data-preset', 'night');
  expect(map).toHaveAttribute('data-theme', 'monochrome');
  const { userId } = session.state().user ?? {};
  expect(localStorage.getItem(`map-settings:${userId}`)).toBe('theme=monochrome&preset=night');
  expect(localStorage.getItem('map-settings')).toBeNull();
  expect(query().get('map')).toBe('theme-monochrome.preset-night');
});

test('a link shows the settings of its sender and leaves those of its receiver as they were', async () => {
  localStorage.setItem('map-settings', 'preset=day');
  const { map } = await openWorkspace('/search?panel=layers&map=theme-faded.open-off');
  expect(map).toHaveAttribute('data-preset', 'dusk');
  expect(map).toHaveAttribute('data-theme', 'faded');
  expect(await screen.findByRole('button', { name: 'Kaartinstellingen' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(localStorage.getItem('map-settings')).toBe('preset=day');
});
