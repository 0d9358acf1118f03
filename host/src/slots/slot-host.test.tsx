import type { RegisteredRemote, RemoteWidget } from '@kavel/contracts';
import type { RemoteLoader } from '../remotes/remote-loader';
import { createSlotHost } from './slot-host';

const title = { nl: 'Kaart', en: 'Card', de: 'Karte' };
const card: RemoteWidget = { slot: 'start-card', module: './Card', permission: null, title, order: 1 };
const remote = (changes: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  name: 'hub',
  contract: '2.0.0',
  version: 'v1',
  entry: '/remotes/hub/v1/mf-manifest.json',
  container: 'hub',
  routes: [],
  navigation: [],
  exposes: [card, { ...card, slot: 'portfolio-tab', module: './Tab' }],
  ...changes,
});
const Card = () => null;

function open(remotes: RegisteredRemote[], loader: Partial<RemoteLoader> = {}) {
  return createSlotHost({ remotes }, loader as RemoteLoader);
}

test('every widget in the registry has a unique id', () => {
  expect(open([remote(), remote({ name: 'scores' })]).widgets.map(({ id }) => id)).toEqual([
    'hub/Card',
    'hub/Tab',
    'scores/Card',
    'scores/Tab',
  ]);
});

test('a remote without widgets, or a disabled one, offers none; a refused one offers its widgets with the reason', () => {
  const remotes = [remote({ exposes: undefined }), remote({ name: 'off', state: 'disabled' })];
  expect(open(remotes).widgets).toEqual([]);
  expect(open([remote({ state: 'refused' })]).widgets).toHaveLength(2);
});

test('a widget is loaded and reported through the loader, from the remote in the registry', async () => {
  const loader = {
    loadWidget: jest.fn(async () => ({ ok: true as const, Page: Card })),
    loadedWidget: jest.fn(() => Card),
    widgetBroke: jest.fn(),
  };
  const overridden = remote({ state: 'overridden', entry: 'http://localhost:4101/mf-manifest.json' });
  const host = open([overridden], loader);
  expect(await host.load('hub/Card')).toEqual({ ok: true, Widget: Card });
  expect(host.loaded('hub/Card')).toEqual({ ok: true, Widget: Card });
  host.broke('hub/Card', new Error('x'));
  const asked = [overridden, expect.objectContaining(card)];
  expect(loader.loadWidget.mock.calls).toEqual([asked]);
  expect(loader.widgetBroke.mock.calls).toEqual([[...asked, new Error('x')]]);
});

test('a widget that is not in the registry is a failure, not an exception', async () => {
  expect(await open([]).load('gone/Card')).toMatchObject({ ok: false });
});
