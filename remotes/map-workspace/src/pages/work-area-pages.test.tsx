import { type Call, Refusal } from '@kavel/testing';
import { screen, waitFor } from '@testing-library/react';
import { openLocator } from '../testing/open-locator';
import { openTransactions } from '../testing/open-transactions';
import { within, workArea } from '../testing/work-area-data';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

const general = 'auth.unrestricted-access-general';
const unknownId = '7c1a2f0e-6a55-4f0f-9d2c-00000000dead';

function answer({ name, body }: Call): unknown {
  if (name === 'GET /portfolio/work-areas') return [workArea];
  if (name !== 'POST /portfolio/work-areas/filter') return undefined;
  const { id = workArea.id } = body as { id?: string };
  if (id !== workArea.id) throw new Refusal('not-found');
  return { within };
}

const openLocatorPage = async (query = '', isAllowed = true) => {
  const permissions = isAllowed ? (['auth.locator', general] as const) : (['auth.locator'] as const);
  return openLocator(`/locator${query}`, { answer, permissions });
};
const openTransactionsPage = async (query = '', isAllowed = true) => {
  const permissions = isAllowed ? ([general] as const) : (['auth.vesteda'] as const);
  return openTransactions(`/transactions${query}`, answer, { permissions });
};
const pages = [
  { page: '/locator', open: openLocatorPage, path: '/count', map: 'Kaart van het resultaat' },
  {
    page: '/transactions',
    open: openTransactionsPage,
    path: '/statistics',
    map: 'Kaart van transacties',
  },
];
const toggle = () => screen.findByRole('button', { name: 'Werkgebied' });
const filterOf = (body: unknown) => (body as { filter?: object }).filter ?? body;

beforeEach(() => localStorage.clear());

describe.each(pages)('$page', ({ open, path, map: label }) => {
  const map = () => screen.findByRole('region', { name: label });
  const layers = async () => (await map()).dataset.layers;

  it('has the toggle, which filters, dims what lies outside and makes a chip', async () => {
    const { user, query, asked } = await open();
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
    await user.click(await toggle());
    expect(query().get('work')).toBe('on');
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(async () => expect(await layers()).toContain('outside-work-area'));
    expect(screen.getByRole('status', { name: 'legends' })).toHaveTextContent(
      'Gedimd: buiten het werkgebied',
    );
    await waitFor(() => expect(filterOf(asked(path).at(-1)?.body)).toMatchObject({ within }));
    await user.click(screen.getByRole('button', { name: 'Verwijder filter Werkgebied: Elders' }));
    expect(query().has('work')).toBe(false);
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
    await waitFor(async () => expect(await layers()).not.toContain('outside-work-area'));
    await waitFor(async () => expect((await map()).dataset.tiles).not.toContain(within));
  });

  it('turns off a work area that the user does not have, and says so', async () => {
    const { query, toasts, asked } = await open(`?work=${unknownId}`);
    await waitFor(() => expect(query().has('work')).toBe(false));
    expect(toasts.at(-1)).toMatchObject({
      title: 'Dit werkgebied bestaat niet (meer)',
      description: 'Het filter is uitgezet: u ziet nu alles.',
    });
    await waitFor(() => expect(asked(path)).not.toHaveLength(0));
  });

  it('has no toggle for a user who may not use work areas', async () => {
    await open('', false);
    await screen.findByRole('region', { name: label });
    expect(screen.queryByRole('button', { name: 'Werkgebied' })).toBeNull();
  });
});

test('the table of the locator has the toggle too, where there is no map', async () => {
  const { user, query } = await openLocatorPage('?view=table');
  await user.click(await toggle());
  expect(query().get('work')).toBe('on');
  expect(screen.queryByRole('region', { name: 'Kaart van het resultaat' })).toBeNull();
});
