import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { runTypeScript } from '../../run';
import { root } from '../../source-hash';
import { withWorkingCopy } from '../../working-copy';
import { atMost, type Figure, forComparison, type Measurement } from '../figure';
import { processorSecondsOfChildren } from '../processor-time';

const touchedByAll = 'shared/contracts/src/index.ts';
const touchedByOne = 'remotes/scores/remote.manifest.ts';

/**
 * Production builds in a copy of the working tree with its own webpack cache, so that existing builds and caches are
 * not affected, and “cold” is cold. Uses the installed packages.
 */
export const measureBuilds: Measurement = ({ say }) =>
  withWorkingCopy(async copy => {
    say('cold: no builds and no cache');
    const cold = await timeBuild(copy);
    const withoutSchemas = shellBytes(copy);
    say(`warm: ${touchedByAll} touched, which every build contains`);
    touch(join(copy, touchedByAll));
    const warm = await timeBuild(copy);
    say(`warm: ${touchedByOne} touched, one remote`);
    touch(join(copy, touchedByOne));
    const one = await timeBuild(copy);
    return [
      atMost('production build of everything, cold', cold.seconds, 's', 180),
      atMost('production build of everything, warm', warm.seconds, 's', 40),
      forComparison('production build of one touched remote, warm', one.seconds, 's'),
      forComparison('processor time of the cold build', cold.processorSeconds, 's'),
      forComparison('processor time of the warm build', warm.processorSeconds, 's'),
      ...(await compareWithSchemas(copy, withoutSchemas, say)),
    ];
  });

/** Weight of zod in the shell: the same host, built with the schemas that it normally leaves out. */
async function compareWithSchemas(
  copy: string,
  withoutSchemas: number,
  say: (line: string) => void,
): Promise<Figure[]> {
  say('the host with zod instead of without');
  const zod = await realpath(join(root, 'shared/contracts/node_modules/zod'));
  const standIn = join(copy, 'tools/webpack/erased-zod.ts');
  writeFileSync(standIn, `export { z } from '${join(zod, 'v4/index.js')}';\n`);
  await runTypeScript('tools/build.ts', ['host'], { cwd: copy });
  return [
    forComparison('scripts of the page, brotli', withoutSchemas / 1000, 'kB'),
    forComparison('scripts of the page, brotli, were zod kept', shellBytes(copy) / 1000, 'kB'),
  ];
}

/** Brotli bytes of the scripts in the page itself. */
function shellBytes(copy: string): number {
  const dist = join(copy, 'host/dist');
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = readdirSync(dist).filter(file => file.endsWith('.js') && page.includes(`/${file}`));
  if (named.length === 0) throw new Error('The page of the host names no script.');
  return named.reduce((sum, file) => sum + readFileSync(join(dist, `${file}.br`)).length, 0);
}

/** Processor time is meaningful on a busy machine, where wall-clock time is not. */
async function timeBuild(copy: string): Promise<{ seconds: number; processorSeconds: number }> {
  const started = performance.now();
  const before = processorSecondsOfChildren();
  await runTypeScript('tools/build.ts', [], { cwd: copy });
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: processorSecondsOfChildren() - before,
  };
}

function touch(file: string): void {
  if (!existsSync(file)) throw new Error(`${file} is not there to be touched.`);
  appendFileSync(file, '\n// touched\n');
}
