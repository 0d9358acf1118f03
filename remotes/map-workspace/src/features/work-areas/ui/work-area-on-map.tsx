import { useEffect } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useWorkAreas } from '../api/use-work-area';
import { useTexts } from '../i18n';
import { dimmedLayer } from '../model/work-area-layers';

/** While mounted, dims everything outside the active work areas and adds that to the legend. */
export function WorkAreaOnMap({ draw }: Pick<WorkspaceProps, 'draw'>) {
  const t = useTexts();
  const areas = useWorkAreas();
  useEffect(() => {
    if (areas && areas.length > 0) {
      const layer = dimmedLayer(areas.map(({ outline }) => outline));
      draw({ layers: [{ ...layer, legend: () => ({ title: t('toggle.dimmed'), entries: [] }) }] });
    }
    return () => draw(null);
  }, [areas, draw, t]);
  return null;
}
