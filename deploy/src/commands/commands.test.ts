import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from '@kavel/contracts';
import { bucketObjects } from '@kavel/service-kit/published';
import { makeBucket } from '@kavel/service-kit/published/testing';
import { registryFor } from '../document/registry-for';
import { openStore, ReleaseStore } from '../release-store';
import { makeBuild } from '../testing/made-build';
import { isSignedBy } from '../trust/sign-release';
import { openSigningKey, publicKeyOf } from '../trust/signing-key';
import { history, status } from './look';
import { canary, pin, rollback, setDisabled, unpin } from './moves';
import { publish } from './publish';

const occasion = { at: new Date('2026-11-21T12:00:00Z'), by: 'test' };

/** A store, and another process's view of it. */
interface Stage {
  store: ReleaseStore;
  other: ReleaseStore;
  end(): Promise<void>;
}

const stages: Record<string, (folder: string) => Promise<Stage>> = {
  folder: async folder => {
    const place = join(folder, 'store');
    return { store: openStore(place), other: openStore(place), end: async () => undefined };
  },
  bucket: async () => {
    const { options, stop } = await makeBucket();
    return {
      store: new ReleaseStore(bucketObjects(options)),
      other: new ReleaseStore(bucketObjects(options)),
      end: stop,
    };
  },
};

