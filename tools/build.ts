import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { frontends } from './frontends';
import { root, sourceHash } from './source-hash';

const concurrency = 2;
const stampOf = (target: string) => resolve(root, target, 'dist/.built-from');

function isCurrent(target: string, hash: string): boolean {
  return existsSync(stampOf(target)) && readFileSync(stampOf(target), 'utf8') === hash;
}

const startBuilder = () => fork('tools/builder.ts', { cwd: root, execArgv: ['--import', 'tsx'] });

function build(builder: ChildProcess, target: string): Promise<void> {
  return new Promise((done, fail) => {
    const ended = () => fail(new Error(`The build of ${target} failed.`));
    builder.once('exit', ended);
    builder.once('message', () => {
      builder.off('exit', ended);
      done();
    });
    builder.send(target);
  });
}

/** Builds what changed since the last build: host and remotes, or the named ones, two at a time. */
async function main(only: readonly string[]): Promise<void> {
  const shared = sourceHash(['shared', 'tools/webpack', 'tools/precompress.ts', 'pnpm-lock.yaml']);
  const outdated = (only.length === 0 ? frontends() : only)
    .map(target => ({ target, hash: `${shared}-${sourceHash([target])}` }))
    .filter(({ target, hash }) => !isCurrent(target, hash));

  const queue = [...outdated];
  const work = async () => {
    const builder = startBuilder();
    for (let next = queue.shift(); next; next = queue.shift()) {
      const started = performance.now();
      await build(builder, next.target);
      writeFileSync(stampOf(next.target), next.hash);
      console.log(`built ${next.target} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
    builder.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, queue.length) }, work));
}

await main(process.argv.slice(2));
