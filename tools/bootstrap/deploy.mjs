import { resolve } from 'node:path';
import { root, runTool, runTypeScript } from './processes.mjs';
import { build } from './start.mjs';

/** Publishes the current source: builds that remote first, unless it is up to date. */
export async function deploy([command, remote, ...rest]) {
  if (command === 'smoke') return smoke();
  const built =
    command === 'publish' && remote ? await runTypeScript('tools/build.ts', [`remotes/${remote}`]) : 0;
  return built || runTypeScript('deploy/src/main.ts', [command, remote, ...rest].filter(Boolean));
}

/** Tests this host with the previous remotes, and the previous host with these remotes, from real builds. */
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
