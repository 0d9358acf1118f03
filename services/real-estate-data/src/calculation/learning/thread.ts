import { parentPort, workerData } from 'node:worker_threads';
import { allSales, Snapshot } from '@kavel/catalogue';
import { learnSnapshot } from './learn-snapshot';

/** Input of the thread. */
export interface LearnTask {
  id: string;
  path: string;
}

async function learn({ id, path }: LearnTask): Promise<void> {
  const snapshot = await Snapshot.open(id, path);
  const sales = await allSales(snapshot);
  snapshot.close();
  parentPort?.postMessage(learnSnapshot(sales));
}

void learn(workerData as LearnTask);
