import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SnapshotFiles } from '@kavel/catalogue';
import { openSnapshotStore, publishSnapshot, rollBackSnapshot } from '@kavel/catalogue/published';
import { catalogueApi } from '@kavel/contracts';
import { makeDemo } from '@kavel/demo-data';
import { type MadeBucket, makeBucket } from '@kavel/service-kit/published/testing';
import {
  createRemoteClient,
  freePort,
  startTestDatabase,
  type TestDatabase,
} from '@kavel/service-kit/testing';
import { remoteStore } from './testing/remote-store';
import { spawnGateway, uncounted, untilReady } from './testing/spawn-gateway';

jest.setTimeout(300_000);

const folder = mkdtempSync(join(tmpdir(), 'kavel-published-'));
const importing = join(folder, 'importing');
const processes: ChildProcess[] = [];
let database: TestDatabase;
let bucket: MadeBucket;
let origins: string[];

/** A gateway on another machine: its data folder is empty. */
async function startGateway(port: number): Promise<void> {
  const gateway = spawnGateway({
    ...bucket.variables,
    ...uncounted,
    PORT: String(port),
    DATABASE_URL: database.url,
    KAVEL_DATA: join(folder, String(port)),
    KAVEL_REMOTES: join(folder, 'remotes'),
    KAVEL_CATALOGUE: bucket.options.address,
    LOG_LEVEL: 'silent',
  });
  processes.push(gateway);
  await untilReady(gateway);
}

const store = () => openSnapshotStore(bucket.options.address, bucket.variables);
const occasion = () => ({ at: new Date(), by: 'test' });

/** Generates the demo data and publishes it. Resolves with the snapshot's id. */
async function publish(everyNth: number): Promise<string> {
  await makeDemo({ dataFolder: importing, everyNth });
  return (await publishSnapshot(store(), new SnapshotFiles(importing), occasion())).id;
}

beforeAll(async () => {
  [database, bucket] = await Promise.all([startTestDatabase(), makeBucket()]);
  const remotes = remoteStore(join(folder, 'remotes'));
  remotes.point(remotes.signed('v1'));
  const ports = [await freePort(), await freePort()];
  origins = ports.map(port => `http://localhost:${port}`);
  await publish(400);
  for (const port of ports) await startGateway(port);
});

afterAll(async () => {
  for (const gateway of processes) gateway.kill();
  await Promise.all(processes.map(gateway => gateway.exitCode === null && once(gateway, 'exit')));
  await Promise.all([database.stop(), bucket.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

interface Served {
  snapshot?: string;
  live?: string;
}

async function readyOn(origin: string): Promise<Served> {
  const answer = await fetch(`${origin}/readyz`);
  const { result } = (await answer.json()) as { result?: { catalogue: Served } };
  return result?.catalogue ?? {};
}

async function allServe(snapshot: string): Promise<void> {
  for (const origin of origins) {
    while ((await readyOn(origin)).snapshot !== snapshot) await new Promise(done => setTimeout(done, 100));
  }
}

test('gateways on two machines serve what was imported elsewhere, forwards and back, without a failed call', async () => {
  const first = (await store().pointer.read()).document.live ?? '';
  await allServe(first);
  let running = true;
  const seen = new Set<string>();
  const calling = origins.map(async origin => {
    const client = createRemoteClient(origin);
    while (running) {
      seen.add((await client.call(catalogueApi.catalogueStatus, {})).snapshot);
      // Without a pause the calls take both cores from the import.
      await new Promise(done => setTimeout(done, 20));
    }
  });
  const second = await publish(300);
  await allServe(second);
  expect(await readyOn(origins[0] ?? '')).toEqual({ snapshot: second, live: second });
  await rollBackSnapshot(store(), occasion());
  await allServe(first);
  running = false;
  await Promise.all(calling);
  expect([...seen].toSorted()).toEqual([first, second].toSorted());
});
