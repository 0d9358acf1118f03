import { Pin } from '@kavel/ui/icons';
import { lazy, Suspense } from 'react';
import { ToolButton } from '../../../common/tool-button';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useTexts } from '../../../i18n';
import { allWorkAreas, useWorkAreaSwitch } from '../api/use-work-area-switch';

const WorkAreaOnMap = lazy(async () => ({ default: (await import('./work-area-on-map')).WorkAreaOnMap }));

/** Toggles the work area filter; while active, everything outside is dimmed. */
export function WorkAreaToggle({ draw }: Pick<WorkspaceProps, 'draw'>) {
  const t = useTexts();
  const [chosen, turn] = useWorkAreaSwitch();
  const on = chosen !== null;
  return (
    <>
      <ToolButton
        label={t('panels.workArea')}
        icon={Pin}
        pressed={on}
        onPress={() => turn(on ? null : allWorkAreas)}
      />
      {on ? (
        <Suspense fallback={null}>
          <WorkAreaOnMap draw={draw} />
        </Suspense>
      ) : null}
    </>
  );
}
