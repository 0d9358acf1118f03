import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Occasion } from './commands/change';
import { history, status, verify } from './commands/look';
import { canary, pin, rollback, setDisabled, unpin } from './commands/moves';
import { type Publication, publish } from './commands/publish';
import { checkContracts, publishContracts } from './contract-check/published-contracts';
import { DeployError } from './deploy-error';
import { knownHosts } from './hosts/live-hosts';
import { openStore, type ReleaseStore } from './release-store';
import { openSigningKey, publicKeyOf, signingKeyFile } from './trust/signing-key';

export const usage = `Usage: npm run deploy -- <command> [--store FOLDER|s3://BUCKET/FOLDER] [--host URL…]

  publish <remote> [--canary PERCENT]       bring in remotes/<remote>/dist and make it live, or try it out
  rollback <remote>                         make the version live that was so before
  canary <remote> <version> <percent>       give a share of the visitors this version; 0 ends it
  pin <brand|organisation> <remote> <version>   give a brand or an organisation its own version
  unpin <brand|organisation> <remote>       give it what everybody has
  disable <remote>, enable <remote>         the kill switch: its pages say that they are off
  status                                    what is live, on trial, pinned and off
  history <remote>                          everything that was ever done, newest first
  verify                                    files that are missing or damaged; publishing that version again repairs them
  key                                       the public key that Kavel needs elsewhere (KAVEL_RELEASE_KEY)
  check-contracts                           what changed since the contracts were published; fails when it breaks
  publish-contracts                         keep today's contracts as what others are built against

publish, canary, pin and rollback refuse what a live host cannot serve. Live are the hosts that announced
themselves in the store within two days, and those at --host (may be repeated), else KAVEL_HOSTS.

The store is --store, else KAVEL_REMOTES, else remotes/ in the data folder (KAVEL_DATA, .kavel).
Kavel serves it when started with KAVEL_REMOTES=<that store>, and sees changes without a restart.`;

export class UsageError extends Error {}

/** The parsed command, with its store and hosts. */
export interface Invocation {
  root: string;
  dataFolder: string;
  /** Address of the store. */
  place: string;
  /** Arguments of the command, one per parameter. */
  words: string[];
  canary: string | undefined;
  /** Addresses of live hosts to check. */
  hosts: string[];
}

interface Command {
  parameters: string[];
  run(invocation: Invocation): Promise<string>;
}

