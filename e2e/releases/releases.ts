import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '../pages/test';
import type { Command, Done, Listening, Numbered } from './commands';

/** A store of a test's own with a front door that serves it: host, remotes and registry, no services. */
export interface Releases {
  origin: string;
  folder: string;
  /** Resolves when it is done; what went wrong is thrown. */
  tell(command: Command): Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');

/** Remotes that are built in the working tree. */
export const builtRemotes = readdirSync(join(root, 'remotes')).filter(name =>
  existsSync(join(root, 'remotes', name, 'webpack.config.ts')),
);

/** Tests with a store of their own, in which all remotes of the working tree are published. */
export const test = base.extend<object, { releases: Releases }>({
  releases: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern, and there is nothing to take.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'kavel-releases-'));
      const server = fork(resolve(import.meta.dirname, 'server.ts'), [folder], {
        cwd: root,
        execArgv: ['--import', 'tsx'],
      });
      const [{ port }] = (await once(server, 'message')) as [Listening];
      const tell = teller(server);
      for (const remote of builtRemotes) await tell({ do: 'publish', remote });
      await use({ origin: `http://localhost:${port}`, folder, tell });
      server.disconnect();
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
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
