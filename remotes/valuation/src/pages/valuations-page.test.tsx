import type { PermissionKey, ValuationListItem } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { type Answers, fakeServer, openPage } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { madeUpBridge, madeUpValuation, portfolioId, unitId, valuationId } from '../testing/made-up';
import ValuationsPage from './valuations-page';

const item = (n: number, values: Partial<ValuationListItem>): ValuationListItem => ({
  id: unitId(n),
  name: `Waardering ${n}`,
  status: 'draft',
  portfolioId,
  portfolioName: 'Apeldoorn Noord',
  valueDate: '2026-11-21',
  revision: 1,
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  unitCount: 24,
  totalValue: null,
  ...values,
});

beforeEach(() => localStorage.clear());

const appraiser: PermissionKey[] = ['auth.automated-valuation', 'auth.unrestricted-access-general'];

const open = async (list: ValuationListItem[], more: Answers = {}) => {
  const calls = fakeServer({
    'GET /portfolio/valuations': () => [...list],
    'GET /portfolio/portfolios': () => [
      { id: portfolioId, name: 'Apeldoorn Noord', unitCount: 24, updatedAt: '2026-11-20T09:00:00Z' },
    ],
    ...more,
  });
  const page = await openPage({
    page: <ValuationsPage />,
    route: '*',
    address: '/valuations',
    permissions: appraiser,
  });
  return { calls, ...page };
};

const rows = () => screen.getAllByRole('row').slice(1);

test('without a portfolio no valuation is created, and the error is the specified one', async () => {
  const { user, calls } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Nieuwe waardering' }));
  await user.click(screen.getByRole('button', { name: 'Waardering maken' }));
  expect(screen.getByText('No portfolio selected. Please select a portfolio first.')).toBeVisible();
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});

test('a chosen portfolio gives the valuation its name, and it opens at its buckets', async () => {
  const { user, calls, addressBar } = await open([], {
    'POST /portfolio/valuations': () => madeUpValuation([]),
  });
  await user.click(await screen.findByRole('button', { name: 'Nieuwe waardering' }));
  await screen.findByRole('option', { name: /Apeldoorn Noord/ });
  await user.selectOptions(screen.getByLabelText('Portefeuille'), portfolioId);
  await user.click(screen.getByRole('button', { name: 'Waardering maken' }));
  await waitFor(() => expect(addressBar()).toBe(`/valuation/${valuationId}/buckets`));
  const year = String(new Date().getFullYear());
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({
    portfolioId,
    name: `Waardering Apeldoorn Noord ${year}`,
  });
});

test('the form starts with the portfolio from before the reload, and the new valuation is selected', async () => {
  localStorage.setItem('current-portfolio', portfolioId);
  const { user, addressBar } = await open([], { 'POST /portfolio/valuations': () => madeUpValuation([]) });
  await user.click(await screen.findByRole('button', { name: 'Nieuwe waardering' }));
  await waitFor(() => expect(screen.getByLabelText('Portefeuille')).toHaveValue(portfolioId));
  await user.click(screen.getByRole('button', { name: 'Waardering maken' }));
  await waitFor(() => expect(addressBar()).toBe(`/valuation/${valuationId}/buckets`));
  expect(localStorage.getItem('current-valuation')).toBe(valuationId);
});

test('a remembered portfolio that was deleted is not preselected', async () => {
  localStorage.setItem('current-portfolio', unitId(9));
  const { user } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Nieuwe waardering' }));
  await screen.findByRole('option', { name: /Apeldoorn Noord/ });
  expect(screen.getByLabelText('Portefeuille')).toHaveValue('');
});

