import type { DistrictFigure } from '@kavel/contracts/districts';
import { useFormats } from '@kavel/i18n';
import { useMemo } from 'react';

/** How values of a figure are written, with their unit. */
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
