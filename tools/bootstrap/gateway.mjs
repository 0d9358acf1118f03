import { createRequire } from 'node:module';
import { runTypeScript } from './processes.mjs';

/** Options of Node for the gateway. */
const nodeOptions = createRequire(import.meta.url)('../../services/gateway/node-options.json');

/** Reports invalid settings. Resolves with 0 when all are valid. */
export function checkSettings() {
  return runTypeScript('services/gateway/src/check-environment.ts');
}

/** Runs the gateway until it ends. Resolves with its exit code. */
export function runGateway() {
  return runTypeScript('services/gateway/src/main.ts', [], { nodeOptions, ipc: true });
}

/** The same, restarted when one of its files is saved: Node's watcher stops it with us. */
export function watchGateway(env) {
  const watching = [...nodeOptions, '--watch', '--watch-preserve-output'];
  return runTypeScript('services/gateway/src/main.ts', [], { nodeOptions: watching, env });
}
