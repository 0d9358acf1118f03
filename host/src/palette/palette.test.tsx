import { currentPortfolio } from '@kavel/api-client';
import { session } from '@kavel/auth';
import type { LocalisedText, PermissionKey, RegisteredRemote } from '@kavel/contracts';
import { useAskedAction } from '@kavel/router';
import { fakeServer, openPage } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openDialog } from './open-dialog';
import { PaletteDialogs } from './palette-dialogs';

const same = (text: string): LocalisedText => ({ nl: text, en: text, de: text });

const route = (path: string, permission: PermissionKey | null, title: string) => ({
  path,
  permission,
  title: same(title),
  module: './Page',
  topBar: true,
});

const remote = (name: string, more: Partial<RegisteredRemote>): RegisteredRemote => ({
  name,
  contract: '2.0.0',
  version: 'v1',
  entry: `/remotes/${name}/v1/mf-manifest.json`,
  container: name,
  routes: [],
  navigation: [],
  ...more,
});

const registry = {
  remotes: [
    remote('hub', {
      routes: [
        route('/landing', null, 'Portefeuilles'),
        route('/:id/hub', 'auth.portfolio-hub', 'Portefeuille'),
      ],
      navigation: [
        {
          path: '/landing',
          label: same('Portefeuilles'),
          audience: 'member',
          permission: 'auth.portfolio-hub',
          order: 1,
        },
      ],
      opens: { portfolio: '/:id/hub' },
      actions: [
        {
          id: 'new-portfolio',
          path: '/landing',
          permission: 'auth.portfolio-hub',
          label: { nl: 'Nieuwe portefeuille', en: 'New portfolio', de: 'Neues Portfolio' },
          words: { nl: ['aanmaken'], en: ['create'], de: ['anlegen'] },
        },
        {
          id: 'value-portfolio',
          path: '/:id/hub',
          of: 'portfolio',
          changes: true,
          permission: 'auth.automated-valuation',
          label: { nl: 'Waardeer portefeuille', en: 'Value portfolio', de: 'Portfolio bewerten' },
        },
      ],
      shortcuts: [{ keys: ['Ctrl / ⌘', 'Z'], label: same('Terugdraaien') }],
    }),
    remote('map-workspace', {
      routes: [route('/locator', 'auth.locator', 'Locator')],
      actions: [
        {
          id: 'export-objects',
          path: '/locator?view=table',
          permission: 'auth.locator',
          label: {
            nl: 'Exporteer objecten van de Locator',
            en: 'Export objects of the Locator',
            de: 'Objekte des Locators exportieren',
          },
          words: { nl: ['exporteren', 'downloaden'], en: ['download'], de: ['herunterladen'] },
        },
      ],
    }),
    remote('scores', {
      routes: [
        route('/passport/:id', 'auth.property-pass', 'Paspoort'),
        route('/intern-figures', 'auth.intern', 'Interne cijfers'),
      ],
      opens: { address: '/passport/:id' },
    }),
  ],
};

const hofjes = { id: 'p1', name: 'Hofjes Één', unitCount: 3, access: 'owner', archivedAt: null };
const towers = { id: 'p2', name: 'Torens', unitCount: 9, access: 'read', archivedAt: null };

const done: string[] = [];

/** A page that handles two of the actions. */
function Doer() {
  useAskedAction({
    'new-portfolio': () => done.push('new'),
    'value-portfolio': () => done.push('value'),
  });
  return null;
}

async function open(permissions: readonly PermissionKey[] = ['auth.portfolio-hub', 'auth.property-pass']) {
  done.length = 0;
  const calls = fakeServer({
    'GET /portfolio/portfolios': () => [hofjes, towers],
    'GET /real-estate-data/addresses/suggest': () => [
      { objectId: '0200010000130331', address: 'Hofstraat 1, 7311 AA Apeldoorn' },
    ],
  });
  const page = (
    <>
      <PaletteDialogs registry={registry} />
      <Doer />
      <textarea aria-label="Notitie" />
    </>
  );
  return { calls, ...(await openPage({ page, route: '*', address: '/start', permissions })) };
}

afterEach(() => act(() => openDialog(null)));

const search = () => screen.findByRole('combobox', { name: /Pagina, actie, portefeuille/ });
const option = (name: RegExp) => screen.findByRole('option', { name });

