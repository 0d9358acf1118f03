import type { FastifyBaseLogger } from 'fastify';
import type { PortfolioStore } from '../../repositories/store';
import { clamd } from './clamd';
import { startCleaner } from './cleaner';
import type { ConfirmParts } from './confirm';
import { openFileStore } from './open-file-store';
import type { FileSettings } from './settings';
import { Writers } from './writers';

/** Dependencies of the files of services. */
export interface OpenFiles extends ConfirmParts {
  startCleaner(log: FastifyBaseLogger): void;
  close(): Promise<void>;
}

/** Throws for invalid settings, before the first request. */
export function openFiles(store: PortfolioStore, settings: FileSettings): OpenFiles {
  const files = openFileStore(settings.address);
  const scanner = settings.scanner === null ? null : clamd(settings.scanner);
  let cleaner: ReturnType<typeof startCleaner> | undefined;
  return {
    store,
    files,
    settings,
    scanner,
    writers: new Writers(),
    startCleaner(log) {
      cleaner = startCleaner(store, files, settings.cleanEveryMs, error =>
        log.warn({ reason: String(error) }, 'files could not be cleaned up; tried again later'),
      );
    },
    close: async () => cleaner?.stop(),
  };
}
