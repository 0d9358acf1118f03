import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketObjects } from '@kavel/service-kit/published';
import { makeBucket } from '@kavel/service-kit/published/testing';
import { openStore, ReleaseStore } from '../release-store';
import { makeBuild } from '../testing/made-build';
import { openSigningKey } from '../trust/signing-key';
import { verify } from './look';
import { canary, rollback } from './moves';
import { publish } from './publish';

const occasion = { at: new Date('2026-11-21T12:00:00Z'), by: 'test' };

/** A store whose files can be lost or damaged. */
interface Stage {
  store: ReleaseStore;
  lose(file: string): void;
  damage(file: string): void;
  end(): Promise<void>;
}

const stages: Record<string, (folder: string) => Promise<Stage>> = {
  folder: async folder => ({
    store: openStore(join(folder, 'store')),
    lose: file => rmSync(join(folder, 'store', file)),
    damage: file => writeFileSync(join(folder, 'store', file), 'x'),
    end: async () => undefined,
  }),
  bucket: async () => {
    const { options, objects, stop } = await makeBucket();
    const keyOf = (file: string) => `/releases/kavel/${file}`;
    return {
      store: new ReleaseStore(bucketObjects(options)),
      lose: file => objects.delete(keyOf(file)),
      damage: file => objects.set(keyOf(file), { content: Buffer.from('x'), headers: {} }),
      end: stop,
    };
  },
};

describe.each(Object.keys(stages))('files lost from a %s', kind => {
  let folder: string;
  let stage: Stage;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kavel-repair-'));
    stage = (await stages[kind]?.(folder)) as Stage;
  });
  afterEach(async () => {
    await stage.end();
    rmSync(folder, { recursive: true });
  });

  const publishScores = (version: string) =>
    publish(
      stage.store,
      makeBuild(folder, { version }),
      'scores',
      openSigningKey(join(folder, 'key.pem')),
      occasion,
    );

  test('are reported by verify as missing or damaged, and publishing that version again repairs them', async () => {
    await publishScores('v1');
    expect(await verify(stage.store)).toEqual([]);
    stage.lose('scores/v1/page.js');
    stage.damage('scores/v1/remote-entry.js');
    expect(await verify(stage.store)).toEqual(['scores v1: page.js is missing, remote-entry.js is damaged']);
    expect((await publishScores('v1')).repaired).toEqual(['page.js', 'remote-entry.js']);
    expect(await verify(stage.store)).toEqual([]);
    expect((await publishScores('v1')).repaired).toEqual([]);
  });

  test('are detected in versions from before hashes were recorded', async () => {
    await publishScores('v1');
    const stored = await stage.store.version('scores', 'v1');
    if (!stored) throw new Error('v1 is not in the store');
    const { contents: _, ...old } = stored;
    await stage.store.repair(makeBuild(folder, { version: 'v1' }), old, []);
    expect(await verify(stage.store)).toEqual([]);
    stage.damage('scores/v1/page.js');
    expect(await verify(stage.store)).toEqual([expect.stringContaining('page.js is damaged')]);
    await publishScores('v1');
    expect(await verify(stage.store)).toEqual([]);
  });

  test('do not prevent rewriting the lost file list of a version', async () => {
    await publishScores('v1');
    stage.lose('scores/v1/release.json');
    expect(await verify(stage.store)).toEqual(['scores v1: it is not in the store']);
    await publishScores('v1');
    expect(await verify(stage.store)).toEqual([]);
  });

  test('a rollback to an incomplete version is refused; the previous version is verified too', async () => {
    await publishScores('v1');
    await publishScores('v2');
    stage.lose('scores/v1/page.js');
    expect(await verify(stage.store)).toEqual(['scores v1: page.js is missing']);
    await expect(rollback(stage.store, 'scores', occasion)).rejects.toThrow('page.js is missing');
    expect((await stage.store.pointer.read()).document.remotes.scores?.live.version).toBe('v2');
  });

  test('a canary can be ended when its files are lost', async () => {
    await publishScores('v2');
    await publishScores('v1');
    await canary(stage.store, 'scores', 'v2', 10, occasion);
    stage.lose('scores/v2/release.json');
    await canary(stage.store, 'scores', 'v2', 0, occasion);
    expect((await stage.store.pointer.read()).document.remotes.scores?.canary).toBeNull();
  });

  test('a file list with a path outside its folder is refused', async () => {
    await publishScores('v1');
    const stored = await stage.store.version('scores', 'v1');
    if (!stored) throw new Error('v1 is not in the store');
    const leading = { ...stored, files: ['../../../outside.js'] };
    await stage.store.repair(makeBuild(folder, { version: 'v1' }), leading, []);
    await expect(stage.store.version('scores', 'v1')).rejects.toThrow('release.json is damaged');
  });
});
