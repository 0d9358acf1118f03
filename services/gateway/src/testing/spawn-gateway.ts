import { type ChildProcess, spawn } from 'node:child_process';
import nodeOptions from '@kavel/gateway/node-options.json';
import { root } from './source-hash';

/** For benches: one machine calls more often than any user, and what is counted is not calls refused. */
export const uncounted = { KAVEL_CALLS_PUBLIC: '0', KAVEL_CALLS_EXPENSIVE: '0', KAVEL_CALLS_FREQUENT: '0' };

/** Starts the gateway as it is delivered. Over the ipc channel it notices when we are killed. */
export function spawnGateway(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [...nodeOptions, '--import', 'tsx', 'services/gateway/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', process.stderr, 'ipc'],
  });
}
