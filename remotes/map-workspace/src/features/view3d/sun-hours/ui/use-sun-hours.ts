import { useEffect, useState } from 'react';
import type { MapTools } from '../../engine/map-tools';
import { dayOf } from '../../model/sun-day';
import { type SunHours, sunHours } from '../model/sun-hours';
import { type Surface, surfacesOf } from '../model/surfaces';

/** m from the building within which others hide the sun. */
export const reach = 250;

export type SunHoursState =
  | { kind: 'waiting' }
  | { kind: 'no-roof' }
  | { kind: 'cancelled' }
  | { kind: 'working'; progress: number }
  | { kind: 'done'; surfaces: readonly Surface[]; hours: ReadonlyMap<string, SunHours>; neighbours: number };

export interface SunHoursOf {
  tools: MapTools;
  /** Nothing is being loaded any more. */
  whole: boolean;
  pandId: string;
  time: Date;
}

/** Sun hours of a pand on a day and in its year; begins once the buildings around it are drawn, and again for another day. */
export function useSunHours({ tools, whole, pandId, time }: SunHoursOf) {
  const [state, setState] = useState<SunHoursState>({ kind: 'waiting' });
  const [control, setControl] = useState<AbortController | null>(null);
  const [attempt, setAttempt] = useState(0);
  const ready = useSurroundings(tools, pandId) || whole;
  const day = dayOf(time);

  useEffect(() => {
    if (!ready) return;
    const abort = new AbortController();
    setControl(abort);
    setState({ kind: 'working', progress: 0 });
    void work(tools, pandId, new Date(`${day}T12:00`), abort.signal, progress =>
      setState({ kind: 'working', progress }),
    ).then(
      done => abort.signal.aborted || setState(done),
      () => undefined,
    );
    return () => abort.abort();
  }, [tools, pandId, day, ready, attempt]);

  return {
    state,
    cancel() {
      control?.abort();
      setState({ kind: 'cancelled' });
    },
    again: () => setAttempt(attempt + 1),
  };
}

/** Whether a pand and all that may hide the sun from it is drawn; once it is, that stays. */
function useSurroundings(tools: MapTools, pandId: string): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (drawn) return;
    const look = () => {
      const place = tools.placeOf(pandId);
      if (place && tools.covers(place, reach)) setDrawn(true);
    };
    look();
    return tools.onFrame(look);
  }, [tools, pandId, drawn]);
  return drawn;
}

async function work(
  tools: MapTools,
  pandId: string,
  day: Date,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<SunHoursState> {
  const place = tools.placeOf(pandId);
  if (!place) return { kind: 'no-roof' };
  const { triangles, pandIds } = tools.sceneAround(place, reach);
  const own = triangles.filter((_, at) => pandIds[Math.floor(at / 9)] === pandId);
  const surfaces = surfacesOf(own);
  if (surfaces.length === 0) return { kind: 'no-roof' };
  let told = 0;
  const hours = await sunHours(
    { surfaces, triangles, place, day },
    {
      signal,
      progress(share) {
        if (share - told < 0.05 && share < 1) return;
        told = share;
        progress(share);
      },
    },
  );
  const seen = surfaces.flatMap(surface => {
    const free = hours.get(surface.key)?.free;
    return free ? [{ ...surface, area: surface.area * free }] : [];
  });
  return { kind: 'done', surfaces: seen, hours, neighbours: new Set(pandIds).size - 1 };
}
