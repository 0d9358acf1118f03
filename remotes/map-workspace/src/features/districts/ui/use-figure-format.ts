import type { DistrictFigure } from '@kavel/contracts/districts';
import { useFormats } from '@kavel/i18n';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../i18n';

/** Formats values of a figure, with their unit. */
export function useFigureFormat(figure: DistrictFigure): (value: number) => string {
  const { money, number, decimal, percent } = useFormats();
  return useMemo(() => {
    switch (figure) {
      case 'wozValue':
        return money;
      case 'koopwoningen':
        return value => percent(value / 100);
      case 'gemiddeldeHuishoudgrootte':
        return decimal;
      default:
        return value => `${number(value)}\u00a0/ km²`;
    }
  }, [figure, money, number, decimal, percent]);
}

/** Formats differences of a figure: with a sign, shares in percentage points. */
export function useDifferenceFormat(figure: DistrictFigure): (difference: number) => string {
  const t = useTexts();
  const format = useFigureFormat(figure);
  const { decimal } = useFormats();
  return useCallback(
    (difference: number) => {
      const size = Math.abs(difference);
      const text = figure === 'koopwoningen' ? t('percentPoints', { value: decimal(size) }) : format(size);
      const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
      return `${sign}${text}`;
    },
    [figure, format, decimal, t],
  );
}
