import { createRequire } from 'node:module';
import { runTypeScript } from './processes.mjs';

/** What Node is told when it runs the gateway. */
const nodeOptions = createRequire(import.meta.url)('../../services/gateway/node-options.json');

/** Runs the gateway to its end. Resolves with its exit code. */
export function runGateway() {
  return runTypeScript('services/gateway/src/main.ts', [], { nodeOptions, ipc: true });
}
