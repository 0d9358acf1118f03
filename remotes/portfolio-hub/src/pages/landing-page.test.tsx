import type { Portfolio } from '@kavel/contracts';
import { fakeServer, openPage, type PageToOpen, Refusal } from '@kavel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import LandingPage from './landing-page';

const portfolio = (n: number, name: string): Portfolio => ({
  id: `7a1b3c5d-0000-4000-8000-00000000000${n}`,
  name,
  unitCount: n * 10,
  updatedAt: '2026-11-20T09:00:00Z',
  access: 'edit',
  archivedAt: null,
  sharedWith: { organisation: 'none', colleagues: 0 },
});
const noord = portfolio(1, 'Apeldoorn Noord');
const zuid = portfolio(2, 'Kantoren Zuid');
const page: PageToOpen = { page: <LandingPage />, route: '/landing', address: '/landing' };
const list = { 'GET /portfolio/portfolios': () => [noord, zuid] };

test('a visitor sees an introduction and may log in', async () => {
  await openPage({ ...page, permissions: null });
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login?returnTo=/landing');
});

test('a member without the permission gets a message', async () => {
  await openPage({ ...page, permissions: ['auth.unrestricted-access-general'] });
  expect(screen.getByText(/geen toegang tot portefeuilles/)).toBeInTheDocument();
});

