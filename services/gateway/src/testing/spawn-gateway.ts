import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import nodeOptions from '../../node-options.json';

const root = resolve(import.meta.dirname, '../../../..');

/** Disables rate limits for benches, where one machine calls more often than any user. */
export const uncounted = { KAVEL_CALLS_PUBLIC: '0', KAVEL_CALLS_EXPENSIVE: '0', KAVEL_CALLS_FREQUENT: '0' };

/** Starts the gateway as delivered. It detects by the ipc channel when we are killed. */
export function spawnGateway(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [...nodeOptions, '--import', 'tsx', 'services/gateway/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', process.stderr, 'ipc'],
  });
}

/** Waits until a gateway answers requests. Rejects with its output when it exits before. */
export async function untilReady(gateway: ChildProcess): Promise<void> {
  let printed = '';
  await new Promise<void>((done, fail) => {
    gateway.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Kavel is ready')) done();
    });
    gateway.once('exit', code => fail(new Error(`The gateway ended with ${code}: ${printed}`)));
  });
}
