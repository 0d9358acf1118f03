import type { MapTarget } from '@kavel/map';
import type { Goal, MapContribution } from '../../../common/workspace-feature';
import type { WorkspaceState } from './workspace-address';

/** Where the map starts: at the view of the link, else at what the link names, else at the whole. */
export function startGoal({ camera, selection, portfolioId }: WorkspaceState): Goal {
  if (camera) return { kind: 'target', target: { kind: 'camera', ...camera } };
  const id = selection?.id ?? portfolioId;
  return id ? { kind: 'named', id } : { kind: 'target', target: { kind: 'everything' } };
}

/** The place of a goal; null, which leaves the map alone, until it is known. */
export function placeOf(goal: Goal, contributions: readonly MapContribution[]): MapTarget | null {
  if (goal.kind === 'target') return goal.target;
  for (const { places } of contributions) {
    const place = places?.[goal.id];
    if (place) return place;
  }
  return null;
}
