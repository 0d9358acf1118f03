import { bus } from '@kavel/event-bus';
import { useQuery } from '@kavel/query';
import { Button } from '@kavel/ui/core';
import { Pin } from '@kavel/ui/icons';
import { Tooltip } from '@kavel/ui/overlays';
import { useEffect, useMemo } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useWorkAreaSwitch, useWorkAreas } from '../api/use-work-area';
import { workAreaQueries } from '../api/work-area-queries';
import { useTexts } from '../i18n';
import { dimmedLayer } from '../model/work-area-layers';

/** Turns the work area on and off. */
export function WorkAreaToggle({ draw }: WorkspaceProps) {
  const t = useTexts();
  const [on, turn] = useWorkAreaSwitch();
  const areas = useWorkAreas();
  const { data: known } = useQuery(workAreaQueries.list());
  const contribution = useMemo(
    () => areas && { layers: [dimmedLayer(areas.map(({ outline }) => outline))] },
    [areas],
  );
  useEffect(() => draw(contribution), [draw, contribution]);
  const press = () => {
    if (!on && known?.length === 0) {
      bus.publish('toast', { tone: 'warning', title: t('none'), description: t('toggle.none') });
      return;
    }
    turn(!on);
  };
  return (
    <Tooltip text={t('toggle.on')}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('toggle.on')}
        aria-pressed={on}
        _pressed={{ bg: 'accentSoft', color: 'accent' }}
        onClick={press}
      >
        <Pin aria-hidden />
      </Button>
    </Tooltip>
  );
}
