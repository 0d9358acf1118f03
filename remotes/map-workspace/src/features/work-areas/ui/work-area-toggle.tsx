import { Pin } from '@kavel/ui/icons';
import { lazy, Suspense } from 'react';
import { ToolButton } from '../../../common/tool-button';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useTexts } from '../../../i18n';
import { useWorkAreaSwitch } from '../api/use-work-area-switch';

const WorkAreaOnMap = lazy(async () => ({ default: (await import('./work-area-on-map')).WorkAreaOnMap }));

/** Turns the work area on and off. */
export function WorkAreaToggle({ draw }: WorkspaceProps) {
  const t = useTexts();
  const [on, turn] = useWorkAreaSwitch();
  return (
    <>
      <ToolButton label={t('panels.workArea')} icon={Pin} pressed={on} onPress={() => turn(!on)} />
      {on ? (
        <Suspense fallback={null}>
          <WorkAreaOnMap draw={draw} onNone={() => turn(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
