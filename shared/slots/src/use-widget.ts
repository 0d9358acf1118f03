import { startTransition, useEffect, useState } from 'react';
import type { SlotHost, WidgetOutcome } from './slot-host';

/** Loads a widget; null while it loads. */
export function useWidget(host: SlotHost, id: string) {
  const [outcome, setOutcome] = useState<WidgetOutcome | null>(() => host.loaded(id));
  const waiting = outcome === null;

  useEffect(() => {
    if (!waiting) return;
    let current = true;
    host.load(id).then(result => {
      if (current) startTransition(() => setOutcome(result));
    });
    return () => {
      current = false;
    };
  }, [host, id, waiting]);

  return {
    outcome,
    retry: () => setOutcome(null),
    /** The widget threw while rendering or in an effect. */
    broke: (error: Error) => {
      host.broke(id, error);
      setOutcome({ ok: false, detail: String(error) });
    },
  };
}
