import { ApiError } from '@kavel/api-client';
import { bus } from '@kavel/event-bus';
import { useQuery } from '@kavel/query';
import { useEffect, useEffectEvent } from 'react';
import { useMayUseWorkAreas, workAreaFilterQuery } from '../api/use-work-area-filter';
import { allWorkAreas, isTravelArea, useWorkAreaSwitch } from '../api/use-work-area-switch';
import { useTexts } from '../i18n';

export function WorkAreaWatch() {
  const t = useTexts();
  const [chosen, turn] = useWorkAreaSwitch();
  const mayUse = useMayUseWorkAreas();
  const { error } = useQuery(workAreaFilterQuery(chosen, mayUse));
  const problem = mayUse ? problemOf(error, chosen) : 'forbidden';

  const tell = useEffectEvent((found: NonNullable<typeof problem>) => {
    const [title, description] =
      found === 'none' ? [t('none'), t('toggle.none')] : [t(`toggle.${found}`), t('toggle.everything')];
    bus.publish('toast', { tone: 'warning', title, description });
    turn(null);
  });
  useEffect(() => {
    if (problem !== null) tell(problem);
  }, [problem]);
  return null;
}

function problemOf(error: Error | null, chosen: string | null) {
  if (error === null) return null;
  const isUnknown = error instanceof ApiError && error.code === 'not-found';
  if (!isUnknown || (chosen !== null && isTravelArea(chosen))) return 'failed' as const;
  return chosen === allWorkAreas ? ('none' as const) : ('gone' as const);
}
