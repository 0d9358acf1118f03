import { lazy, Suspense, useState } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useTravelSwitch } from '../api/use-travel-switch';

const Travel = lazy(async () => ({ default: (await import('./travel')).Travel }));

/** Areas and panel of travel time, while it is on. */
export function TravelLayers(workspace: WorkspaceProps) {
  const [on] = useTravelSwitch(workspace.narrow);
  const [isLink] = useState(on);
  return on ? (
    <Suspense fallback={null}>
      <Travel {...workspace} isLink={isLink} />
    </Suspense>
  ) : null;
}
