import { call } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { scoreApi, scoreRequest } from '@kavel/contracts';
import { pandApi } from '@kavel/contracts/objects';
import { useEffect, useRef, useState } from 'react';
import type { PandAddresses } from '../engine/pand-addresses';
import type { BuildingColour } from '../model/building-colour';

/** As many as one call answers. */
const atOnce = 500;

type Problem = 'noScore' | 'failed' | null;
interface Figures {
  by: BuildingColour;
  values: ReadonlyMap<string, number | null>;
  problem: Problem;
}

/** Values per m² or scores of the buildings nearest to the middle; those that are known are not asked for again. */
export function usePandFigures(by: BuildingColour, panden: readonly PandAddresses[]): Figures {
  const session = useSession();
  const mayScore = ['auth.property-pass', 'auth.unrestricted-access-general'].some(key =>
    hasPermission(session, key as Parameters<typeof hasPermission>[1]),
  );
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
    const asked = panden.slice(0, atOnce).filter(({ pandId }) => !known.has(pandId));
    if (asked.length === 0) return;
    const leaving = new AbortController();
    const ask = by === 'score' ? scoresOf : valuesOf;
    ask(asked, leaving.signal)
      .then(found => setFigures({ by, values: new Map([...known, ...found]), problem: null }))
      .catch(() => {
        if (!leaving.signal.aborted) setFigures({ by, values: known, problem: 'failed' });
      });
    return () => leaving.abort();
  }, [by, panden, mayScore]);
  return figures.by === by ? figures : { by, values: new Map(), problem: null };
}

type Found = [pandId: string, figure: number | null][];

async function scoresOf(panden: readonly PandAddresses[], signal: AbortSignal): Promise<Found> {
  const body = scoreRequest(
    panden.map(({ objectId }) => objectId),
    { parts: 'none' },
  );
  const { scores } = await call(scoreApi.propertyScores, { body }, { signal });
  const byObject = new Map(scores.map(({ objectId, score }) => [objectId, score]));
  return panden.map(({ pandId, objectId }) => [pandId, byObject.get(objectId) ?? null]);
}

async function valuesOf(panden: readonly PandAddresses[], signal: AbortSignal): Promise<Found> {
  const pandIds = panden.map(({ pandId }) => pandId);
  const { values } = await call(pandApi.pandValues, { body: { pandIds } }, { signal });
  return pandIds.map((pandId, at) => [pandId, values[at] ?? null]);
}
