import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { type Channel, integrityOf, openSigningKey, openStore, signRelease } from '@kavel/deploy';
import { canary, publish, rollback, setDisabled } from '@kavel/deploy/commands';
import { brandsIn, createGateway, publishedRemotes } from '@kavel/gateway';
import type { Command, Done, Listening, Numbered } from './commands';
import { misbehave } from './misbehave';
import { makeTrial } from './trial-build';

const [folder = '', hostFrom = '', remotesFrom = ''] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../..');
const storeFolder = join(folder, 'store');
const store = openStore(storeFolder);
const key = openSigningKey(join(folder, 'key.pem'));

const occasion = () => ({ at: new Date(), by: 'e2e' });
const publishBuild = (build: string, remote: string) => publish(store, build, remote, key, occasion());
const distOf = (remote: string) => join(remotesFrom, 'remotes', remote, 'dist');

async function obey(command: Command): Promise<unknown> {
  switch (command.do) {
    case 'publish':
      return publishBuild(distOf(command.remote), command.remote);
    case 'publish-trial':
      return publishBuild(makeTrial(folder, command.trial), 'trial');
    case 'publish-changed':
      return publishBuild(
        changedBuild(command.remote, entry => replaced(entry, command.from, command.to)),
        command.remote,
      );
    case 'publish-misbehaving':
      return publishBuild(
        changedBuild(command.remote, (entry, container) => misbehave(entry, container, command.misbehaviour)),
        command.remote,
      );
    case 'sign-contract':
      return rewrite(command.remote, ({ live, ...channel }) => ({
        ...channel,
        live: signRelease({ ...live, contract: command.contract }, key),
      }));
    case 'tamper':
      return rewrite(command.remote, ({ live, ...channel }) => ({
        ...channel,
        live: { ...live, integrity: integrityOf('something else') },
      }));
    case 'rollback':
      return rollback(store, command.remote, occasion());
    case 'disable':
      return setDisabled(store, command.remote, command.disabled, occasion());
    case 'canary':
      return canary(store, command.remote, command.version, command.percent, occasion());
  }
}

async function rewrite(remote: string, change: (channel: Channel) => Channel): Promise<void> {
  const { document, tag } = await store.pointer.read();
  const channel = document.remotes[remote];
  if (!channel) throw new Error(`${remote} is not published`);
  await store.pointer.replace(
    { ...document, remotes: { ...document.remotes, [remote]: change(channel) } },
    tag,
  );
}

let changes = 0;

/** A build as if a publisher had other sources: with new hashes and its own version. */
function changedBuild(remote: string, change: (entry: string, container: string) => string): string {
  changes += 1;
  const build = join(folder, `${remote}-changed-${changes}`);
  cpSync(distOf(remote), build, { recursive: true, filter: source => !/\.(br|gz)$/.test(source) });
  const entry = readdirSync(build).find(name => /^remote-entry.*\.js$/.test(name)) ?? '';
  const { container } = JSON.parse(readFileSync(join(build, 'remote.json'), 'utf8')) as { container: string };
  const changed = change(readFileSync(join(build, entry), 'utf8'), container);
  writeFileSync(join(build, entry), changed);
  editJson(join(build, 'mf-manifest.json'), manifest => ({
    ...manifest,
    integrity: { ...(manifest.integrity as object), [entry]: integrityOf(changed) },
  }));
  editJson(join(build, 'remote.json'), json => ({ ...json, version: `${json.version}-changed-${changes}` }));
  return build;
}

function replaced(source: string, from: string, to: string): string {
  if (!source.includes(from)) throw new Error(`The entry does not say ${from}`);
  return source.replaceAll(from, to);
}

function editJson(file: string, change: (value: Record<string, unknown>) => object): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

const app = createGateway({
  services: [],
  security: { verifyToken: () => Promise.reject(new Error('There are no services here.')) },
  web: {
    hostBuild: join(hostFrom, 'host', 'dist'),
    remotes: publishedRemotes({
      store: storeFolder,
      cacheFolder: join(folder, 'cache'),
      releaseKey: undefined,
      complain: () => undefined,
    }),
    brands: brandsIn(join(root, 'brands')),
    config: { environment: 'accept', analyticsScript: null, tileServer: null },
  },
  checks: {},
});

process.on('disconnect', () => process.exit(0));
process.on('message', async ({ number, command }: Numbered) => {
  const done: Done = { number };
  await obey(command).catch((error: unknown) => {
    done.error = String(error);
  });
  process.send?.(done);
});
await app.listen({ port: 0, host: 'localhost' });
const listening: Listening = { port: (app.server.address() as AddressInfo).port };
process.send?.(listening);
