import { energyLabels } from '@kavel/contracts/lists';
import type { MarketRank, RankFigure } from '@kavel/contracts/market';
import { useFormats } from '@kavel/i18n';
import { TextTable } from '@kavel/ui/core';
import { useMarketTexts } from '../i18n';

/** My median, that of the area with its quartiles, and the percentile, a row for each figure. */
export function RankTable({ ranks }: Pick<MarketRank, 'ranks'>) {
  const t = useMarketTexts();
  const format = useFormats();
  const formats: Record<RankFigure, (value: number) => string> = {
    value: format.money,
    energielabel: labelOf,
    bouwjaar: value => String(Math.round(value)),
    oppervlakte: format.area,
  };
  return (
    <TextTable dense>
      <thead>
        <tr>
          <th scope="col">{t('columns.figure')}</th>
          <th scope="col" data-figure>
            {t('mineMedian')}
          </th>
          <th scope="col" data-figure>
            {t('areaMedian')}
          </th>
          <th scope="col" data-figure>
            {t('percentile')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ranks.map(({ figure, mine, area, percentile }) => {
          const text = formats[figure];
          return (
            <tr key={figure}>
              <th scope="row">{t(`rankFigures.${figure}`)}</th>
              <td data-figure>
                {text(mine.median)} (n {format.number(mine.n)})
              </td>
              <td data-figure>
                {text(area.median)} ({text(area.low)} – {text(area.high)})
              </td>
              <td data-figure>{format.number(percentile)}</td>
            </tr>
          );
        })}
      </tbody>
    </TextTable>
  );
}

/** A label by its number from 0 (G) upwards; between two the lower one. */
function labelOf(number: number): string {
  return energyLabels[energyLabels.length - 1 - Math.floor(number)] ?? '';
}
