import { runTypeScript, stopAll } from './processes.mjs';
import { prepareData } from './start.mjs';

/** Watches host, services and the remotes named; the other remotes stay as they were last built. */
export async function dev(remotes) {
  const code = (await runTypeScript('tools/build.ts')) || (await prepareData());
  if (code !== 0) return code;
  const watchers = [
    runTypeScript('tools/dev.ts', remotes),
    runTypeScript('services/gateway/src/main.ts', [], {
      nodeOptions: ['--watch', '--watch-preserve-output'],
    }),
  ];
  const first = await Promise.race(watchers);
  stopAll();
  await Promise.all(watchers);
  return first;
}
