import { bus, useBusEvent } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';
import { useState } from 'react';
import { managementKey } from './queries';

export function toast(tone: 'success' | 'error', title: string): void {
  bus.publish('toast', { tone, title });
}

/** Keeps a page in sync with changes made here and in other tabs. */
export function useFollowChanges(): void {
  const queryClient = useQueryClient();
  useBusEvent('management-changed', () => {
    void queryClient.invalidateQueries({ queryKey: managementKey });
  });
}

export interface Change {
  busy: boolean;
  error: unknown;
  /** Performs the change and notifies everything that shows it; resolves to whether it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** One change at a time; an error stays until the next attempt. */
export function useChange(): Change {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  return {
    busy,
    error,
    async run(work) {
      if (busy) return false;
      setBusy(true);
      setError(null);
      try {
        await work();
        bus.publish('management-changed', {});
        return true;
      } catch (problem) {
        setError(problem);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
