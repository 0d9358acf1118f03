import { contractVersion, type PermissionKey } from '@kavel/contracts';
import { openPage } from '@kavel/testing';
import { act, screen, within } from '@testing-library/react';
import { lazy, useEffect } from 'react';
import { type DeclaredWidget, Slot, SlotContext, type SlotHost, useWidgets, type WidgetOutcome } from '.';

const titled = (name: string) => ({ nl: name, en: `${name} (en)`, de: `${name} (de)` });

function declared(name: string, changes: Partial<DeclaredWidget> = {}): DeclaredWidget {
  const { id = `${name}/Card` } = changes;
  const rest = { slot: 'start-card', module: './Card', permission: null, title: titled(name), order: 1 };
  return { ...rest, ...changes, id };
}

type Widgets = Record<string, WidgetOutcome | Promise<WidgetOutcome> | (() => WidgetOutcome)>;

const showing = (text: string): WidgetOutcome => ({ ok: true, Widget: () => <p>{text}</p> });

/** A fake host with given widgets and outcomes by id, which records its calls. */
function fakeHost(widgets: readonly DeclaredWidget[], outcomes: Widgets = {}) {
  let come: () => void = () => undefined;
  const coming = new Promise<void>(done => {
    come = done;
  });
  return {
    /** Resolves the pending loads. */
    come,
    widgets,
    loaded: jest.fn<WidgetOutcome | null, [string]>(() => null),
    load: jest.fn(async (id: string) => {
      await coming;
      const outcome = outcomes[id] ?? showing(`content of ${id}`);
      return typeof outcome === 'function' ? outcome() : outcome;
    }),
    broke: jest.fn<void, [string, Error]>(),
  } satisfies SlotHost & { come(): void };
}

async function open(
  host: ReturnType<typeof fakeHost> | null,
  permissions: readonly PermissionKey[] = [],
  page = <Slot name="start-card" />,
  contract = contractVersion,
) {
  const opened = await openPage({
    page: (
      <SlotContext value={host && { host, contract }}>
        <h1>Page</h1>
        {page}
      </SlotContext>
    ),
    route: '/',
    address: '/',
    permissions,
  });
  await act(async () => host?.come());
  return opened;
}

const regions = () => screen.queryAllByRole('region').map(region => region.getAttribute('aria-label'));

test('widgets of several remotes are sorted, each a region with its title', async () => {
  await open(
    fakeHost([
      declared('third', { order: 20 }),
      declared('second', { order: 10 }),
      declared('first', { order: 10, id: 'a/Card' }),
      declared('elsewhere', { slot: 'portfolio-tab' }),
    ]),
  );
  expect(await screen.findByText('content of third/Card')).toBeVisible();
  expect(regions()).toEqual(['first', 'second', 'third']);
});

test('a slot without widgets, or without a host, renders nothing', async () => {
  const { unmount } = await open(fakeHost([]));
  expect(regions()).toEqual([]);
  unmount();
  await open(null);
  expect(regions()).toEqual([]);
});

test('no part of a widget is loaded for a user without its permission', async () => {
  const host = fakeHost([declared('open'), declared('closed', { permission: 'auth.automated-valuation' })]);
  const { unmount } = await open(host, ['auth.portfolio-hub']);
  expect(await screen.findByText('content of open/Card')).toBeVisible();
  expect(host.load.mock.calls).toEqual([['open/Card']]);
  unmount();
  await open(host, ['auth.automated-valuation']);
  expect(await screen.findByText('content of closed/Card')).toBeVisible();
});

test('a widget that needs a later contract than its page is not offered there', async () => {
  const host = fakeHost([declared('later', { contract: '1.3.0' }), declared('today', { contract: '1.2.0' })]);
  await open(host, [], undefined, '1.2.4');
  expect(await screen.findByText('content of today/Card')).toBeVisible();
  expect(regions()).toEqual(['today']);
});

