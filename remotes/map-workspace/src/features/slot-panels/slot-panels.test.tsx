/** @jest-environment-options {"url": "https://kavel.test/search"} */
import { contractVersion, type PermissionKey, type WidgetProps } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { SlotContext, type SlotHost, type WidgetOutcome } from '@kavel/slots';
import { act, screen } from '@testing-library/react';
import SearchPage from '../../pages/search-page';
import { objectOf, portfolioId } from '../../testing/data';
import { openWorkspace } from '../../testing/open-workspace';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../../testing/fake-map') }));

const title = { nl: 'Portfolio hub', en: 'Portfolio hub', de: 'Portfolio-Hub' };
const { objectId } = objectOf(41);

function FakePanel({ objectId: selected, portfolioId: drawn, map }: WidgetProps<'map-panel'>) {
  return (
    <>
      <output aria-label="props">{`${drawn} ${selected}`}</output>
      <button type="button" onClick={() => map.showPortfolio(portfolioId)}>
        show the portfolio
      </button>
      <button type="button" onClick={() => map.selectObject(objectId)}>
        select an object
      </button>
      <button type="button" onClick={() => map.showBounds([5, 52, 6, 53])}>
        show a part
      </button>
    </>
  );
}

function slotsWith(outcome: WidgetOutcome): SlotHost {
  const id = 'portfolio-hub/MapPanel';
  return {
    widgets: [
      { id, slot: 'map-panel', module: './MapPanel', permission: 'auth.portfolio-hub', title, order: 10 },
    ],
    loaded: () => null,
    load: async () => outcome,
    broke: () => undefined,
  };
}
// A remote gives its module untyped.
const fake = { ok: true, Widget: FakePanel as unknown as () => null } satisfies WidgetOutcome;
const open = (
  outcome: WidgetOutcome = fake,
  permissions: PermissionKey[] = ['auth.portfolio-hub'],
  address = '/search',
) =>
  openWorkspace(
    address,
    undefined,
    permissions,
    <SlotContext value={{ host: slotsWith(outcome), contract: contractVersion }}>
      <SearchPage />
    </SlotContext>,
  );
const button = () => screen.findByRole('button', { name: 'Portfolio hub' });

beforeEach(() => localStorage.clear());
afterEach(() => act(async () => bus.publish('unit-selected', { objectId: null, portfolioId: null })));

test('a panel of another remote opens like those of the map, closes the one before, and is in the address', async () => {
  const { user, query } = await open();
  await user.click(screen.getByRole('button', { name: 'Lagen' }));
  await user.click(await button());
  expect(await screen.findByLabelText('props')).toHaveTextContent('null null');
  expect(await button()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Lagen' })).toHaveAttribute('aria-pressed', 'false');
  expect(query().get('panel')).toBe('portfolio-hub/MapPanel');
});

test('the panel draws a portfolio, moves the map and selects an object', async () => {
  const { user, query, view } = await open();
  await user.click(await button());
  await user.click(await screen.findByRole('button', { name: 'show the portfolio' }));
  expect(query().get('portfolio')).toBe(portfolioId);
  expect(screen.getByLabelText('props')).toHaveTextContent(`${portfolioId} null`);
  await user.click(screen.getByRole('button', { name: 'show a part' }));
  expect(view()).toMatchObject({ kind: 'bounds', bounds: [5, 52, 6, 53] });
  await user.click(screen.getByRole('button', { name: 'select an object' }));
  expect(query().get('object')).toBe(objectId);
});

test('a panel that cannot be loaded leaves the map and the other panels working', async () => {
  const { user, map } = await open({ ok: false, detail: '404 /remotes/portfolio-hub' });
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Portfolio hub kon niet worden getoond');
  expect(map).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Portefeuille' }));
  expect(await screen.findByLabelText('Portefeuille op de kaart')).toBeVisible();
});

test('a panel is not offered to a user without its permission', async () => {
  await open(fake, ['auth.locator']);
  expect(screen.getByRole('button', { name: 'Lagen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Portfolio hub' })).not.toBeInTheDocument();
});

test('a link to a panel of another remote says so to a user without its permission', async () => {
  await open(fake, ['auth.locator'], '/search?panel=portfolio-hub/MapPanel');
  expect(await screen.findByText(/toont ook ‘Portfolio hub’. Daarvoor hebt u geen toegang/)).toBeVisible();
});
