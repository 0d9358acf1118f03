import type { LocatorFilter } from '@kavel/contracts/locator';
import type { FileKind } from '../../../common/write-file';
import type { ResultOrder } from '../model/result-order';

const storageKey = 'locator-export';

/** Stores in this tab which file is being made, so that a reload restarts it. */
export const begunExport = {
  keep: (kind: FileKind, filter: LocatorFilter, order: ResultOrder): void =>
    sessionStorage.setItem(storageKey, write(kind, filter, order)),
  forget: (): void => sessionStorage.removeItem(storageKey),
  /** The kind of file that was being made of this result when the page was left. */
  of: (filter: LocatorFilter, order: ResultOrder): FileKind | null => {
    const begun = sessionStorage.getItem(storageKey);
    return (['xlsx', 'csv'] as const).find(kind => begun === write(kind, filter, order)) ?? null;
  },
};

function write(kind: FileKind, filter: LocatorFilter, order: ResultOrder): string {
  return JSON.stringify({ kind, filter, order });
}
