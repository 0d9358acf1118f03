import { mappedMarketFigures } from '@kavel/contracts/market';
import { Box } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { useMarketTexts } from '../i18n';
import type { Months } from '../model/market-span';
import { type MarketView, withArea } from '../model/market-view';
import { MarketMap } from './market-map';
import { Panel } from './panel';

export interface MapPanelProps {
  view: MarketView;
  areas: readonly string[];
  months: Months;
  onChange: (change: Partial<MarketView>) => void;
}

/** The map of areas over the period of the charts. */
export function MapPanel({ view, areas, months, onChange }: MapPanelProps) {
  const t = useMarketTexts();
  return (
    <Panel title={`${t('map')}, ${months.from} – ${months.to}`}>
      <Box maxWidth="20rem" mb="2">
        <Field label={t('mapFigure')}>
          <Select
            value={view.figure}
            onChange={event => {
              const figure = mappedMarketFigures.find(one => one === event.target.value);
              if (figure) onChange({ figure });
            }}
          >
            {mappedMarketFigures.map(figure => (
              <option key={figure} value={figure}>
                {t(`figures.${figure}`)}
              </option>
            ))}
          </Select>
        </Field>
      </Box>
      <MarketMap
        areas={areas}
        figure={view.figure}
        months={months}
        onToggle={code => onChange({ areas: withArea(areas, code) })}
      />
    </Panel>
  );
}
