import { hasPermission, useSession } from '@kavel/auth';
import { useEffect, useRef, useState } from 'react';
import type { PandAddresses } from '../engine/pand-addresses';
import type { BuildingColour } from '../model/building-colour';
import type { ColourProblem } from '../model/colour-note';
import { figuresAtOnce, pandFigures, scorePermissions } from './pand-figures';

interface Figures {
  by: BuildingColour;
  values: ReadonlyMap<string, number | null>;
  problem: ColourProblem | null;
}

/** Values per m² or scores of the buildings nearest to the middle; those that are known are not asked for again. */
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
    const asked = panden.slice(0, figuresAtOnce).filter(({ pandId }) => !known.has(pandId));
    if (asked.length === 0) return;
    const leaving = new AbortController();
    pandFigures(by, asked, leaving.signal)
      .then(found => setFigures({ by, values: new Map([...known, ...found]), problem: null }))
      .catch(() => {
        if (!leaving.signal.aborted) setFigures({ by, values: known, problem: 'failed' });
      });
    return () => leaving.abort();
  }, [by, panden, mayScore]);
  return figures.by === by ? figures : { by, values: new Map(), problem: null };
}
