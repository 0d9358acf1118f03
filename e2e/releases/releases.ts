import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contractVersion } from '@kavel/contracts';
import { test as base } from '../pages/test';
import type { Command, Done, Listening, Numbered } from './commands';

/** A separate store for a test, with a server for host, remotes and registry, but no services. */
export interface Releases {
  origin: string;
  folder: string;
  /** Resolves when done; throws on an error. */
  tell(command: Command): Promise<void>;
}

export const root = resolve(import.meta.dirname, '../..');

/** Remotes with a build in this folder. */
function builtIn(folder: string): string[] {
  return readdirSync(join(folder, 'remotes')).filter(name =>
    existsSync(join(folder, 'remotes', name, 'dist', 'remote.json')),
  );
}

export const builtRemotes = builtIn(root);

const withEveryFault = new Set(['marketing', 'map-workspace']);

/**
 * Whether a remote is tested with every fault: a public one and the largest guarded one. The host handles all remotes by
 * the same code, so the others are tested with one fault of each kind.
 */
export const meetsEveryFault = (remote: string) => withEveryFault.has(remote);

/** Contracts that this host does not serve yet. */
export const laterContract = `${contractVersion.split('.')[0]}.99.0`;

/** A path owned by a remote. */
export async function pathOf(remote: string, origin: string): Promise<string> {
  const response = await fetch(`${origin}/registry.json`);
  const { remotes } = (await response.json()) as { remotes: { name: string; routes: { path: string }[] }[] };
  const paths = remotes.find(({ name }) => name === remote)?.routes.map(({ path }) => path) ?? [];
  const path = paths.find(one => !one.includes(':')) ?? paths[0] ?? '/';
  return path.replace(/:\w+/g, '7b1f7a52-3d5c-4d0f-9b58-4c8c8f0c2f11');
}

/** Folders with the project's layout whose builds are used. */
interface Builds {
  hostFrom: string;
  remotesFrom: string;
}

/** Creates a store with all remotes of a folder published, served with the host of a folder. */
export async function openReleases({
  hostFrom,
  remotesFrom,
}: Builds): Promise<Releases & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kavel-releases-'));
  const server = fork(resolve(import.meta.dirname, 'server.ts'), [folder, hostFrom, remotesFrom], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
  });
  const [{ port }] = (await once(server, 'message')) as [Listening];
  const tell = teller(server);
  for (const remote of builtIn(remotesFrom)) await tell({ do: 'publish', remote });
  return {
    origin: `http://localhost:${port}`,
    folder,
    tell,
    async close() {
      server.disconnect();
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tests with their own store, in which all remotes of the working tree are published. */
export const test = base.extend<object, { releases: Releases }>({
  releases: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern, and there is nothing to use.
    async ({}, use) => {
      const { close, ...releases } = await openReleases({ hostFrom: root, remotesFrom: root });
      await use(releases);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ releases }, use) => use(releases.origin),
});

function teller(server: ChildProcess): Releases['tell'] {
  let last = 0;
  return command =>
    new Promise((done, fail) => {
      last += 1;
      const numbered: Numbered = { number: last, command };
      const hear = ({ number, error }: Done) => {
        if (number !== numbered.number) return;
        server.off('message', hear);
        if (error === undefined) done();
        else fail(new Error(error));
      };
      server.on('message', hear);
      server.send(numbered);
    });
}
