import type { LeaseRows } from '@kavel/contracts/leases';
import { useRef } from 'react';
import { type SentRows, sendRows } from './rent-roll-calls';

/**
 * Calls with the rows of a file, which are sent once: what was previewed is what is imported. After a call that failed they
 * are sent again, as the service keeps them for a day only.
 */
export function useSentRows<Row>(portfolioId: string, leaseRowsOf: (rows: readonly Row[]) => LeaseRows) {
  const sent = useRef(new WeakMap<readonly Row[], Promise<SentRows>>());
  return async <T>(rows: readonly Row[], work: (sent: SentRows) => Promise<T>): Promise<T> => {
    const sending = sent.current.get(rows) ?? sendRows(portfolioId, leaseRowsOf(rows));
    sent.current.set(rows, sending);
    try {
      return await work(await sending);
    } catch (error) {
      sent.current.delete(rows);
      throw error;
    }
  };
}
