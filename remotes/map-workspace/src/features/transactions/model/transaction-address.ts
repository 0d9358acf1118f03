import type { TransactionFilter } from '@kavel/contracts/transactions';
import type { FilterAddress } from '../../../common/filters/model/filter-address';
import { readFilter, writeFilter } from './filter-address';
import { readView, type TransactionView, writeView } from './transaction-view';

/** Reads and writes filter and view in the address. */
export function transactionAddress(currentYear: number): FilterAddress<TransactionFilter, TransactionView> {
  return {
    storageKey: 'transactions-last',
    readFilter: query => readFilter(query, currentYear),
    writeFilter,
    readView,
    writeView,
  };
}
