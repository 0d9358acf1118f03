import type { Chip } from '../../../common/filters/model/chip';
import { useTexts } from '../../../i18n';
import { useWorkAreas } from './use-work-area';
import { useWorkAreaSwitch } from './use-work-area-switch';

export const workAreaPart = 'work-area';

/** Chip for the active work area; empty when none is active. */
export function useWorkAreaChips(): { chips: Chip<typeof workAreaPart>[]; turnOff: () => void } {
  const t = useTexts();
  const areas = useWorkAreas();
  const [, turn] = useWorkAreaSwitch();
  const name = t('panels.workArea');
  const only = areas?.length === 1 ? areas[0]?.name : undefined;
  return {
    chips: areas === null ? [] : [{ part: workAreaPart, name, value: only ?? name }],
    turnOff: () => turn(null),
  };
}
