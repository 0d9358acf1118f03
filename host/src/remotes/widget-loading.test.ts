import {
  createLoader,
  federation,
  folder,
  latest,
  load,
  manifest,
  observer,
  Page,
  remote,
  server,
  title,
} from '../testing/fake-remote';

describe('a widget', () => {
  const widget = { slot: 'start-card', module: './Card', permission: null, title, order: 1 };

  beforeEach(() => {
    server[remote.entry] = {
      ...manifest,
      exposes: [...manifest.exposes, { path: './Card', assets: { js: { sync: ['card.js'] } } }],
    };
    server[`${folder}card.js`] = 'card';
  });

  async function loadWidget(loader: ReturnType<typeof createLoader>) {
    const loading = loader.loadWidget(remote, widget);
    await jest.advanceTimersByTimeAsync(10_000);
    return loading;
  }

  test('loads from the release of its remote, and is reported with its slot', async () => {
    const loader = createLoader();
    expect(loader.loadedWidget(remote, widget)).toBeUndefined();
    expect(await loadWidget(loader)).toEqual({ ok: true, Page });
    expect(loader.loadedWidget(remote, widget)).toBe(Page);
    expect(observer.onLoad).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'portfolio-hub', module: './Card', slot: 'start-card' }),
    );
  });

  test('that fails next to a working page is retried in the same release', async () => {
    const loader = createLoader();
    await load(loader);
    server[`${folder}card.js`] = 404;
    expect(await loadWidget(loader)).toMatchObject({ ok: false, failure: { kind: 'http' } });
    expect(observer.onFailure).toHaveBeenCalledWith(expect.objectContaining({ slot: 'start-card' }));
    server[`${folder}card.js`] = 'card';
    expect(await loadWidget(loader)).toEqual({ ok: true, Page });
    expect(federation.register).toHaveBeenCalledTimes(1);
  });

  test('that crashes is reloaded from the newest release when no other module of its remote works', async () => {
    const loader = createLoader();
    await loadWidget(loader);
    loader.widgetBroke(remote, widget, new Error('rendered wrong'));
    expect(loader.loadedWidget(remote, widget)).toBeUndefined();
    expect(await loadWidget(loader)).toEqual({ ok: true, Page });
    expect(federation.register).toHaveBeenCalledTimes(2);
    expect(latest).toHaveBeenCalled();
  });

  test('is not reused from a release that was replaced', async () => {
    const loader = createLoader();
    await loadWidget(loader);
    loader.pageBroke(remote, './HubPage', new Error('rendered wrong'));
    await load(loader);
    expect(loader.loadedWidget(remote, widget)).toBeUndefined();
  });
});
