import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { watchGateway } from './gateway.mjs';
import { root, runTypeScript, stopAll } from './processes.mjs';
import { prepareData } from './start.mjs';

const firstPort = 4300;

/**
 * Serves the named remotes from development servers with fast refresh, in a host built for development; other remotes
 * as published (KAVEL_REMOTES) or as last built.
 */
export async function dev(names) {
  const remotes = names.map((name, index) => `${name}=http://localhost:${firstPort + index}`);
  const output = resolve(root, '.cache/dev');
  const others = frontends().filter(target => !names.includes(target.slice('remotes/'.length)));
  const built =
    process.env.KAVEL_REMOTES || others.length === 0 ? 0 : await runTypeScript('tools/build.ts', others);
  const code = built || (await prepareData());
  if (code !== 0) return code;
  const watchers = [
    runTypeScript('tools/dev.ts', [`--output=${output}`, ...remotes.map(remote => `--remote=${remote}`)]),
    watchGateway({ KAVEL_DEV: output, KAVEL_DEV_REMOTES: remotes.join(',') }),
  ];
  const first = await Promise.race(watchers);
  stopAll();
  await Promise.all(watchers);
  return first;
}

function frontends() {
  return readdirSync(resolve(root, 'remotes'))
    .map(name => `remotes/${name}`)
    .filter(target => existsSync(resolve(root, target, 'webpack.config.ts')));
}