describe.each(Object.keys(stages))('releases in a %s', kind => {
  let folder: string;
  let stage: Stage;
  let store: ReleaseStore;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kavel-deploy-'));
    stage = (await stages[kind]?.(folder)) as Stage;
    store = stage.store;
  });
  afterEach(async () => {
    await stage.end();
    rmSync(folder, { recursive: true });
  });

  const key = () => openSigningKey(join(folder, 'key.pem'));
  const publishBuild = (build: string, name: string, into = store) =>
    publish(into, build, name, key(), occasion);
  const publishScores = (version: string, script = version) =>
    publishBuild(makeBuild(folder, { version, script }), 'scores');
  const served = async (audience = { visitor: 'a' }) => {
    const { remotes } = registryFor((await store.pointer.read()).document, audience);
    return remotes.map(({ name, version, state }) => `${name} ${version}${state ? ` ${state}` : ''}`);
  };

  /** Which of a thousand visitors get this version. */
  const visitorsOf = async (version: string) => {
    const { document } = await store.pointer.read();
    return Array.from({ length: 1_000 }, (_, number) => String(number)).filter(
      visitor => registryFor(document, { visitor }).remotes[0]?.version === version,
    );
  };

  test('a published build is served under its version, pinned and signed', async () => {
    expect(await publishScores('v1')).toEqual({
      version: 'v1',
      before: undefined,
      newFiles: true,
      repaired: [],
    });
    const { document } = await store.pointer.read();
    const release = document.remotes.scores?.live;
    expect(release).toMatchObject({ name: 'scores', entry: '/remotes/scores/v1/mf-manifest.json' });
    expect(release?.integrity).toMatch(/^sha384-.{64}$/);
    expect(release && isSignedBy(release, publicKeyOf(key()))).toBe(true);
    expect(document.publicKey).toBe(publicKeyOf(key()));
    const { files } = (await store.version('scores', 'v1')) ?? {};
    expect(files).toEqual(['mf-manifest.json', 'page.js', 'remote-entry.js', 'remote.json']);
  });

  test('publishing the live version again changes nothing', async () => {
    await publishScores('v1');
    expect(await publishScores('v1')).toEqual({ version: 'v1', before: 'v1', newFiles: false, repaired: [] });
    expect(await history(store, 'scores')).toHaveLength(1);
  });

  test('a version is immutable: other content under it is refused and nothing is changed', async () => {
    await publishScores('v1');
    const before = await store.version('scores', 'v1');
    await expect(publishScores('v1', 'other')).rejects.toThrow('with other content');
    expect(await store.version('scores', 'v1')).toEqual(before);
    expect(await history(store, 'scores')).toHaveLength(1);
  });

  test('a change of the manifest alone is published under its own version, with the same scripts', async () => {
    const script = 'same';
    const titles = async () => {
      const { remotes } = registryFor((await store.pointer.read()).document, { visitor: 'a' });
      return remotes.flatMap(({ routes }) => routes.map(({ title }) => title.nl));
    };
    await publishBuild(makeBuild(folder, { version: 'v1', script, title: 'Cijfers' }), 'scores');
    expect(await titles()).toEqual(['Cijfers']);
    const renamed = makeBuild(folder, { version: 'v2', script, title: 'Scores' });
    expect(await publishBuild(renamed, 'scores')).toMatchObject({ before: 'v1', newFiles: true });
    expect(await titles()).toEqual(['Scores']);
    await rollback(store, 'scores', occasion);
    expect(await titles()).toEqual(['Cijfers']);
  });

  test('a rollback serves the previous version; publishing again makes the later one live with the stored files', async () => {
    await publishScores('v1');
    await publishScores('v2');
    expect(await rollback(store, 'scores', occasion)).toEqual({ from: 'v2', to: 'v1' });
    expect(await served()).toEqual(['scores v1']);
    expect(await publishScores('v2')).toEqual({ version: 'v2', before: 'v1', newFiles: false, repaired: [] });
    expect((await history(store, 'scores')).map(({ action, version }) => [action, version])).toEqual([
      ['publish', 'v2'],
      ['rollback', 'v1'],
      ['publish', 'v2'],
      ['publish', 'v1'],
    ]);
  });

  test('the first version and an unknown remote cannot be rolled back', async () => {
    await publishScores('v1');
    await expect(rollback(store, 'scores', occasion)).rejects.toThrow('the first version');
    await expect(rollback(store, 'marketing', occasion)).rejects.toThrow('Published: scores');
  });

  test('several remotes published concurrently are all live', async () => {
    const names = ['one', 'two', 'three', 'four'];
    await Promise.all(
      names.map((name, index) =>
        publishBuild(makeBuild(folder, { name }), name, index % 2 ? store : stage.other),
      ),
    );
    expect(await served()).toEqual(['four v1', 'one v1', 'three v1', 'two v1']);
  });

  test('of two concurrent publications of one remote, one succeeds completely and the other reports the conflict', async () => {
    await publishScores('v1');
    const both = await Promise.allSettled([
      publishBuild(makeBuild(folder, { version: 'v2' }), 'scores', store),
      publishBuild(makeBuild(folder, { version: 'v3' }), 'scores', stage.other),
    ]);
    const lost = both.filter(result => result.status === 'rejected');
    expect(lost.map(({ reason }) => String(reason))).toEqual([
      expect.stringMatching(/Somebody else was first: test did publish scores v[23].*Nothing of yours/),
    ]);
    const winner = both[0]?.status === 'fulfilled' ? 'v2' : 'v3';
    expect(await served()).toEqual([`scores ${winner}`]);
    expect(await history(store, 'scores')).toHaveLength(2);
  });

  test('a canary is served to its share of the visitors, consistently on every visit, until it ends', async () => {
    await publishScores('v1');
    await publish(store, makeBuild(folder, { version: 'v2' }), 'scores', key(), occasion, { canary: 30 });
    const trial = await visitorsOf('v2');
    expect(await visitorsOf('v2')).toEqual(trial);
    expect(trial.length).toBeGreaterThan(250);
    expect(trial.length).toBeLessThan(350);
    await canary(store, 'scores', 'v2', 100, occasion);
    expect(await served()).toEqual(['scores v2']);
    await canary(store, 'scores', 'v2', 0, occasion);
    expect(await served()).toEqual(['scores v1']);
  });

  test('visitors of a canary stay in it when its share grows', async () => {
    await publishScores('v1');
    await publishScores('v2');
    const share = async (percent: number) => {
      await canary(store, 'scores', 'v1', percent, occasion);
      return visitorsOf('v1');
    };
    const few = await share(10);
    expect(few.length).toBeGreaterThan(0);
    expect(await share(40)).toEqual(expect.arrayContaining(few));
  });

  test('a pin gives a brand or an organisation its own version, the organisation’s first, until it is removed', async () => {
    const organisation = '2c5ea4c0-4067-41e8-8bad-9b1deb4d3b7d';
    await publishScores('v1');
    await publishScores('v2');
    await publishScores('v3');
    await pin(store, 'vesteda', 'scores', 'v1', occasion);
    await pin(store, organisation, 'scores', 'v2', occasion);
    const brand = { visitor: 'a', brand: 'vesteda' };
    expect(await served()).toEqual(['scores v3']);
    expect(await served(brand)).toEqual(['scores v1']);
    expect(await served({ ...brand, ...{ organisation } })).toEqual(['scores v2']);
    await unpin(store, 'vesteda', 'scores', occasion);
    expect(await served(brand)).toEqual(['scores v3']);
    await expect(unpin(store, 'vesteda', 'scores', occasion)).rejects.toThrow('not pinned');
    await expect(pin(store, 'vesteda', 'scores', 'v9', occasion)).rejects.toThrow('not in the store');
  });

  test('the kill switch keeps routes and navigation, and can be undone', async () => {
    await publishScores('v1');
    expect(await setDisabled(store, 'scores', true, occasion)).toBe(true);
    expect(await setDisabled(store, 'scores', true, occasion)).toBe(false);
    expect(await served()).toEqual(['scores v1 disabled']);
    const [remote] = registryFor((await store.pointer.read()).document, { visitor: 'a' }).remotes;
    expect(remote?.routes.map(({ path }) => path)).toEqual(['/scores']);
    await setDisabled(store, 'scores', false, occasion);
    expect(await served()).toEqual(['scores v1']);
  });

  test('an incomplete or modified build, or one of another remote or contract, is refused as a whole', async () => {
    const refused = async (build: string, reason: string | RegExp) => {
      await expect(publishBuild(build, 'scores')).rejects.toThrow(reason);
      expect((await store.pointer.read()).tag).toBeNull();
    };
    await refused(join(folder, 'none'), 'npm run build');
    const cutShort = makeBuild(folder, { version: 'short' });
    rmSync(join(cutShort, 'page.js'));
    await refused(cutShort, 'page.js is not there');
    const tampered = makeBuild(folder, { version: 'tampered' });
    writeFileSync(join(tampered, 'page.js'), 'something else');
    await refused(tampered, 'page.js of scores is not what was built');
    const added = makeBuild(folder, { version: 'added' });
    writeFileSync(join(added, 'unpinned.js'), 'unpinned');
    await refused(added, 'unpinned.js of scores is not what was built');
    const unlike = makeBuild(folder, { version: 'unlike' });
    writeFileSync(join(unlike, 'mf-manifest.json'), '{}');
    await refused(unlike, /mf-manifest\.json is not what it should be/);
    await refused(makeBuild(folder, { name: 'marketing' }), 'a build of marketing');
    const [major] = contractVersion.split('.').map(Number);
    for (const contract of [`${Number(major) + 1}.0.0`, `${major}.99.0`]) {
      await refused(makeBuild(folder, { version: `of-${contract}`, contract }), `contract ${contract}`);
    }
  });

  test('a remote may not use a path of another one, whatever the names of its parameters', async () => {
    await publishBuild(makeBuild(folder, { name: 'hub', path: '/:id/hub' }), 'hub');
    const taking = makeBuild(folder, { path: '/:portfolioId/hub' });
    await expect(publishBuild(taking, 'scores')).rejects.toThrow('which hub serves');
    expect(await served()).toEqual(['hub v1']);
  });

  test.each(['/login', '/login/help', '/registry.json', '/:page', '/:a/:b', '/*'])(
    'a remote that declares %s is refused and nothing is changed',
    async path => {
      await expect(publishBuild(makeBuild(folder, { path }), 'scores')).rejects.toThrow(
        /cannot be published: .* (reserved|catch-all|neither)/,
      );
      expect((await store.pointer.read()).tag).toBeNull();
    },
  );

  test('a remote that declares a widget without exposing it is refused', async () => {
    const publishWidget = (widget: string) =>
      publishBuild(makeBuild(folder, { version: widget.slice(2), widget }), 'scores');
    await expect(publishWidget('./Gone')).rejects.toThrow('does not expose ./Gone');
    await publishWidget('./Page');
    expect(await served()).toEqual(['scores Page']);
  });

  test('another signing key cannot publish here', async () => {
    await publishScores('v1');
    const build = makeBuild(folder, { version: 'v2' });
    const otherKey = openSigningKey(join(folder, 'other.pem'));
    await expect(publish(store, build, 'scores', otherKey, occasion)).rejects.toThrow('KAVEL_SIGNING_KEY');
    expect(await served()).toEqual(['scores v1']);
  });

  test('the status shows version, contract, time, paths, canary, pins and switch', async () => {
    expect(await status(store)).toEqual([]);
    await publishScores('v1');
    await pin(store, 'vesteda', 'scores', 'v1', occasion);
    await canary(store, 'scores', 'v1', 5, occasion);
    expect(await status(store)).toEqual([
      {
        name: 'scores',
        version: 'v1',
        contract: contractVersion,
        since: '2026-11-21T12:00:00.000Z',
        paths: ['/scores'],
        disabled: false,
        canary: { version: 'v1', percent: 5 },
        pins: [{ to: 'vesteda', version: 'v1' }],
      },
    ]);
  });
});
