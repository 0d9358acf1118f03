import {
  asked,
  createLoader,
  failing,
  federation,
  folder,
  latest,
  load,
  manifest,
  observer,
  Page,
  remote,
  server,
} from '../testing/fake-remote';

test('a page is loaded from its release with integrity hashes, and reported to the observer', async () => {
  expect(await load()).toEqual({ ok: true, Page });
  expect(federation.register).toHaveBeenCalledWith('portfolioHub', `${folder}entry.js`, {
    [`${folder}entry.js`]: 'sha384-entry',
    [`${folder}page.js`]: 'sha384-page',
  });
  expect(federation.load).toHaveBeenCalledWith('portfolioHub', './HubPage');
  expect(observer.onLoad).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'portfolio-hub', version: 'v1', module: './HubPage' }),
  );
});

test('the manifest is fetched first, then entry and page in parallel: one round trip more than without remotes', async () => {
  let answerEntry = () => {};
  const plain = globalThis.fetch;
  globalThis.fetch = jest.fn(async (url, init) => {
    const response = await plain(url, init);
    if (String(url).endsWith('entry.js'))
      await new Promise<void>(done => {
        answerEntry = done;
      });
    return response;
  });
  const loading = createLoader().loadPage(remote, './HubPage');
  await jest.advanceTimersByTimeAsync(10);
  expect(asked.map(({ url }) => url)).toEqual([remote.entry, `${folder}entry.js`, `${folder}page.js`]);
  answerEntry();
  expect((await loading).ok).toBe(true);
});

test('the shared modules that a page needs are fetched beside its files', async () => {
  const [page] = manifest.exposes;
  server[remote.entry] = { ...manifest, exposes: [{ ...page, needs: ['@kavel/map'] }] };
  const loading = createLoader().loadPage(remote, './HubPage');
  server[`${folder}page.js`] = 'silent';
  await jest.advanceTimersByTimeAsync(10);
  expect(federation.fetchShared).toHaveBeenCalledWith(['@kavel/map']);
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await loading).ok).toBe(false);
});

test('a second page of a remote does not refetch loaded files', async () => {
  const loader = createLoader();
  await load(loader);
  asked.splice(0);
  await load(loader);
  expect(asked).toEqual([]);
});

test('a prefetched page is loaded once, whether it is requested before or after it arrived', async () => {
  const loader = createLoader();
  loader.prepare(remote, './HubPage');
  expect(await load(loader)).toEqual({ ok: true, Page });
  loader.prepare(remote, './HubPage');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await load(loader)).toEqual({ ok: true, Page });
  expect(asked.map(({ url }) => url)).toEqual([remote.entry, `${folder}entry.js`, `${folder}page.js`]);
  expect(federation.register).toHaveBeenCalledTimes(1);
  expect(observer.onLoad).toHaveBeenCalledTimes(2);
});

test('a failed prefetch is retried, bypassing caches, when the page is requested', async () => {
  const loader = createLoader();
  server[remote.entry] = 503;
  loader.prepare(remote, './HubPage');
  await jest.advanceTimersByTimeAsync(10_000);
  server[remote.entry] = manifest;
  asked.splice(0);
  expect(await load(loader)).toEqual({ ok: true, Page });
  expect(asked[0]).toEqual({ url: remote.entry, cache: 'reload' });
});

test.each([
  ['refused', 'integrity'],
  ['disabled', 'disabled'],
] as const)('a %s release is not prefetched, and its page says why', async (state, kind) => {
  latest.mockResolvedValue(remote);
  const loader = createLoader();
  loader.prepare({ ...remote, state }, './HubPage');
  await jest.advanceTimersByTimeAsync(10_000);
  const outcome = await load(loader, './HubPage', { ...remote, state });
  expect(outcome).toMatchObject({ ok: false, failure: { kind } });
  expect(asked).toEqual([]);
});

test('two pages of a remote requested at once share its manifest and its entry', async () => {
  const loader = createLoader();
  server[remote.entry] = {
    ...manifest,
    exposes: [...manifest.exposes, { path: './OtherPage', assets: { js: { sync: ['other.js'] } } }],
  };
  server[`${folder}other.js`] = 'other';
  loader.prepare(remote, './HubPage');
  expect(await load(loader, './OtherPage')).toEqual({ ok: true, Page });
  expect(asked.map(({ url }) => url.split('/').at(-1)).toSorted()).toEqual([
    'entry.js',
    'mf-manifest.json',
    'other.js',
    'page.js',
  ]);
  expect(federation.register).toHaveBeenCalledTimes(1);
});

test('a runtime that never responds times out', async () => {
  federation.load.mockReturnValue(new Promise(() => {}));
  expect(await failing()).toMatchObject({ kind: 'timeout' });
});

test('an overridden remote needs no integrity hashes', async () => {
  const from = { ...remote, integrity: undefined, state: 'overridden' as const };
  expect(await load(createLoader(), './HubPage', from)).toEqual({ ok: true, Page });
});

test('a retry uses the currently published release, bypassing caches', async () => {
  const loader = createLoader();
  federation.load.mockRejectedValueOnce(new Error('broken release'));
  await load(loader);
  const entry = '/remotes/portfolio-hub/v2/mf-manifest.json';
  server[entry] = manifest;
  for (const file of ['entry.js', 'page.js'])
    server[`https://kavel.test/remotes/portfolio-hub/v2/${file}`] = file;
  latest.mockResolvedValue({ ...remote, version: 'v2', entry });
  asked.splice(0);
  expect(await load(loader)).toEqual({ ok: true, Page });
  expect(observer.onLoad).toHaveBeenLastCalledWith(expect.objectContaining({ version: 'v2' }));
  expect(asked.map(({ url, cache }) => [url.includes('/v2/'), cache])).toEqual(
    Array(3).fill([true, 'reload']),
  );
});

test('a page that crashed while shown is reloaded from its files', async () => {
  const loader = createLoader();
  await load(loader);
  expect(loader.pageBroke(remote, './HubPage', new Error('drawn wrong'))).toEqual({
    kind: 'evaluation',
    detail: 'Error: drawn wrong',
  });
  await load(loader);
  expect(federation.register).toHaveBeenCalledTimes(2);
});
