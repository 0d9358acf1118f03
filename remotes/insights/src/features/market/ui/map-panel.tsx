import { mappedMarketFigures } from '@kavel/contracts/market';
import { useFormats } from '@kavel/i18n';
import { Box, Button, Flex, Text } from '@kavel/ui/core';
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

/** The map of areas over the period of the charts, once it is asked for. */
export function MapPanel({ view: { figure }, areas, months, onChange }: MapPanelProps) {
  const t = useMarketTexts();
  const format = useFormats();
  const [from, to] = [months.from, months.to].map(month => format.month(`${month}-01`));
  return (
    <Panel title={`${t('map')}, ${from} – ${to}`} wide={figure === null}>
      {figure === null ? (
        <Flex columnGap="6" rowGap="3" wrap="wrap" alignItems="center" justifyContent="space-between">
          <Text fontSize="sm" color="muted">
            {t('mapHint')}
          </Text>
          <Button onClick={() => onChange({ figure: 'pricePerM2' })}>{t('mapShow')}</Button>
        </Flex>
      ) : (
        <>
          <Flex gap="2" mb="2" alignItems="end">
            <Box width="20rem">
              <Field label={t('mapFigure')}>
                <Select
                  value={figure}
                  onChange={event => {
                    const chosen = mappedMarketFigures.find(one => one === event.target.value);
                    if (chosen) onChange({ figure: chosen });
                  }}
                >
                  {mappedMarketFigures.map(one => (
                    <option key={one} value={one}>
                      {t(`figures.${one}`)}
                    </option>
                  ))}
                </Select>
              </Field>
            </Box>
            <Button variant="ghost" onClick={() => onChange({ figure: null })}>
              {t('mapHide')}
            </Button>
          </Flex>
          <MarketMap
            areas={areas}
            figure={figure}
            months={months}
            onToggle={code => onChange({ areas: withArea(areas, code) })}
          />
        </>
      )}
    </Panel>
  );
}
