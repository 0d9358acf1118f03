import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

const typescript = createRequire(import.meta.url).resolve('tsx/cjs/api');

/** Services run from source: a thread must register the TypeScript loader before it loads its module. */
export function startSourceThread(
  source: URL,
  workerData: unknown,
  resourceLimits: ResourceLimits = {},
): Worker {
  const code = `
    require(${JSON.stringify(typescript)}).register();
    require(${JSON.stringify(fileURLToPath(source))});`;
  return new Worker(code, { eval: true, execArgv: [], workerData, resourceLimits });
}
