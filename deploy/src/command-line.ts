import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Occasion } from './commands/change';
import { history, status } from './commands/look';
import { canary, pin, rollback, setDisabled, unpin } from './commands/moves';
import { publish } from './commands/publish';
import { checkContracts, publishContracts } from './contract-check/published-contracts';
import { DeployError } from './deploy-error';
import { openStore } from './stores/open-store';
import { openSigningKey, publicKeyOf, signingKeyFile } from './trust/signing-key';

export const usage = `Usage: npm run deploy -- <command> [--store FOLDER|s3://BUCKET/FOLDER]

  publish <remote> [--canary PERCENT]       bring in remotes/<remote>/dist and make it live, or try it out
  rollback <remote>                         make the version live that was so before
  canary <remote> <version> <percent>       give a share of the visitors this version; 0 ends it
  pin <brand|organisation> <remote> <version>   give a brand or an organisation its own version
  unpin <brand|organisation> <remote>       give it what everybody has
  disable <remote>, enable <remote>         the kill switch: its pages say that they are off
  status                                    what is live, on trial, pinned and off
  history <remote>                          everything that was ever done, newest first
  key                                       the public key that Kavel needs elsewhere (KAVEL_RELEASE_KEY)
  check-contracts                           what changed since the contracts were published; fails when it breaks
  publish-contracts                         keep today's contracts as what others are built against

The store is --store, else KAVEL_REMOTES, else remotes/ in the data folder (KAVEL_DATA, .kavel).
Kavel serves it when started with KAVEL_REMOTES=<that store>, and sees changes without a restart.`;

export class UsageError extends Error {}

/** What was asked for, with everything that depends on where. */
export interface Invocation {
  root: string;
  dataFolder: string;
  /** Address of the store. */
  place: string;
  /** The words behind the command, as many as it has parameters. */
  words: string[];
  canary: string | undefined;
}

interface Command {
  parameters: string[];
  run(invocation: Invocation): Promise<string>;
}

export const commands: Record<string, Command> = {
  publish: {
    parameters: ['remote'],
    async run({ root, dataFolder, place, words: [remote = ''], canary: share }) {
      const folder = resolve(root, 'remotes', remote);
      if (!existsSync(folder)) throw new DeployError(`There is no remote ${remote}: ${folder} is missing.`);
      const key = openSigningKey(signingKeyFile(dataFolder));
      const percent = share === undefined ? undefined : percentage(share);
      const options = { canary: percent };
      const done = await publish(openStore(place), join(folder, 'dist'), remote, key, occasion(), options);
      const files = done.newFiles ? '' : ' Its files were in the store already.';
      if (percent !== undefined) {
        return `${remote} ${done.version} is on trial for ${percent} % of the visitors.${files}`;
      }
      if (done.before === done.version) return `${remote} ${done.version} is live already.`;
      return `${remote} ${done.version} is live${done.before ? `, after ${done.before}` : ''}.${files}`;
    },
  },
  rollback: {
    parameters: ['remote'],
    async run({ place, words: [remote = ''] }) {
      const { from, to } = await rollback(openStore(place), remote, occasion());
      return `${remote} ${to} is live again, after ${from}.`;
    },
  },
  canary: {
    parameters: ['remote', 'version', 'percent'],
    async run({ place, words: [remote = '', version = '', share = ''] }) {
      const percent = percentage(share);
      await canary(openStore(place), remote, version, percent, occasion());
      return percent === 0
        ? `The trial of ${remote} has ended.`
        : `${remote} ${version} is on trial for ${percent} % of the visitors.`;
    },
  },
  pin: {
    parameters: ['brand|organisation', 'remote', 'version'],
    async run({ place, words: [to = '', remote = '', version = ''] }) {
      await pin(openStore(place), to, remote, version, occasion());
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
  key: {
    parameters: [],
    run: async ({ dataFolder }) => publicKeyOf(openSigningKey(signingKeyFile(dataFolder))),
  },
  'check-contracts': { parameters: [], run: async () => checkContracts() },
  'publish-contracts': { parameters: [], run: async () => publishContracts() },
};

function occasion(): Occasion {
  return { at: new Date(), by: process.env.USER || process.env.LOGNAME || 'unknown' };
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
