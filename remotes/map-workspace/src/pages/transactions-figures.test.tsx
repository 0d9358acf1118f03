import { session } from '@kavel/auth';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openTransactions, today } from '../testing/open-transactions';
import { transactionFacetsOf, transactionOf } from '../testing/transaction-data';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

beforeEach(() => localStorage.clear());
afterEach(() => act(async () => session.signOut()));

describe('the histogram of months', () => {
  const slider = (name: string) => screen.findByRole('slider', { name });
  // jsdom has no PointerEvent with a place.
  const point = (rail: HTMLElement, type: string, clientX: number) =>
    fireEvent(rail, new MouseEvent(type, { bubbles: true, button: 0, clientX }));
  const railOf = (thumb: HTMLElement) => thumb.parentElement as HTMLElement;
  /** The beginning of the month that lies so many before this one. */
  const monthsAgo = (count: number) => {
    const [year, month] = today().split('-').map(Number);
    return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 - count, 1)).toISOString().slice(0, 10);
  };

  it('is dragged: the count follows the hand, and the filter when it lets go', async () => {
    const { found, query, asked } = await openTransactions();
    await found(40);
    const rail = railOf(await slider('Eerste maand'));
    jest.spyOn(rail, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 240 } as DOMRect);
    const before = asked('/facets').length;
    // Two years are 24 months of 10 pixels; the past year begins at 120.
    point(rail, 'pointerdown', 122);
    point(rail, 'pointermove', 180);
    expect(document.querySelector('[data-count]')).toHaveTextContent('1');
    expect(query().has('t.date')).toBe(false);
    expect(asked('/facets')).toHaveLength(before);
    point(rail, 'pointerup', 180);
    await waitFor(() => expect(query().get('t.date')).toMatch(`${monthsAgo(5)}_`));
    await waitFor(() =>
      expect(asked('').at(-1)?.body).toMatchObject({
        filter: { transactionDate: { from: monthsAgo(5) } },
      }),
    );
  });

  it('plays: the window moves on by a month until it stops, and is one step back in the history', async () => {
    const { user, found, query } = await openTransactions(
      `/transactions?t.date=${monthsAgo(4)}_${lastDayBefore(monthsAgo(2))}`,
    );
    await found(40);
    jest.useFakeTimers({ doNotFake: notIntervals });
    const entries = history.length;
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Speel de periode af' }));
      for (const back of [3, 2, 1]) {
        act(() => jest.advanceTimersByTime(1_200));
        expect(query().get('t.date')).toMatch(`${monthsAgo(back)}_`);
      }
      act(() => jest.advanceTimersByTime(1_200));
      expect(screen.getByRole('button', { name: 'Speel de periode af' })).toBeVisible();
      expect(history).toHaveLength(entries);
    } finally {
      jest.useRealTimers();
    }
    await user.click(screen.getByRole('button', { name: 'Schuif de periode terug' }));
    expect(query().get('t.date')).toMatch(`${monthsAgo(2)}_`);
  });

  function lastDayBefore(iso: string): string {
    return new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10);
  }
});

/** All but `setInterval` and `clearInterval` stay real: queries and user events go on. */
const notIntervals = [
  ...['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'requestAnimationFrame'],
  ...['cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback', 'setImmediate'],
  ...['clearImmediate', 'setTimeout', 'clearTimeout'],
] as NonNullable<Extract<Parameters<typeof jest.useFakeTimers>[0], { doNotFake?: unknown }>['doNotFake']>;

test('two areas stand side by side with their difference, and a link has both', async () => {
  const median = (ring: readonly (readonly number[])[]) => (ring[0]?.[0] === 5.2 ? 300 : 150);
  const address = '/transactions?t.tab=figures&t.compare=area&t.scope=drawn';
  const opened = await openTransactions(address, ({ name, body }) => {
    if (!name.endsWith('/statistics')) return undefined;
    const { area } = body as { area?: { ring: number[][] } };
    const value = median(area?.ring ?? []);
    const spread = { p25: value - 20, median: value, p75: value + 20 };
    return { snapshot: 'one', count: 12, price: spread, pricePerM2: spread, trend: [] };
  });
  const { user, query, asked } = opened;
  await user.click(await screen.findByRole('button', { name: 'come to rest' }));
  const [first, second] = await screen.findAllByRole('button', { name: 'Teken een gebied' });
  if (!first || !second) throw new Error('two areas to draw');
  await user.click(first);
  for (const corner of screen.getAllByRole('button', { name: /^press/ })) await user.click(corner);
  await user.click(screen.getByRole('button', { name: 'Klaar' }));
  const views = screen.getAllByRole('button', { name: 'Neem dit beeld' });
  await user.click(views.at(-1) ?? first);

  const table = within(await screen.findByRole('table', { name: 'Cijfers van de selectie' }));
  await waitFor(() =>
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Gebied A', 'Gebied B', 'Verschil']),
    ),
  );
  const row = await table.findByRole('row', { name: /Mediaan €\/m² p\.j\. 150 300/ });
  expect(row).toHaveTextContent(/-50,0|−50,0/);
  expect(query().get('t.ring')).toMatch(/^5\.9/);
  expect(query().get('t.ring2')).toMatch(/^5\.2/);
  expect(
    asked('/statistics')
      .slice(-2)
      .map(({ body }) => (body as { area: unknown }).area),
  ).toHaveLength(2);
});

test('sales outside the market are counted as left out, and shown with their marks when they are to count', async () => {
  const market = '/transactions?t.type=koop';
  const family = transactionOf(51, { id: 'own:51', propertyType: 'koop', own: true, marks: ['family'] });
  const { user, query } = await openTransactions(market, ({ name, body }) => {
    const { saleKinds, filter } = body as { saleKinds?: string[]; filter?: { saleKinds?: string[] } };
    if (name.endsWith('/facets')) {
      const facets = transactionFacetsOf({ category: 'wonen', propertyType: 'koop' }, 40, []);
      return saleKinds ? facets : { ...facets, leftOut: 2 };
    }
    if (!name.endsWith('/transactions')) return undefined;
    const rows = filter?.saleKinds ? [family] : [];
    return { snapshot: 'one', count: rows.length, transactions: rows };
  });
  const [told] = await screen.findAllByText(/^2 verkopen binnen de familie, .* tellen niet mee\.$/);
  expect(told).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Binnen de familie 2$/ })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Tel mee' }));
  expect(query().get('t.kind')?.split('.')).toEqual(expect.arrayContaining(['market', 'family']));
  await waitFor(() => expect(screen.queryByText(/tellen niet mee\.$/)).toBeNull());
  await user.click(await screen.findByRole('row', { name: /Leeuw 51.*familie/ }));
  const detail = within(await screen.findByRole('complementary', { name: 'Gekozen transactie' }));
  expect(await detail.findByText(/^Verkoop binnen de familie: de prijs zegt niets/)).toBeVisible();
});
