import { Stack, Text } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { newestQuery } from '../../../common/use-own-query';
import { travelArea, useWorkAreaSwitch } from '../../work-areas';
import { useTexts } from '../i18n';

/** Makes the area the work area: what filters by that shows only what lies inside. */
export function FilterSwitch() {
  const t = useTexts();
  const [, turn] = useWorkAreaSwitch();
  const on = newestQuery().get('work') === travelArea;
  return (
    <Stack gap="0.5">
      <Checkbox label={t('filter')} checked={on} onChange={next => turn(next ? travelArea : null)} />
      <Text fontSize="xs" color="muted">
        {t('filterHint')}
      </Text>
    </Stack>
  );
}