export const commands: Record<string, Command> = {
  publish: {
    parameters: ['remote'],
    async run({ root, dataFolder, place, words: [remote = ''], canary: share, hosts }) {
      const folder = resolve(root, 'remotes', remote);
      if (!existsSync(folder)) throw new DeployError(`There is no remote ${remote}: ${folder} is missing.`);
      const key = openSigningKey(signingKeyFile(dataFolder));
      const percent = share === undefined ? undefined : percentage(share);
      const options = { canary: percent };
      const store = openStore(place);
      const when = occasion(hosts);
      const done = await publish(store, join(folder, 'dist'), remote, key, when, options);
      const files = filesSentence(done) + (await hostsSentence(store, when));
      if (percent !== undefined) {
        return `${remote} ${done.version} is on trial for ${percent} % of the visitors.${files}`;
      }
      if (done.before === done.version) return `${remote} ${done.version} is live already.`;
      return `${remote} ${done.version} is live${done.before ? `, after ${done.before}` : ''}.${files}`;
    },
  },
  rollback: {
    parameters: ['remote'],
    async run({ place, words: [remote = ''], hosts }) {
      const { from, to } = await rollback(openStore(place), remote, occasion(hosts));
      return `${remote} ${to} is live again, after ${from}.`;
    },
  },
  canary: {
    parameters: ['remote', 'version', 'percent'],
    async run({ place, words: [remote = '', version = '', share = ''], hosts }) {
      const percent = percentage(share);
      await canary(openStore(place), remote, version, percent, occasion(hosts));
      return percent === 0
        ? `The trial of ${remote} has ended.`
        : `${remote} ${version} is on trial for ${percent} % of the visitors.`;
    },
  },
  pin: {
    parameters: ['brand|organisation', 'remote', 'version'],
    async run({ place, words: [to = '', remote = '', version = ''], hosts }) {
      await pin(openStore(place), to, remote, version, occasion(hosts));
      return `${to} gets ${remote} ${version}, whatever others get.`;
    },
  },
  unpin: {
    parameters: ['brand|organisation', 'remote'],
    async run({ place, words: [to = '', remote = ''] }) {
      await unpin(openStore(place), to, remote, occasion());
      return `${to} gets of ${remote} what everybody gets.`;
    },
  },
  disable: {
    parameters: ['remote'],
    async run({ place, words: [remote = ''] }) {
      const changed = await setDisabled(openStore(place), remote, true, occasion());
      return changed ? `${remote} is off: its pages say so.` : `${remote} is off already.`;
    },
  },
  enable: {
    parameters: ['remote'],
    async run({ place, words: [remote = ''] }) {
      const changed = await setDisabled(openStore(place), remote, false, occasion());
      return changed ? `${remote} is on again.` : `${remote} is on already.`;
    },
  },
  status: {
    parameters: [],
    async run({ place }) {
      const store = openStore(place);
      const remotes = await status(store);
      if (remotes.length === 0) return `Nothing is published in ${store.place}.`;
      return remotes.map(statusLine).join('\n');
    },
  },
  history: {
    parameters: ['remote'],
    async run({ place, words: [remote = ''] }) {
      const moves = await history(openStore(place), remote);
      return moves
        .map(({ at, action, version, audience, by }) => {
          const whom = audience === undefined ? '' : `  for ${audience}`;
          return `${at}  ${action.padEnd(8)}  ${version}${whom}  by ${by}`;
        })
        .join('\n');
    },
  },
  verify: {
    parameters: [],
    async run({ place }) {
      const problems = await verify(openStore(place));
      if (problems.length === 0) return 'Every version that is served, and each one before it, is whole.';
      throw new DeployError(`${problems.join('\n')}\nPublishing a version again repairs it.`);
    },
  },
  key: {
    parameters: [],
    run: async ({ dataFolder }) => publicKeyOf(openSigningKey(signingKeyFile(dataFolder))),
  },
  'check-contracts': { parameters: [], run: async () => checkContracts() },
  'publish-contracts': { parameters: [], run: async () => publishContracts() },
};

function occasion(hosts: string[] = []): Occasion {
  return { at: new Date(), by: process.env.USER || process.env.LOGNAME || 'unknown', hosts };
}

function filesSentence({ newFiles, repaired }: Publication): string {
  if (newFiles) return '';
  if (repaired.length > 0) return ` Repaired in the store: ${repaired.join(', ')}.`;
  return ' Its files were in the store already.';
}

async function hostsSentence(store: ReleaseStore, { at, hosts }: Occasion): Promise<string> {
  const { live, notes } = await knownHosts(store, at, hosts);
  const checked = live.map(({ name, contract }) => `${name} (${contract})`).join(', ');
  return [...(checked ? [`Checked against the live hosts ${checked}.`] : []), ...notes]
    .map(line => `\n${line}`)
    .join('');
}

function percentage(text: string): number {
  const percent = Number(text);
  if (text !== '' && percent >= 0 && percent <= 100) return percent;
  throw new UsageError(`${text} is no percentage: give a number from 0 to 100.`);
}

function statusLine(remote: Awaited<ReturnType<typeof status>>[number]): string {
  const { name, version, contract, since, paths, disabled, canary: trial, pins } = remote;
  return [
    `${name.padEnd(16)} ${version.padEnd(14)} contract ${contract}  since ${since}`,
    disabled ? 'OFF' : '',
    trial ? `${trial.version} for ${trial.percent} %` : '',
    ...pins.map(pin => `${pin.version} for ${pin.to}`),
    paths.join(' '),
  ]
    .filter(part => part !== '')
    .join('  ');
}
