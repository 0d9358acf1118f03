import { useSearchParams } from '@kavel/router';
import { useEffect, useMemo, useState } from 'react';
import { readWhatIf, type WhatIf, writeWhatIf } from '../model/what-if';

/** Browsers limit how often the address may change: a dragged slider writes it when it rests. */
const debounceMs = 250;

export interface WhatIfState {
  /** With every movement of a slider. */
  draft: WhatIf;
  /** As in the address. */
  settled: WhatIf;
  change: (next: WhatIf) => void;
}

/** What the user changed, kept in the address. */
export function useWhatIf(): WhatIfState {
  const [query, setQuery] = useSearchParams();
  const settled = useMemo(() => readWhatIf(query), [query]);
  const [draft, setDraft] = useState<WhatIf | null>(null);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => {
      setQuery(now => writeWhatIf(now, draft), { replace: true, preventScrollReset: true });
      setDraft(null);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [draft, setQuery]);
  return { draft: draft ?? settled, settled, change: setDraft };
}
