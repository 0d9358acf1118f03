import { useMemo } from 'react';
import type { TravelView } from '../../../common/travel/travel-address';
import type { TravelArea } from '../../../common/travel/travel-area';
import { useTexts } from '../i18n';
import { originLetter } from '../model/origin-look';

/** How areas are named. */
export function useTravelWords({ origins, combination }: TravelView) {
  const t = useTexts();
  return useMemo(() => {
    const mode = (origin: number) => t(`modes.${origins[origin]?.mode ?? 'walk'}`);
    return {
      area: ({ origin, minutes }: Pick<TravelArea, 'origin' | 'minutes'>): string =>
        origin === null
          ? t(`areaTogether.${combination ?? 'union'}`)
          : t('area', { letter: originLetter(origin), minutes, mode: mode(origin).toLowerCase() }),
    };
  }, [t, origins, combination]);
}