test('a widget gets the props of its slot, and its title in the user’s language', async () => {
  const Tab = (props: object) => <p>{JSON.stringify(props)}</p>;
  const widget = declared('Tab', { slot: 'portfolio-tab' });
  const host = fakeHost([widget], { [widget.id]: { ok: true, Widget: Tab } });
  await open(host, [], <Slot name="portfolio-tab" portfolioId="p1" />);
  expect(await screen.findByText('{"portfolioId":"p1","title":"Tab"}')).toBeVisible();
});

test('a page lists the widgets of a slot and renders the one that is open', async () => {
  function Tabs() {
    const widgets = useWidgets('portfolio-tab');
    return (
      <>
        {widgets.map(({ id, title }) => (
          <button key={id} type="button">
            {title}
          </button>
        ))}
        <Slot name="portfolio-tab" only={widgets[1]?.id ?? ''} portfolioId="p1" />
      </>
    );
  }
  const tabs = ['One', 'Two'].map(name => declared(name, { slot: 'portfolio-tab' }));
  const host = fakeHost(tabs);
  await open(host, [], <Tabs />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  expect(await screen.findByText('content of Two/Card')).toBeVisible();
  expect(host.load).toHaveBeenCalledTimes(1);
});

test('an empty widget leaves an empty region, which its style hides', async () => {
  const host = fakeHost([declared('quiet')], { 'quiet/Card': { ok: true, Widget: () => null } });
  await open(host);
  const region = screen.getByLabelText('quiet');
  expect(region).toBeEmptyDOMElement();
  expect(region).not.toBeVisible();
});

test('while a widget loads or suspends, a skeleton names it', async () => {
  const Waiting = lazy(() => new Promise<never>(() => undefined));
  const host = fakeHost([declared('slow'), declared('parts')], {
    'slow/Card': new Promise(() => undefined),
    'parts/Card': { ok: true, Widget: Waiting },
  });
  await open(host);
  expect(screen.getByRole('status', { name: 'slow wordt geladen' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'parts wordt geladen' })).toBeVisible();
});

test('a widget that is already loaded is rendered at once', async () => {
  const host = fakeHost([declared('known')]);
  host.loaded.mockReturnValue(showing('known content'));
  await open(host);
  expect(screen.getByText('known content')).toBeVisible();
  expect(host.load).not.toHaveBeenCalled();
});

const Throwing = (): never => {
  throw new Error('rendered wrong');
};
const ThrowingLater = () => {
  useEffect(() => {
    throw new Error('effect wrong');
  }, []);
  return <p>soon gone</p>;
};

test.each<[string, WidgetOutcome, string, boolean]>([
  ['could not be loaded', { ok: false, detail: '404 /remotes/x/page.js' }, '404 /remotes/x/page.js', false],
  ['throws in render', { ok: true, Widget: Throwing }, 'rendered wrong', true],
  ['throws in an effect', { ok: true, Widget: ThrowingLater }, 'effect wrong', true],
])(
  'a widget that %s fails alone, shows an error, and recovers on retry',
  async (_, broken, detail, reported) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const inTurn = [broken, showing('healed')];
    const id = 'broken/Card';
    const host = fakeHost([declared('broken'), declared('well')], { [id]: () => inTurn.shift() ?? broken });
    const { user } = await open(host);
    const region = screen.getByRole('region', { name: 'broken' });
    const alert = await within(region).findByRole('alert');
    expect(alert).toHaveTextContent('broken kon niet worden getoond. De rest van de pagina blijft werken.');
    expect(alert).toHaveTextContent(detail);
    expect(screen.getByText('content of well/Card')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
    expect(host.broke.mock.calls.map(([broke]) => broke)).toEqual(reported ? [id] : []);

    await user.click(within(region).getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await within(region).findByText('healed')).toBeVisible();
    expect(host.load.mock.calls.filter(([asked]) => asked.includes('well'))).toHaveLength(1);
    error.mockRestore();
  },
);
