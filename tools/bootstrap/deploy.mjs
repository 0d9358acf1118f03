import { resolve } from 'node:path';
import { root, runTool, runTypeScript } from './processes.mjs';
import { build } from './start.mjs';

/** What is published is what the source says now: that one remote is built first, unless it is current. */
export async function deploy([command, remote, ...rest]) {
  if (command === 'smoke') return smoke();
  const built =
    command === 'publish' && remote ? await runTypeScript('tools/build.ts', [`remotes/${remote}`]) : 0;
  return built || runTypeScript('deploy/src/main.ts', [command, remote, ...rest].filter(Boolean));
}

/** This host with the remotes before, and the host before with these remotes: real builds of both. */
async function smoke() {
  const built = (await build()) || (await runTypeScript('tools/previous-build.ts'));
  return (
    built ||
    runTool('playwright', ['test', '--config=previous.config.ts'], {
      folder: 'e2e',
      cwd: resolve(root, 'e2e'),
    })
  );
}
