import { session } from '@kavel/auth';
import { Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openTransactions, today } from '../testing/open-transactions';
import { transactionOf } from '../testing/transaction-data';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

beforeEach(() => localStorage.clear());
afterEach(() => act(async () => session.signOut()));

const map = () => screen.findByRole('region', { name: 'Kaart van transacties' });

describe('the filters', () => {
  it('count, make a chip, go into the address and are taken back', async () => {
    const { user, found, query, asked } = await openTransactions();
    await found(40);
    expect(asked('/facets').map(({ body }) => body)).toContainEqual({
      category: 'wonen',
      propertyType: 'huur',
    });
    await user.click(await screen.findByRole('checkbox', { name: /^Appartement 25$/ }));
    await found(25);
    expect(query().get('t.woningtype')).toBe('appartement');
    expect(screen.getByRole('button', { name: 'Verwijder filter Woningtype: Appartement' })).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    await found(40);
    expect(query().has('t.woningtype')).toBe(false);
  });

  it('of another market drop what that market does not have', async () => {
    const { user, found, query, asked } = await openTransactions(
      '/transactions?t.woningtype=appartement&t.rooms=3-',
    );
    await found(25);
    await user.click(screen.getByRole('radio', { name: 'Commercieel' }));
    await user.click(screen.getByRole('radio', { name: 'Koop' }));
    await found(40);
    expect(Object.fromEntries(query())).toMatchObject({ 't.category': 'commercieel', 't.type': 'koop' });
    expect(query().has('t.woningtype')).toBe(false);
    expect(asked('/facets').at(-1)?.body).toMatchObject({ category: 'commercieel', propertyType: 'koop' });
    expect(screen.getByRole('slider', { name: 'WALT vanaf' })).toHaveAttribute('aria-valuenow', '0');
    expect(screen.queryByRole('slider', { name: 'Kamers vanaf' })).toBeNull();
  });

  it('count by look-up while a slider moves', async () => {
    const { user, found, asked } = await openTransactions();
    await found(40);
    const upTo = await screen.findByRole('slider', { name: 'Prijs tot en met' });
    act(() => upTo.focus());
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(asked('/distribution')).toHaveLength(1));
    await user.keyboard('{ArrowLeft>}');
    expect(document.querySelector('[data-count]')).toHaveTextContent('33');
  });

  it('that leave nothing offer the way back', async () => {
    const { user, found } = await openTransactions('/transactions?t.price=9000-');
    expect(await screen.findByText('Geen transacties voldoen aan alle filters samen')).toBeVisible();
    const [reset] = screen.getAllByRole('button', { name: 'Herstel' }).slice(-1);
    if (reset) await user.click(reset);
    await found(40);
  });
});

it('asks for what lies in the work area only, wherever it counts, until the work area is turned off', async () => {
  const key = 'W'.repeat(43);
  const { user, found, query, asked } = await openTransactions('/transactions?work=on', ({ name }) => {
    if (name === 'POST /portfolio/work-areas/filter') return { within: key };
    return name === 'GET /portfolio/work-areas' ? [] : undefined;
  });
  await found(40);
  const filterOf = (body: unknown) => (body as { filter?: object }).filter ?? body;
  for (const path of ['/facets', '/tiles', '', '/statistics']) {
    await waitFor(() => expect(asked(path)).not.toHaveLength(0));
    for (const { body } of asked(path)) expect(filterOf(body)).toMatchObject({ within: key });
  }
  await user.click(screen.getByRole('button', { name: /^Verwijder filter Werkgebied/ }));
  await waitFor(() => expect(query().has('work')).toBe(false));
  await waitFor(() => expect(filterOf(asked('').at(-1)?.body)).not.toHaveProperty('within'));
});

