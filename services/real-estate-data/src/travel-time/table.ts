import type {
  MatrixQuestion,
  TravelDirection,
  TravelMatrix,
  TravelPlace,
} from '@kavel/contracts/travel-time';
import type { Snap } from '@kavel/engine/travel-time';
import type { Network } from './network';
import { reach, snapOf } from './reach';

const opposite: Readonly<Record<TravelDirection, TravelDirection>> = { from: 'to', to: 'from' };

/** A search for each of the places or of the goals, whichever are fewer. */
export function matrixOf(network: Network, question: MatrixQuestion): Omit<TravelMatrix, 'engine'> {
  const { mode, direction, transit } = question;
  const limitMs = question.mostMinutes * 60_000;
  const snapsOf = (places: readonly TravelPlace[]) => places.map(place => snapOf(network, place, mode));
  const [places, goals] = [snapsOf(question.places), snapsOf(question.goals)];
  // The time of public transport is that at the goals, of which there are few.
  const byGoal = mode === 'transit' || goals.length <= places.length;
  const [starts, ends] = byGoal ? [goals, places] : [places, goals];
  const [from, to] = byGoal ? [question.goals, question.places] : [question.places, question.goals];
  const rows = starts.map((start, number) => {
    if (!start) return ends.map(() => null);
    const found = reach(network, start, {
      mode,
      direction: byGoal ? opposite[direction] : direction,
      limitMs,
      transit,
    });
    return ends.map((end, other) => {
      if (!end) return null;
      return isSame(from[number], to[other]) ? 0 : secondsOf(found.msTo(end));
    });
  });
  const seconds = byGoal ? places.map((_, place) => rows.map(row => row[place] ?? null)) : rows;
  return { seconds, offRoad: { places: missing(places), goals: missing(goals) } };
}

/** One need not walk to the road and back. */
function isSame(one: TravelPlace | undefined, other: TravelPlace | undefined): boolean {
  return one?.lon === other?.lon && one?.lat === other?.lat;
}

function secondsOf(ms: number): number | null {
  return Number.isFinite(ms) ? Math.round(ms / 1_000) : null;
}

function missing(snaps: readonly (Snap | null)[]): number[] {
  return snaps.flatMap((snap, number) => (snap ? [] : [number]));
}
