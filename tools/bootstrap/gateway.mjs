import { createRequire } from 'node:module';
import { runTypeScript } from './processes.mjs';

/** Options of Node for the gateway. */
const nodeOptions = createRequire(import.meta.url)('../../services/gateway/node-options.json');

/** Says what is wrong with the settings. Resolves with 0 when nothing is. */
export function checkSettings() {
  return runTypeScript('services/gateway/src/check-environment.ts');
}

/** Runs the gateway to its end. Resolves with its exit code. */
export function runGateway() {
  return runTypeScript('services/gateway/src/main.ts', [], { nodeOptions, ipc: true });
}

/** The same, started again whenever a file of it is saved: Node's watcher stops it with us. */
export function watchGateway(env) {
  const watching = [...nodeOptions, '--watch', '--watch-preserve-output'];
  return runTypeScript('services/gateway/src/main.ts', [], { nodeOptions: watching, env });
}
