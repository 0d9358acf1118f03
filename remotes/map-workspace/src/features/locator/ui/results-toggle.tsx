import { SlidersHorizontal } from '@kavel/ui/icons';
import { lazy, Suspense } from 'react';
import { ToolButton } from '../../../common/tool-button';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useTexts } from '../../../i18n';
import { useResultsSwitch } from '../api/use-results-switch';

const ResultsOnMap = lazy(async () => ({ default: (await import('./results-on-map')).ResultsOnMap }));

/** Button that shows or hides the result of the locator on the map, whichever panel is open. */
export function ResultsToggle({ draw }: WorkspaceProps) {
  const t = useTexts();
  const [on, turn] = useResultsSwitch('locator');
  return (
    <>
      <ToolButton
        label={t('panels.results')}
        icon={SlidersHorizontal}
        pressed={on}
        onPress={() => turn(!on)}
      />
      {on ? (
        <Suspense fallback={null}>
          <ResultsOnMap draw={draw} />
        </Suspense>
      ) : null}
    </>
  );
}
