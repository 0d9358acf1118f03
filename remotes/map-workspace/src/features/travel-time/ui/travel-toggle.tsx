import { Clock } from '@kavel/ui/icons';
import { ToolButton } from '../../../common/tool-button';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useTexts } from '../../../i18n';
import { useTravelSwitch } from '../api/use-travel-switch';

/** Switches travel time on and off. */
export function TravelToggle({ narrow }: Pick<WorkspaceProps, 'narrow'>) {
  const t = useTexts();
  const [on, turn] = useTravelSwitch(narrow);
  return <ToolButton label={t('panels.travelTime')} icon={Clock} pressed={on} onPress={() => turn(!on)} />;
}
