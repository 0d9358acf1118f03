import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { history, publish, rollback, status } from './commands';
import { DeployError } from './deploy-error';
import { ReleaseStore } from './release-store';

const root = resolve(import.meta.dirname, '../..');

const usage = `Usage: npm run deploy -- <command> [--store DIR]

  publish <remote>    bring in remotes/<remote>/dist and make it live
  rollback <remote>   make the version live that was so before
  status              what is live
  history <remote>    everything that was ever made live, newest first

The store is --store, else KAVEL_REMOTES, else remotes/ in the data folder (KAVEL_DATA, .kavel).
Kavel serves it when started with KAVEL_REMOTES=<that folder>, and sees changes without a restart.`;

class UsageError extends Error {}

const occasion = () => ({ at: new Date(), by: process.env.USER || process.env.LOGNAME || 'unknown' });

const commands: Record<string, (store: ReleaseStore, remote: () => string) => Promise<string>> = {
  async publish(store, remote) {
    const folder = resolve(root, 'remotes', remote());
    if (!existsSync(folder)) throw new DeployError(`There is no remote ${remote()}: ${folder} is missing.`);
    const { version, before, newFiles } = await publish(store, join(folder, 'dist'), remote(), occasion());
    if (before === version) return `${remote()} ${version} is live already.`;
    const files = newFiles ? '' : ' Its files were in the store already.';
    return `${remote()} ${version} is live${before === undefined ? '' : `, after ${before}`}.${files}`;
  },
  async rollback(store, remote) {
    const { from, to } = await rollback(store, remote(), occasion());
    return `${remote()} ${to} is live again, after ${from}.`;
  },
  async status(store) {
    const remotes = await status(store);
    if (remotes.length === 0) return `Nothing is published in ${store.folder}.`;
    const lines = remotes.map(
      ({ name, version, contract, since, paths }) =>
        `${name.padEnd(16)} ${version.padEnd(14)} contract ${contract}  since ${since}  ${paths.join(' ')}`,
    );
    return lines.join('\n');
  },
  async history(store, remote) {
    const releases = await history(store, remote());
    return releases
      .map(({ at, action, version, by }) => `${at}  ${action.padEnd(8)}  ${version}  by ${by}`)
      .join('\n');
  },
};

/** Where the user was when he called; npm itself changes to the root. */
function storeFolder(option: string | undefined): string {
  if (option !== undefined) return resolve(process.env.INIT_CWD ?? '.', option);
  if (process.env.KAVEL_REMOTES) return resolve(root, process.env.KAVEL_REMOTES);
  return resolve(root, process.env.KAVEL_DATA || '.kavel', 'remotes');
}

async function main(argumentsGiven: string[]): Promise<string> {
  const { values, positionals } = parse(argumentsGiven);
  const [name = '', remote, ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(name === '' ? '' : `There is no command ${name}.`);
  if (rest.length > 0) throw new UsageError(`One remote at a time; ${rest.join(' ')} is too much.`);
  const given = () => {
    if (remote === undefined) throw new UsageError(`${name} needs the name of a remote.`);
    return remote;
  };
  return command(new ReleaseStore(storeFolder(values.store)), given);
}

function parse(argumentsGiven: string[]) {
  try {
    return parseArgs({
      args: argumentsGiven,
      allowPositionals: true,
      options: { store: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof DeployError)) throw error;
  if (error.message !== '') console.error(error.message);
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
