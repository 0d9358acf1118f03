import type { LocatorFilter } from '@kavel/contracts/locator';
import type { FilterAddress } from '../../../common/filters/model/filter-address';
import { readFilter, writeFilter } from './filter-address';
import { type LocatorView, readView, writeView } from './locator-view';

/** Writes filter and view of the locator into the address, and reads them. */
export function locatorAddress(currentYear: number): FilterAddress<LocatorFilter, LocatorView> {
  return {
    storageKey: 'locator-last',
    readFilter: query => readFilter(query, currentYear),
    writeFilter,
    readView,
    writeView,
  };
}
