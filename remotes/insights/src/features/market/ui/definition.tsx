import { type MarketAnswer, type MarketFigure, marketLimits } from '@kavel/contracts/market';
import { Explanation } from '@kavel/ui/overlays';
import { useMarketTexts } from '../i18n';
import type { PanelLine } from '../model/panel-lines';

export interface DefinitionProps {
  figure: MarketFigure;
  answer: MarketAnswer;
  lines: readonly PanelLine[];
}

/** What a figure is, of what it is made, who published it, and how far it goes. */
export function Definition({ figure, answer, lines }: DefinitionProps) {
  const t = useMarketTexts();
  const title = t(`figures.${figure}`);
  const published = [...new Set(lines.flatMap(({ origins }) => origins))];
  const isComputed = lines.some(({ basis }) => basis === 'sales');
  return (
    <Explanation
      label={t('whatIs', { figure: title })}
      title={title}
      text={t(`definitions.${figure}`)}
      inputs={[
        ...(isComputed
          ? [
              { key: 'basis', label: t('basis'), value: t('basisSales') },
              { key: 'few', label: t('hiddenBelow'), value: t('hiddenN', { n: marketLimits.fewest }) },
            ]
          : []),
        ...(published.length > 0 ? [{ key: 'source', label: t('source'), value: published.join(', ') }] : []),
        { key: 'last', label: t('lastPeriod'), value: answer.periods.at(-1) ?? '' },
      ]}
    />
  );
}
