import { useFormats } from '@kavel/i18n';
import { useCallback } from 'react';
import { useTexts } from '../i18n';
import type { PlaceFigures } from '../model/transaction-layers';

/** Tooltip of a point, hexagon or area; prices in the unit of the market. */
export function usePlaceLabel(perArea: string): (figures: PlaceFigures) => string {
  const t = useTexts();
  const { number } = useFormats();
  return useCallback(
    ({ count, median, low, high, own }) => {
      const price = (value: number) => `${number(value)} ${perArea}`;
      const counted = t('transactions', { count });
      const transactions = own === null ? counted : `${counted} (${t('ownCount', { n: number(own) })})`;
      if (median === null) return `${transactions}, ${t('noMedian')}`;
      if (count === 1) return own === null ? price(median) : `${price(median)} · ${t('own')}`;
      const middle = t('median', { value: price(median) });
      return low === null || high === null
        ? `${transactions}, ${middle}`
        : `${transactions} · ${number(low)} – ${number(high)}, ${middle}`;
    },
    [t, number, perArea],
  );
}
