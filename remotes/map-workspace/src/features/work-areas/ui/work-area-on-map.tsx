import { bus } from '@kavel/event-bus';
import { useQuery } from '@kavel/query';
import { useEffect, useEffectEvent } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { workAreaQueries } from '../api/work-area-queries';
import { useTexts } from '../i18n';
import { dimmedLayer } from '../model/work-area-layers';

export interface WorkAreaOnMapProps {
  draw: WorkspaceProps['draw'];
  /** The organisation has no work area. */
  onNone: () => void;
}

/** Dims what lies outside of the work areas while it is mounted. */
export function WorkAreaOnMap({ draw, onNone }: WorkAreaOnMapProps) {
  const t = useTexts();
  const { data: areas } = useQuery(workAreaQueries.list());
  const tell = useEffectEvent(() => {
    bus.publish('toast', { tone: 'warning', title: t('none'), description: t('toggle.none') });
    onNone();
  });
  useEffect(() => {
    if (areas?.length === 0) tell();
    if (areas && areas.length > 0) draw({ layers: [dimmedLayer(areas.map(({ outline }) => outline))] });
    return () => draw(null);
  }, [areas, draw]);
  return null;
}