test('Ctrl K, a few letters and Enter open a portfolio, ignoring accents', async () => {
  const { user, addressBar } = await open();
  await user.keyboard('{Control>}k{/Control}');
  expect(await search()).toHaveFocus();
  await user.keyboard('een');
  expect(await option(/Hofjes Één/)).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('option', { name: /Torens/ })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(addressBar()).toBe('/p1/hub');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an address is opened by arrow keys in the remote that has its page', async () => {
  const { user, addressBar } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await search(), 'hof');
  const wanted = await option(/Hofstraat 1/);
  await option(/Hofjes/);
  await user.keyboard('{ArrowDown}');
  expect(wanted).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(addressBar()).toBe('/passport/0200010000130331');
});

test.each(['nieuwe portefeuille', 'aanmaken', 'create port', 'anlegen'])(
  'the action of a remote is found by “%s”, run by Enter, and run only once',
  async text => {
    const { user, addressBar } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await search(), text);
    expect(await option(/Nieuwe portefeuille/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(addressBar()).toBe('/landing');
    expect(done).toEqual(['new']);
    expect(history.state.usr).toBeNull();
  },
);

test.each(['exporteer', 'exporteren', 'export', 'herunterladen'])(
  'the export of a page is found by “%s”, and its page opens with what its action names',
  async text => {
    const { user, addressBar } = await open(['auth.locator']);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await search(), text);
    expect(await option(/Exporteer objecten van de Locator/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(addressBar()).toBe('/locator?view=table');
  },
);

test('a portfolio action is offered for the last opened portfolio, when it is editable', async () => {
  currentPortfolio.remember('p1');
  const { user, addressBar } = await open(['auth.portfolio-hub', 'auth.automated-valuation']);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await search(), 'waardeer');
  expect(await option(/Waardeer portefeuille.*Hofjes Één/)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(addressBar()).toBe('/p1/hub');
  expect(done).toEqual(['value']);
});

test('actions of the open page come first', async () => {
  const { user } = await open(['auth.portfolio-hub', 'auth.automated-valuation']);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await search(), 'hofjes{Enter}');
  await user.keyboard('{Control>}k{/Control}');
  await option(/Waardeer portefeuille/);
  const actions = within(screen.getByRole('group', { name: 'Acties' })).getAllByRole('option');
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    'Waardeer portefeuilleHofjes Één',
    'Nieuwe portefeuille',
  ]);
});

test.each([
  ['that may only be read', 'p2', ['auth.portfolio-hub', 'auth.automated-valuation']],
  ['that is gone', 'p9', ['auth.portfolio-hub', 'auth.automated-valuation']],
  ['without the permission', 'p1', ['auth.portfolio-hub']],
] as [string, string, PermissionKey[]][])(
  'an action on a portfolio %s is not offered',
  async (_, portfolioId, permissions) => {
    currentPortfolio.remember(portfolioId);
    const { user } = await open(permissions);
    await user.keyboard('{Control>}k{/Control}');
    await option(/Nieuwe portefeuille/);
    await option(/Torens/);
    expect(screen.queryByRole('option', { name: /Waardeer portefeuille/ })).not.toBeInTheDocument();
  },
);

test.each(['uitloggen', 'sign out', 'abmelden'])('“%s” ends the session', async text => {
  const { user, addressBar } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await search(), text);
  expect(await option(/Uitloggen/)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(session.state().isAuthenticated).toBe(false);
  expect(addressBar()).toBe('/');
});

test.each([
  ['thema', /Donker/],
  ['dunkel', /Donker/],
  ['sprache', /English/],
])('“%s” finds the setting', async (text, name) => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await search(), text);
  expect(await option(name)).toBeInTheDocument();
});

test('lists only the pages the user may open, and sends no forbidden request', async () => {
  const { user, calls } = await open(['auth.intern']);
  await user.keyboard('{Meta>}k{/Meta}');
  await search();
  expect(await option(/Interne cijfers/)).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /Portefeuilles/ })).not.toBeInTheDocument();
  await user.type(await search(), 'hof');
  expect(await screen.findByText('Niets gevonden voor “hof”.')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a question mark opens the shortcuts, including those of remotes, but is text in a field', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Notitie'), 'Waarom?');
  expect(screen.getByLabelText('Notitie')).toHaveValue('Waarom?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(document.body);
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Sneltoetsen' });
  expect(within(sheet).getByText('Terugdraaien')).toBeInTheDocument();
});

test('a failed search is reported, and the other entries remain', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await open(['auth.portfolio-hub', 'auth.automated-valuation']);
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText(/er kan meer zijn dan hier staat/)).toBeInTheDocument();
  expect(await option(/Portefeuilles/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('option', { name: /Donker/ })).toBeInTheDocument());
});