test('searching filters the portfolios by name, and the address keeps the search', async () => {
  fakeServer(list);
  const { user, addressBar } = await openPage(page);
  expect(await screen.findByRole('link', { name: 'Kantoren Zuid' })).toHaveAttribute(
    'href',
    `/${zuid.id}/hub`,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op naam' }), 'noord');
  expect(screen.queryByText('Kantoren Zuid')).not.toBeInTheDocument();
  expect(screen.getByText('Apeldoorn Noord')).toBeInTheDocument();
  expect(addressBar()).toBe('/landing?q=noord');
});

test('all addresses can be searched on request, each linking to its portfolio', async () => {
  const unit = (n: number, { id: portfolioId }: Portfolio, straat: string) => ({
    id: `8a1b3c5d-0000-4000-8000-00000000000${n}`,
    portfolioId,
    objectId: '0200010000130331',
    addressObjectData: {
      straat,
      huisnummer: n,
      postcode: '7323AA',
      woonplaats: 'Apeldoorn',
      oppervlakte: 80,
    },
  });
  const calls = fakeServer({
    ...list,
    'GET /portfolio/portfolios/all/real-estate-entities': () => [
      unit(1, noord, 'Beukenlaan'),
      unit(2, zuid, 'Eikenlaan'),
    ],
  });
  const { user } = await openPage(page);
  const box = await screen.findByRole('checkbox', { name: 'Zoek ook in alle adressen' });
  expect(calls.filter(({ name }) => name.includes('/all/'))).toEqual([]);
  await user.click(box);
  expect(await screen.findByRole('link', { name: /Beukenlaan 1/ })).toHaveAttribute(
    'href',
    `/${noord.id}/hub`,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op naam' }), 'eiken');
  expect(screen.queryByRole('link', { name: /Beukenlaan/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Eikenlaan 2/ })).toBeInTheDocument();
});

test('a new portfolio opens its hub and is remembered', async () => {
  const calls = fakeServer({
    'GET /portfolio/portfolios': () => [],
    'POST /portfolio/portfolios': () => noord,
  });
  const { user, addressBar } = await openPage(page);
  await user.click(await screen.findByRole('button', { name: 'Nieuwe portefeuille' }));
  await user.type(screen.getByRole('textbox', { name: 'Naam' }), '  Apeldoorn Noord ');
  await user.click(screen.getByRole('button', { name: 'Aanmaken' }));
  await waitFor(() => expect(addressBar()).toBe(`/${noord.id}/hub`));
  expect(calls.find(call => call.name.startsWith('POST'))?.body).toEqual({ name: 'Apeldoorn Noord' });
  expect(localStorage.getItem('current-portfolio')).toBe(noord.id);
});

test('a name that is taken is reported at the field, and the typed text stays', async () => {
  fakeServer({
    ...list,
    [`PUT /portfolio/portfolios/${noord.id}`]: () => {
      throw new Refusal('name-taken');
    },
  });
  const { user } = await openPage(page);
  await screen.findByText('Apeldoorn Noord');
  const [rename] = screen.getAllByText('Hernoemen');
  if (rename) await user.click(rename);
  const field = screen.getByRole('textbox', { name: 'Naam' });
  await user.clear(field);
  await user.type(field, 'Kantoren Zuid');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Deze naam is al in gebruik. Kies een andere.')).toBeInTheDocument();
  expect(field).toHaveValue('Kantoren Zuid');
  expect(field).toBeInvalid();
});

test('deleting removes it from the list before the service has answered, and can be undone', async () => {
  let deleted = false;
  let answerDelete: () => void = () => undefined;
  const calls = fakeServer({
    'GET /portfolio/portfolios': () => (deleted ? [zuid] : [noord, zuid]),
    [`DELETE /portfolio/portfolios/${noord.id}`]: () =>
      new Promise(resolve => {
        answerDelete = () => {
          deleted = true;
          resolve(null);
        };
      }),
    [`POST /portfolio/portfolios/${noord.id}/restore`]: () => {
      deleted = false;
      return noord;
    },
  });
  const { user, toasts } = await openPage(page);
  await screen.findByText('Apeldoorn Noord');
  const [remove] = screen.getAllByText('Verwijderen');
  if (remove) await user.click(remove);
  await waitFor(() => expect(screen.queryByText('Apeldoorn Noord')).not.toBeInTheDocument());
  expect(toasts).toEqual([]);
  act(() => answerDelete());
  await waitFor(() => expect(toasts[0]?.title).toBe('Apeldoorn Noord is verwijderd'));
  act(() => toasts[0]?.action?.onAction());
  expect(await screen.findByText('Apeldoorn Noord')).toBeInTheDocument();
  expect(calls.map(call => call.name)).toContain(`POST /portfolio/portfolios/${noord.id}/restore`);
});

test('an archived portfolio is shown on request, and can be restored', async () => {
  const old = { ...zuid, archivedAt: '2026-11-01T09:00:00Z' };
  const calls = fakeServer({
    'GET /portfolio/portfolios': ({ query }) => (query.has('archived') ? [noord, old] : [noord]),
    [`PUT /portfolio/portfolios/${zuid.id}/archived`]: () => zuid,
  });
  const { user, toasts, addressBar } = await openPage(page);
  await screen.findByText('Apeldoorn Noord');
  expect(screen.queryByText(/Kantoren Zuid/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Toon ook het archief' }));
  expect(await screen.findByRole('link', { name: 'Kantoren Zuid (archief)' })).toBeInTheDocument();
  expect(addressBar()).toBe('/landing?archive=1');
  await user.click(screen.getByText('Uit het archief halen'));
  await waitFor(() => expect(toasts[0]?.title).toBe('Kantoren Zuid is uit het archief'));
  act(() => toasts[0]?.action?.onAction());
  const moves = () => calls.filter(call => call.name.startsWith('PUT')).map(call => call.body);
  await waitFor(() => expect(moves()).toEqual([{ archived: false }, { archived: true }]));
});

test('a copy gets a name from the original and opens', async () => {
  const calls = fakeServer({ ...list, [`POST /portfolio/portfolios/${noord.id}/duplicate`]: () => zuid });
  const { user, addressBar } = await openPage(page);
  await screen.findByText('Apeldoorn Noord');
  const [duplicate] = screen.getAllByText('Dupliceren…');
  if (duplicate) await user.click(duplicate);
  await user.click(screen.getByRole('button', { name: 'Maak kopie' }));
  await waitFor(() => expect(addressBar()).toBe(`/${zuid.id}/hub`));
  expect(calls.find(call => call.name.startsWith('POST'))?.body).toEqual({ name: 'Apeldoorn Noord (kopie)' });
});

test('the owner shares with colleagues; a reader is offered no changes', async () => {
  const mine = { ...noord, access: 'owner' };
  const colleague = { userId: zuid.id, name: 'Piet Jansen', email: 'piet@kavel.example' };
  const me = { userId: noord.id, name: 'Maud Visser', email: 'maud@kavel.example' };
  const calls = fakeServer({
    'GET /portfolio/portfolios': () => [mine, { ...zuid, access: 'read' }],
    [`GET /portfolio/portfolios/${noord.id}/sharing`]: () => ({
      ownerId: me.userId,
      organisation: 'edit',
      colleagues: [],
    }),
    'GET /auth/colleagues': () => [me, colleague],
    [`PUT /portfolio/portfolios/${noord.id}/sharing`]: ({ body }) => body,
  });
  const { user, toasts } = await openPage(page);
  await screen.findByText('Apeldoorn Noord');
  expect(screen.getAllByText('Hernoemen')).toHaveLength(1);
  expect(screen.getByRole('row', { name: /Apeldoorn Noord/ })).toHaveTextContent('Alleen u');
  expect(screen.getByRole('row', { name: /Kantoren Zuid/ })).toHaveTextContent('Met u gedeeld');
  const [share] = screen.getAllByText('Delen…');
  if (share) await user.click(share);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Iedereen in de organisatie' }),
    'Geen toegang',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Toegang van Piet Jansen' }), 'Mag lezen');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(toasts[0]?.title).toBe('Apeldoorn Noord: delen ingesteld'));
  expect(calls.find(call => call.name.startsWith('PUT'))?.body).toEqual({
    organisation: 'none',
    colleagues: [{ userId: colleague.userId, level: 'read' }],
  });
});

test('a list that fails to load can be retried', async () => {
  let away = true;
  fakeServer({
    'GET /portfolio/portfolios': () => {
      if (away) throw new Refusal('forbidden');
      return [noord];
    },
  });
  const { user } = await openPage(page);
  expect(await screen.findByText('Uw account heeft hier geen toegang toe.')).toBeInTheDocument();
  away = false;
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('Apeldoorn Noord')).toBeInTheDocument();
});
