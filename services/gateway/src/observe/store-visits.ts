import type { VisitStore } from '@kavel/service-content';
import type { FastifyInstance } from 'fastify';
import type { VisitCounts } from './visit-counts';

/** Milliseconds between two writes: at most the counts of so long are lost when the process is killed. */
const interval = 5_000;

/** Writes what was counted, and the rest at shutdown. What cannot be written is kept for the next time. */
export function storeVisits(app: FastifyInstance, counts: VisitCounts, store: VisitStore): void {
  let writing = Promise.resolve();
  const write = () => {
    writing = writing.then(async () => {
      const sums = counts.take();
      await store.add(sums).catch((error: unknown) => {
        counts.giveBack(sums);
        app.log.warn({ err: error }, 'visit figures were not stored');
      });
    });
    return writing;
  };
  const timer = setInterval(() => void write(), interval);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
    await store.close();
  });
}
