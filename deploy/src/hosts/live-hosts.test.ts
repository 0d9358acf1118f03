import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketObjects } from '@kavel/service-kit/published';
import { type MadeBucket, makeBucket } from '@kavel/service-kit/published/testing';
import { canary, pin, rollback } from '../commands/moves';
import { publish } from '../commands/publish';
import { openStore, ReleaseStore } from '../release-store';
import { makeBuild } from '../testing/made-build';
import { openSigningKey } from '../trust/signing-key';
import { announceHost, withdrawHost } from './announce';
import { knownHosts } from './live-hosts';

const now = new Date('2026-11-21T12:00:00Z');
const occasion = { at: now, by: 'test' };
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

let folder: string;
let bucket: MadeBucket;
let server: Server | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-hosts-'));
  bucket = await makeBucket();
});
afterEach(async () => {
  server?.close();
  server = undefined;
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const openStores: Record<string, () => ReleaseStore> = {
  folder: () => openStore(join(folder, 'store')),
  bucket: () => new ReleaseStore(bucketObjects(bucket.options)),
};

/** Fakes a host as seen by its visitors. Resolves with its address. */
async function startHost(registry: object): Promise<string> {
  const started = createServer((_, response) => response.end(JSON.stringify(registry)));
  server = started;
  await new Promise<void>(done => started.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

describe.each(Object.keys(openStores))('live hosts of a %s', kind => {
  let store: ReleaseStore;
  beforeEach(() => {
    store = openStores[kind]?.() as ReleaseStore;
  });

  const publishScores = (version: string, contract: string, hosts: string[] = []) =>
    publish(
      store,
      makeBuild(folder, { version, contract }),
      'scores',
      openSigningKey(join(folder, 'key.pem')),
      { ...occasion, hosts },
    );
  const liveVersion = async () => (await store.pointer.read()).document.remotes.scores?.live.version;

  test('a build that a live host does not support is refused, naming the host', async () => {
    await announceHost(store, 'new-host', now, '1.7.0');
    await announceHost(store, 'old-host', now, '1.0.0');
    await publishScores('v1', '1.0.0');
    await expect(publishScores('v2', '1.7.0')).rejects.toThrow(
      /old-host: built for contract 1\.7\.0, which a host of contract 1\.0\.0 does not serve/,
    );
    await expect(publishScores('v2', '1.7.0')).rejects.not.toThrow('new-host');
    expect(await liveVersion()).toBe('v1');
    expect(await store.version('scores', 'v2')).toBeNull();

    await announceHost(store, 'old-host', now, '1.8.0');
    await publishScores('v2', '1.7.0');
    expect(await liveVersion()).toBe('v2');
  });

  test('a trial, a pin and a rollback are checked in the same way', async () => {
    await announceHost(store, 'host', now, '1.7.0');
    await publishScores('v1', '1.7.0');
    await publishScores('v2', '1.0.0');
    await announceHost(store, 'host', now, '1.0.0');
    const refused = { message: expect.stringContaining('host: built for contract 1.7.0') };
    await expect(canary(store, 'scores', 'v1', 5, occasion)).rejects.toMatchObject(refused);
    await expect(pin(store, 'vesteda', 'scores', 'v1', occasion)).rejects.toMatchObject(refused);
    await expect(rollback(store, 'scores', occasion)).rejects.toMatchObject(refused);
  });

  test('a stopped host is not checked; neither is one not seen for days, which is reported', async () => {
    await announceHost(store, 'stopped', now, '1.0.0');
    await withdrawHost(store, 'stopped');
    await announceHost(store, 'lost', daysAgo(3), '1.0.0');
    await announceHost(store, 'host', daysAgo(1), '1.7.0');
    expect(await knownHosts(store, now)).toEqual({
      live: [expect.objectContaining({ name: 'host', contract: '1.7.0' })],
      notes: ['lost was last seen at 2026-11-18T12:00:00.000Z and is not counted as a live host.'],
    });
    await publishScores('v1', '1.7.0');
  });

  test('without a live host the working tree’s contracts are used, which is reported', async () => {
    expect((await knownHosts(store, now)).notes).toEqual([expect.stringContaining('No live host is known')]);
    await expect(publishScores('v1', '1.99.0')).rejects.toThrow(
      'this working tree: built for contract 1.99.0',
    );
  });

  test('hosts that announce themselves concurrently are all recorded', async () => {
    const names = ['a', 'b', 'c', 'd'];
    await Promise.all(names.map(name => announceHost(store, name, now)));
    expect(Object.keys((await store.hosts.read()).document.hosts).sort()).toEqual(names);
  });

  test('a host with an address is asked for its registry; without a response the publication is aborted', async () => {
    const address = await startHost({ contract: '1.2.0', remotes: [] });
    await expect(publishScores('v1', '1.3.0', [address])).rejects.toThrow(`${address}: built for contract`);
    await publishScores('v1', '1.2.0', [address]);
    await expect(publishScores('v2', '1.0.0', ['http://127.0.0.1:1'])).rejects.toThrow(
      'http://127.0.0.1:1 does not say which contracts it serves',
    );
    expect(await liveVersion()).toBe('v1');
  });

  test('a host from before contracts were announced counts as the first contract version', async () => {
    const address = await startHost({ remotes: [] });
    await expect(publishScores('v1', '1.1.0', [address])).rejects.toThrow('a host of contract 1.0.0');
  });
});
