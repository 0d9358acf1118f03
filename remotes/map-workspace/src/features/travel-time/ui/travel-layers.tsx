import { lazy, Suspense } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useTravelSwitch } from '../api/use-travel-switch';

const Travel = lazy(async () => ({ default: (await import('./travel')).Travel }));

/** Areas and panel of travel time, while it is on. */
export function TravelLayers(workspace: WorkspaceProps) {
  const [on] = useTravelSwitch(workspace.narrow);
  return on ? (
    <Suspense fallback={null}>
      <Travel {...workspace} />
    </Suspense>
  ) : null;
}