describe('list and map', () => {
  it('are linked both ways, and a link opens what is chosen', async () => {
    const { user, query } = await openTransactions();
    const row = await screen.findByRole('row', { name: /Leeuw 39/ });
    await user.hover(row);
    await waitFor(async () => expect((await map()).dataset.hovered).toBe('rent:39'));
    await user.click(row);
    expect(query().get('transaction')).toBe('rent:39');
    expect(await within(await map()).findByRole('button', { name: /Leeuw 39/, pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'empty spot' }));
    expect(query().has('transaction')).toBe(false);
  });

  it('draw points, hexagons or buurten', async () => {
    const { user, query } = await openTransactions();
    await waitFor(async () => expect((await map()).dataset.tiles).toContain('/points/'));
    await user.click(screen.getByRole('radio', { name: 'Hexagonen' }));
    await waitFor(async () => expect((await map()).dataset.tiles).toContain('/hexagons/'));
    expect(query().get('t.shape')).toBe('hexagons');
  });

  it('say when they cannot be fetched', async () => {
    await openTransactions('/transactions', ({ name }) => {
      if (name.endsWith('/transactions')) throw new Refusal('unavailable');
    });
    expect(await screen.findByText('De lijst kan nu niet worden opgehaald.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  });
});

describe('the detail', () => {
  it('of a link has every fact, the price of today by a named index, and the mark of fiction', async () => {
    const { user } = await openTransactions('/transactions?transaction=rent:77');
    const detail = within(await screen.findByRole('complementary', { name: 'Gekozen transactie' }));
    expect(await detail.findByRole('heading', { name: /Leeuw 77/ })).toBeVisible();
    expect(detail.getByText(/Deze transactie is fictief/)).toBeVisible();
    expect(detail.getByText('Appartement')).toBeVisible();
    expect(detail.getByText(/^Onbekend: .*Perceel/)).toBeVisible();
    expect(await detail.findByText(/^Nu ongeveer €\s1\.400\sp\.m\. \(\+10,0\s%\)$/)).toBeVisible();
    await user.click(detail.getByText('Welke index is dit?'));
    expect(detail.getByText(/wonen, huur in Apeldoorn: €\s200/)).toBeVisible();
    await user.click(detail.getByRole('button', { name: 'Waarde hier' }));
    expect(await detail.findByText('Geschatte marktwaarde (vergelijking, k.k.)')).toBeVisible();
  });

  it('of a transaction that is gone says so', async () => {
    await openTransactions('/transactions?transaction=rent:99');
    expect(await screen.findByText(/staat niet in de huidige gegevens/)).toBeVisible();
  });
});

describe('own sales', () => {
  const delivery = {
    id: '5f0c2b9e-8d1a-4c35-9a53-3f1f0a6f9d21',
    name: 'eigen.csv',
    counts: { accepted: 1, known: 0, rejected: 0 },
    madeBy: 'Maud Visser',
    createdAt: '2026-11-20T10:00:00.000Z',
    undoneAt: null,
  };
  const own = transactionOf(50, { id: 'own:50', own: true, fictional: false });

  it('leave list and detail when their delivery is undone', async () => {
    let undone = false;
    const { user, query } = await openTransactions('/transactions', ({ name, body }) => {
      if (name.endsWith('/own-sale-deliveries')) return [delivery];
      if (name.endsWith('/undo')) undone = true;
      if (name.endsWith('/undo')) return { ...delivery, undoneAt: delivery.createdAt };
      const rows = undone ? [] : [own];
      if (name.endsWith('/transactions')) return { snapshot: 'one', count: rows.length, transactions: rows };
      const isAsked = name.endsWith('/by-id') && (body as { ids: string[] }).ids.includes(own.id);
      return isAsked ? { snapshot: 'one', transactions: rows } : undefined;
    });
    await user.click(await screen.findByRole('row', { name: /Leeuw 50.*eigen/ }));
    expect(await screen.findByText(/heeft uw organisatie zelf ingelezen/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Eigen transacties inlezen' }));
    await user.click(await screen.findByRole('button', { name: 'Import eigen.csv terugdraaien' }));
    await waitFor(() => expect(query().has('transaction')).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByRole('row', { name: /Leeuw 50/ })).not.toBeInTheDocument();
  });

  it('and fictional ones are named by the legend of the map', async () => {
    const tiles = { snapshot: 'one', count: 40, points: '/points', hexagons: '/hexagons', bounds: null };
    await openTransactions('/transactions', ({ name }) =>
      name.endsWith('/tiles') ? { ...tiles, own: 2, fictional: 38 } : undefined,
    );
    expect(await screen.findByText(/transactions:Mediaan .* · deels fictief/)).toBeVisible();
  });
});

describe('a link of somebody else', () => {
  const filtered = '/transactions?t.woningtype=appartement';

  it('to an own sale of another organisation says so, and keeps the filter and the list', async () => {
    const { found, query } = await openTransactions(`${filtered}&transaction=own:99`);
    expect(await screen.findByText(/of u hebt er geen toegang toe/)).toBeVisible();
    await found(25);
    expect(await screen.findByRole('row', { name: /Leeuw 39/ })).toBeVisible();
    expect(query().get('transaction')).toBe('own:99');
  });

  it('to a wishlist that is not shared says so, and keeps the filter and what is chosen', async () => {
    const owner = '7a0c2b9e-8d1a-4c35-9a53-3f1f0a6f9d21';
    const { user, found, query } = await openTransactions(
      `${filtered}&transaction=rent:39&t.wishlist=${owner}`,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Verlanglijst' }));
    expect(await dialog.findByText('Deze verlanglijst wordt niet met u gedeeld')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
    await found(25);
    expect(query().has('t.wishlist')).toBe(false);
    expect(await screen.findByRole('complementary', { name: 'Gekozen transactie' })).toHaveTextContent(
      'Leeuw 39',
    );
  });

  it('by a user who may not value offers everything but the reference', async () => {
    await openTransactions(`${filtered}&transaction=sale:1`, ({ name, body }) =>
      name.endsWith('/by-id') && (body as { ids: string[] }).ids.includes('sale:1')
        ? { snapshot: 'one', transactions: [transactionOf(1, { id: 'sale:1', propertyType: 'koop' })] }
        : undefined,
    );
    const actions = within(await screen.findByRole('group', { name: 'Acties bij deze transactie' }));
    expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Waarde hier',
      'Op verlanglijst',
    ]);
  });
});

describe('the figures', () => {
  it('are those of a drawn area, beside the period before', async () => {
    const { user, asked, query } = await openTransactions('/transactions?t.tab=figures');
    await user.click(await screen.findByRole('radio', { name: 'Getekend gebied' }));
    expect(screen.getByText(/Teken eerst een gebied/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Teken een gebied' }));
    for (const corner of screen.getAllByRole('button', { name: /^press/ })) await user.click(corner);
    await user.click(screen.getByRole('button', { name: 'Klaar' }));
    const table = await screen.findByRole('table', { name: 'Cijfers van de selectie' });
    expect(within(table).getByRole('row', { name: /Mediaan €\/m² p\.j\. 150/ })).toBeVisible();
    expect(query().get('t.ring')).toBe('5.90000,52.10000~6.00000,52.10000~6.00000,52.30000');
    expect(asked('/statistics').at(-1)?.body).toMatchObject({
      area: {
        ring: [
          [5.9, 52.1],
          [6, 52.1],
          [6, 52.3],
        ],
      },
    });
    await user.click(screen.getByRole('radio', { name: 'Vorige periode' }));
    expect(await screen.findByRole('columnheader', { name: 'Verschil' })).toBeVisible();
    const before = asked('/statistics').at(-1)?.body as { filter: { transactionDate: { to: string } } };
    expect(before.filter.transactionDate.to < today()).toBe(true);
  });
});
