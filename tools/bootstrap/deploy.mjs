import { runTypeScript } from './processes.mjs';

/** What is published is what the source says now: that one remote is built first, unless it is current. */
export async function deploy([command, remote, ...rest]) {
  const built =
    command === 'publish' && remote ? await runTypeScript('tools/build.ts', [`remotes/${remote}`]) : 0;
  return built || runTypeScript('deploy/src/main.ts', [command, remote, ...rest].filter(Boolean));
}
