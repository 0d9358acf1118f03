import { hasPermission, useSession } from '@kavel/auth';
import { useEffect, useRef, useState } from 'react';
import type { PandAddresses } from '../engine/pand-addresses';
import type { BuildingColour } from '../model/building-colour';
import { type ColourProblem, mostFigures } from '../model/colour-note';
import { type Figure, pandFigures, scorePermissions } from './pand-figures';

interface Figures {
  by: BuildingColour;
  values: ReadonlyMap<string, number | null>;
  problem: ColourProblem | null;
}

/** Values per m² or scores of the buildings in view, from the middle on; those that are known are not asked for again. */
export function usePandFigures(by: BuildingColour, panden: readonly PandAddresses[]): Figures {
  const session = useSession();
  const mayScore = scorePermissions.some(key => hasPermission(session, key));
  const [figures, setFigures] = useState<Figures>({ by, values: new Map(), problem: null });
  const newest = useRef(figures);
  newest.current = figures;

  useEffect(() => {
    if (by !== 'value' && by !== 'score') return;
    if (by === 'score' && !mayScore) {
      setFigures({ by, values: new Map(), problem: 'noScore' });
      return;
    }
    const known = newest.current.by === by ? newest.current.values : new Map<string, number | null>();
    const asked = panden.slice(0, mostFigures).filter(({ pandId }) => !known.has(pandId));
    if (asked.length === 0) return;
    const leaving = new AbortController();
    void readInto(known, by, asked, leaving.signal, setFigures);
    return () => leaving.abort();
  }, [by, panden, mayScore]);
  return figures.by === by ? figures : { by, values: new Map(), problem: null };
}

/** Shows what each call brings, beside what is known. */
async function readInto(
  known: Figures['values'],
  by: Figure,
  asked: readonly PandAddresses[],
  signal: AbortSignal,
  show: (figures: Figures) => void,
): Promise<void> {
  let values = known;
  try {
    for await (const found of pandFigures(by, asked, signal)) {
      if (signal.aborted) return;
      values = new Map([...values, ...found]);
      show({ by, values, problem: null });
    }
  } catch {
    if (!signal.aborted) show({ by, values, problem: 'failed' });
  }
}
