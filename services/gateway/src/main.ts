import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from './environment';
import { type RunningGateway, start } from './start';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
/** Time limit for stopping after draining, in milliseconds. */
const stopTimeoutMs = 20_000;

/** Also works during start-up, which is awaited first. A second signal is ignored. */
function stopOnSignals(starting: Promise<RunningGateway>, drainMilliseconds: number): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainMilliseconds + stopTimeoutMs).unref();
    const gateway = await starting.catch(() => null);
    await gateway?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // Started by tools/bootstrap.mjs: stop when it is killed.
  process.on('disconnect', stop);
}

try {
  const environment = readEnvironment(process.env, root);
  const starting = start(environment, root, line => console.log(line));
  stopOnSignals(starting, environment.drainMilliseconds);
  const { address } = await starting;
  console.log(`Kavel is ready at ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
