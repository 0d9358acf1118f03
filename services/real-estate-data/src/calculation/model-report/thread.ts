import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { allSales, Snapshot, saleRegions } from '@kavel/catalogue';
import { type BackTest, backTest, usualBackTest } from './back-test';

/** Input of the thread. */
export interface ReportTask {
  id: string;
  path: string;
}

/** Output of the thread. */
export interface ReportOutcome {
  sales: number;
  /** Null when there are too few sales to test. */
  test: BackTest | null;
}

const leastUrgent = 19;

async function measure({ id, path }: ReportTask): Promise<void> {
  // Affects this thread only: requests take precedence.
  setPriority(leastUrgent);
  const snapshot = await Snapshot.open(id, path);
  const [sales, regions] = await Promise.all([allSales(snapshot), saleRegions(snapshot)]);
  snapshot.close();
  const regional = sales.map(sale => ({ ...sale, region: regions.get(sale.objectId) ?? '–' }));
  const outcome: ReportOutcome = { sales: sales.length, test: backTest(regional, usualBackTest) };
  parentPort?.postMessage(outcome);
}

void measure(workerData as ReportTask);
