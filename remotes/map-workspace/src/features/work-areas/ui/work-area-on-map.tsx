import { useEffect } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useWorkAreas } from '../api/use-work-area';
import { dimmedLayer } from '../model/work-area-layers';

/** Dims what lies outside of the work areas while it is mounted. */
export function WorkAreaOnMap({ draw }: Pick<WorkspaceProps, 'draw'>) {
  const areas = useWorkAreas();
  useEffect(() => {
    if (areas && areas.length > 0) draw({ layers: [dimmedLayer(areas.map(({ outline }) => outline))] });
    return () => draw(null);
  }, [areas, draw]);
  return null;
}
