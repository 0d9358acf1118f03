// Plain Node without dependencies: this runs before anything is installed.

import { check, test } from './bootstrap/checks.mjs';
import { deploy } from './bootstrap/deploy.mjs';
import { dev } from './bootstrap/dev.mjs';
import { gallery } from './bootstrap/gallery.mjs';
import { install } from './bootstrap/install.mjs';
import { readData, runTypeScript } from './bootstrap/processes.mjs';
import { remote } from './bootstrap/remote.mjs';
import { isRuntime, runOnRuntime } from './bootstrap/runtime.mjs';
import { build, startKavel } from './bootstrap/start.mjs';

const oldestNode = [20, 19];

const commands = {
  start: startKavel,
  dev,
  build,
  check,
  test,
  data: options =>
    runTypeScript('tools/data/main.ts', options, {
      cwd: readData().calledFrom,
      // Limits glibc's arenas, because it retains less of the memory freed by DuckDB's threads with two than with one
      // per thread.
      env: { MALLOC_ARENA_MAX: '2' },
      // Rows live for one batch: with a large semi-space they are not promoted to the old generation. Between steps of an
      // import its garbage is collected, which leaves the memory to DuckDB.
      nodeOptions: ['--max-semi-space-size=32', '--expose-gc'],
    }),
  avm: options => runTypeScript('tools/avm/main.ts', options, { cwd: readData().calledFrom }),
  bench: options => runTypeScript('tools/bench/main.ts', options),
  deploy,
  remote,
  gallery,
  attack: async options => (await build()) || runTypeScript('tools/attack/main.ts', options),
  audit: options => runTypeScript('tools/audit/main.ts', options),
  imports: () => runTypeScript('tools/imports/main.ts', ['check']),
  graph: options => runTypeScript('tools/imports/main.ts', ['graph', ...options]),
};

async function main([name, ...options]) {
  const command = commands[name];
  if (command === undefined) {
    console.error(`Usage: node tools/bootstrap.mjs ${Object.keys(commands).join('|')} [options]`);
    return 2;
  }
  if (!isNewEnough(process.versions.node)) {
    console.error(`Kavel needs Node ${oldestNode.join('.')} or later; this is ${process.versions.node}.`);
    return 1;
  }
  if (!isRuntime()) return runOnRuntime(process.argv[1], [name, ...options]);
  return (await install()) || (await command(options));
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

process.exitCode = await main(process.argv.slice(2));
