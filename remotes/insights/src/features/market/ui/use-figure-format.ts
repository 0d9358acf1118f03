import { type MarketFigure, percentFigures } from '@kavel/contracts/market';
import { useFormats } from '@kavel/i18n';
import { useMemo } from 'react';
import { useMarketTexts } from '../i18n';
import type { Measure } from '../model/market-view';

export type FormatOf = (figure: MarketFigure, measure?: Measure) => (value: number) => string;

/** How values of a figure are written, and their changes. */
export function useFigureFormat(): FormatOf {
  const format = useFormats();
  const t = useMarketTexts();
  return useMemo(() => {
    const values: Record<MarketFigure, (value: number) => string> = {
      priceIndex: format.decimal,
      constructionCost: format.decimal,
      pricePerM2: format.money,
      averagePrice: format.money,
      sales: format.number,
      rentPerM2: value => `€\u00a0${format.hundredths(value)}`,
      timeOnMarket: value => t('days', { n: format.number(value) }),
      grossYield: value => format.percent(value / 100),
      vacancy: value => format.percent(value / 100),
      mortgageRate: value => format.percent(value / 100),
      rentIncrease: value => format.percent(value / 100),
      consumerPrices: value => format.percent(value / 100),
    };
    const points = (value: number) => `${value > 0 ? '+' : ''}${format.decimal(value)}\u00a0${t('points')}`;
    return (figure, measure = 'value') => {
      if (measure === 'value') return values[figure];
      return percentFigures.includes(figure) ? points : value => format.signedPercent(value / 100);
    };
  }, [format, t]);
}