test('a deleted valuation is removed from every selection: the last one, the comparison, and in other tabs', async () => {
  const list = [item(1, { name: 'Een', totalValue: 1 }), item(2, { name: 'Twee', totalValue: 2 })];
  localStorage.setItem('current-valuation', unitId(1));
  const { user } = await open(list, {
    [`DELETE /portfolio/valuations/${unitId(1)}`]: () => list.shift() && null,
  });
  await user.click(await screen.findByLabelText('Een kiezen om te vergelijken'));
  await user.click(screen.getByLabelText('Twee kiezen om te vergelijken'));
  expect(screen.getByRole('button', { name: 'Vergelijken' })).toBeEnabled();
  await user.click(screen.getAllByRole('menuitem', { name: 'Verwijderen', hidden: true })[0] as HTMLElement);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Vergelijken' })).toBeDisabled());
  expect(localStorage.getItem('current-valuation')).toBeNull();

  list.unshift(item(3, { name: 'Drie', totalValue: 3 }));
  act(() => bus.publish('valuation-changed', { valuationId: unitId(3) }));
  await user.click(await screen.findByLabelText('Drie kiezen om te vergelijken'));
  expect(screen.getByRole('button', { name: 'Vergelijken' })).toBeEnabled();
  list.shift();
  act(() => bus.publish('valuation-changed', { valuationId: unitId(3) }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Vergelijken' })).toBeDisabled());
});

test('headers sort and the search filters', async () => {
  const { user } = await open([
    item(1, { name: 'Klein', totalValue: 100_000 }),
    item(2, { name: 'Groot', totalValue: 900_000 }),
    item(3, { name: 'Leeg', portfolioName: 'Doesburg' }),
  ]);
  await screen.findByText('Klein');
  await user.click(screen.getByRole('button', { name: /^Vergelijking/ }));
  await user.click(screen.getByRole('button', { name: /Vergelijking/ }));
  expect(rows().map(row => within(row).getByRole('link').textContent)).toEqual(['Groot', 'Klein', 'Leeg']);
  await user.type(screen.getByRole('searchbox'), 'doesb');
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('1 waardering')).toBeVisible();
});

test('the status filter is in the address bar; an empty result offers to reset it', async () => {
  const { user, addressBar } = await open([
    item(1, { name: 'Vast', status: 'approved' }),
    item(2, { name: 'Begonnen', status: 'draft' }),
  ]);
  await screen.findByText('Vast');
  await user.selectOptions(screen.getByLabelText('Filter op status'), 'Goedgekeurd');
  expect(rows().map(row => within(row).getByRole('link').textContent)).toEqual(['Vast']);
  expect(addressBar()).toBe('/valuations?status=approved');
  await user.selectOptions(screen.getByLabelText('Filter op status'), 'Gearchiveerd');
  await user.click(await screen.findByRole('button', { name: 'Alles tonen' }));
  expect(rows()).toHaveLength(2);
  expect(addressBar()).toBe('/valuations');
});

test('a deleted valuation can be restored from the toast', async () => {
  const list = [item(1, { name: 'Weg ermee' })];
  const { user, toasts, calls } = await open(list, {
    [`DELETE /portfolio/valuations/${unitId(1)}`]: () => list.splice(0) && null,
    [`POST /portfolio/valuations/${unitId(1)}/restore`]: () =>
      list.push(item(1, { name: 'Weg ermee' })) && madeUpValuation([]),
  });
  await screen.findByText('Weg ermee');
  await user.click(screen.getByRole('menuitem', { name: 'Verwijderen', hidden: true }));
  await screen.findByText('Nog geen waarderingen');
  act(() => toasts.at(-1)?.action?.onAction());
  await screen.findByText('Weg ermee');
  expect(calls.map(({ name }) => name)).toContain(`POST /portfolio/valuations/${unitId(1)}/restore`);
});

test('two selected valuations are compared as a bridge, the earlier first, at their own address', async () => {
  const earlier = item(1, { name: 'Vorig jaar', valueDate: '2025-11-21', totalValue: 500_000 });
  const later = item(2, { name: 'Dit jaar', totalValue: 480_000 });
  const { user, addressBar, calls } = await open([later, earlier, item(3, { name: 'Leeg' })], {
    [`GET /real-estate-data/valuations/${later.id}/bridge`]: () => madeUpBridge(),
  });
  await user.click(await screen.findByLabelText('Dit jaar kiezen om te vergelijken'));
  expect(screen.getByRole('button', { name: 'Vergelijken' })).toBeDisabled();
  expect(screen.queryByLabelText('Leeg kiezen om te vergelijken')).toBeNull();
  await user.click(screen.getByLabelText('Vorig jaar kiezen om te vergelijken'));
  await user.click(screen.getByRole('button', { name: 'Vergelijken' }));
  const bars = within(await screen.findByRole('listbox', { name: 'Brug van de ene naar de andere waarde' }));
  expect(
    bars.getAllByRole('option').map(bar => bar.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Jaarwaardering 2025: Bedrag € 500.000',
    'Eenheden verdwenen (1 eenheid): Bedrag −€ 200.000',
    'Eenheden erbij (1 eenheid): Bedrag +€ 150.000',
    'Oppervlakte gewijzigd (1 eenheid): Bedrag +€ 30.000',
    'Jaarwaardering 2026: Bedrag € 480.000',
  ]);
  expect(calls.at(-1)?.query.get('from')).toBe(earlier.id);
  expect(decodeURIComponent(addressBar() ?? '')).toBe(`/valuations?compare=${earlier.id},${later.id}`);
  await user.click(screen.getByRole('button', { name: 'Terug naar de lijst' }));
  expect(await screen.findByText('Vorig jaar')).toBeVisible();
});

test('a valuation with a value leads to its report', async () => {
  const { user, addressBar } = await open([item(1, { totalValue: 400_000 }), item(2, {})]);
  await screen.findByText('Waardering 1');
  const reports = screen.getAllByRole('menuitem', { name: 'Rapport (PDF)', hidden: true });
  expect(reports).toHaveLength(1);
  await user.click(reports[0] as HTMLElement);
  expect(addressBar()).toBe(`/pdf?document=valuation&id=${unitId(1)}`);
});

test('a valuation is duplicated under its own name', async () => {
  const list = [item(1, { name: 'Taxatie', status: 'approved' })];
  const { user, calls } = await open(list, {
    [`POST /portfolio/valuations/${unitId(1)}/duplicate`]: () => {
      list.push(item(2, { name: 'Taxatie 2027' }));
      return madeUpValuation([], { name: 'Taxatie 2027' });
    },
  });
  await screen.findByText('Taxatie');
  expect(screen.queryByRole('menuitem', { name: 'Verwijderen', hidden: true })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Dupliceren', hidden: true }));
  const dialog = within(screen.getByRole('dialog', { name: 'Dupliceren' }));
  const name = dialog.getByLabelText('Naam van de waardering');
  expect(name).toHaveValue('Taxatie (kopie)');
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Dupliceren' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Geef de waardering een naam.');
  await user.type(name, 'Taxatie 2027');
  await user.click(dialog.getByRole('button', { name: 'Dupliceren' }));
  expect(await screen.findByText('Taxatie 2027')).toBeVisible();
  expect(calls.find(({ name }) => name.endsWith('/duplicate'))?.body).toEqual({ name: 'Taxatie 2027' });
});

test('the queue shows what waits for me, and on request what waits for colleagues', async () => {
  const person = (userId: string, name: string) => ({ userId, name });
  const waiting = (n: number, reviewer: { userId: string; name: string }, dueDate: string | null) => ({
    ...item(n, { status: 'in-review', totalValue: 1_000_000 }),
    ...{ submittedAt: '2026-11-20T09:00:00Z', submittedBy: person(unitId(91), 'Anna Auteur') },
    review: {
      reviewer,
      askedBy: person(unitId(91), 'Anna Auteur'),
      askedAt: '2026-11-20T09:00:00Z',
      dueDate,
    },
    ...{ mayApprove: true, deviation: 0.0312, overrides: 2 },
    checklist: { confirmed: 1, of: 4 },
  });
  const { user, addressBar } = await open([item(1, {})], {
    'GET /portfolio/review-queue': () => [
      waiting(1, person('u', 'Ik'), '2026-11-21'),
      waiting(2, person(unitId(92), 'Bram Beoordelaar'), null),
    ],
  });
  await user.click(await screen.findByRole('tab', { name: 'Te beoordelen (2)' }));
  expect(addressBar()).toBe('/valuations?view=review');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent('Anna Auteur');
  expect(rows()[0]).toHaveTextContent('3,1');
  await user.click(screen.getByRole('radio', { name: 'Alle (2)' }));
  expect(rows()).toHaveLength(2);
  expect(addressBar()).toBe('/valuations?view=review&of=all');
});
