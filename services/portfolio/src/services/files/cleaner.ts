import { forNobody, type PortfolioStore } from '../../repositories/store';
import { dueFiles, forgetDueFile, unknownFiles } from '../repositories/file-due';
import type { FileStore } from './file-store';

const filesAtOnce = 100;

/** Deletes uploads that were never confirmed, files deleted a day ago, and bytes without a file. */
export async function clean(store: PortfolioStore, files: FileStore): Promise<void> {
  await throwAwayDue(store, files);
  for await (const { organisationId, fileIds } of files.settled()) {
    const strays = await store.inOrganisation(forNobody({ organisationId }), scope =>
      unknownFiles(scope, fileIds),
    );
    for (const fileId of strays) await files.remove({ organisationId, fileId });
  }
}

async function throwAwayDue(store: PortfolioStore, files: FileStore): Promise<void> {
  for (;;) {
    const due = await dueFiles(store, filesAtOnce);
    for (const file of due) {
      await store.inOrganisation(forNobody(file), scope =>
        forgetDueFile(scope, file.fileId, () => files.remove(file)),
      );
    }
    if (due.length < filesAtOnce) return;
  }
}

/** Runs at intervals until stopped; a failed round is retried at the next. */
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
