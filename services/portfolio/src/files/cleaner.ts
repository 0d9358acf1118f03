import { dueFiles, forgetDueFile, unknownFiles } from '../repositories/file-due';
import type { PortfolioStore } from '../repositories/tenant';
import type { FileStore } from './file-store';

const filesAtOnce = 100;
/** Work of the service itself is in nobody's name. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Throws away uploads that were never confirmed, files deleted a day ago, and bytes that belong to no file. */
export async function clean(store: PortfolioStore, files: FileStore): Promise<void> {
  await throwAwayDue(store, files);
  for await (const { organisationId, fileIds } of files.settled()) {
    const tenant = { organisationId, userId: nobody };
    const strays = await store.inTenant(tenant, trx => unknownFiles(trx, fileIds));
    for (const fileId of strays) await files.remove({ organisationId, fileId });
  }
}

async function throwAwayDue(store: PortfolioStore, files: FileStore): Promise<void> {
  for (;;) {
    const due = await dueFiles(store, filesAtOnce);
    for (const file of due) {
      const tenant = { organisationId: file.organisationId, userId: nobody };
      await store.inTenant(tenant, trx => forgetDueFile(trx, file.fileId, () => files.remove(file)));
    }
    if (due.length < filesAtOnce) return;
  }
}

/** Cleans now and then until stopped; a round that fails is tried again at the next. */
export function startCleaner(
  store: PortfolioStore,
  files: FileStore,
  everyMs: number,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const plan = () => {
    timer = setTimeout(() => {
      round = clean(store, files)
        .catch(report)
        .then(() => {
          if (!stopped) plan();
        });
    }, everyMs);
    timer.unref();
  };
  plan();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
