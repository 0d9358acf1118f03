import { useFormats } from '@kavel/i18n';
import { useCallback } from 'react';
import { useTexts } from '../i18n';
import type { PlaceFigures } from '../model/transaction-layers';

/** What a place, a hexagon or an area says under the pointer; prices in the unit of the market. */
export function usePlaceLabel(perArea: string): (figures: PlaceFigures) => string {
  const t = useTexts();
  const { number } = useFormats();
  return useCallback(
    ({ count, median, low, high }) => {
      const price = (value: number) => `${number(value)} ${perArea}`;
      const transactions = t('transactions', { count });
      if (median === null) return `${transactions}, ${t('noMedian')}`;
      if (count === 1) return price(median);
      const middle = t('median', { value: price(median) });
      return low === null || high === null
        ? `${transactions}, ${middle}`
        : `${transactions} · ${number(low)} – ${number(high)}, ${middle}`;
    },
    [t, number, perArea],
  );
}
