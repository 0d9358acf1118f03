import { parentPort, workerData } from 'node:worker_threads';
import { Snapshot } from '@kavel/catalogue';
import { buildIndex, type IndexPaths } from './build-index';

/** Input of the build thread. */
export interface BuildTask {
  id: string;
  path: string;
  paths: IndexPaths;
}

async function build({ id, path, paths }: BuildTask): Promise<void> {
  const snapshot = await Snapshot.open(id, path);
  await snapshot.withConnection(connection => buildIndex(connection, paths)).finally(() => snapshot.close());
  parentPort?.postMessage('built');
}

void build(workerData as BuildTask);
