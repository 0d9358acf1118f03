import { type MarketArea, seriesLevelOf } from '@kavel/contracts/market';
import { useMemo } from 'react';
import { useMarketTexts } from '../i18n';

/** Names of areas by code; the code where the answer does not name it. */
export function useAreaName(areas: readonly MarketArea[]): (code: string) => string {
  const t = useMarketTexts();
  return useMemo(() => {
    const known = new Map(areas.map(area => [area.code, area]));
    return code => {
      const level = seriesLevelOf(code);
      if (level === 'country') return t('country');
      if (level === 'pc4') return t('pc4', { code });
      const { name = code, gemeente = '' } = known.get(code) ?? {};
      if (level === 'provincie') return t('provincie', { name });
      return gemeente === '' || gemeente === name ? name : `${name}, ${gemeente}`;
    };
  }, [areas, t]);
}
