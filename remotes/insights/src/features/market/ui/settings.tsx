import { marketGrains } from '@kavel/contracts/market';
import { Flex } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { useMarketTexts } from '../i18n';
import { type MarketView, measures, spans } from '../model/market-view';

export interface SettingsProps {
  view: MarketView;
  onChange: (change: Partial<MarketView>) => void;
}

/** Period, grain, and whether values or changes are drawn. */
export function Settings({ view, onChange }: SettingsProps) {
  const t = useMarketTexts();
  return (
    <Flex gap="3" wrap="wrap">
      <Segmented
        label={t('span')}
        value={view.span}
        options={spans.map(value => ({ value, label: t(`spans.${value}`) }))}
        onChange={span => onChange({ span })}
      />
      <Segmented
        label={t('grain')}
        value={view.grain}
        options={marketGrains.map(value => ({ value, label: t(`grains.${value}`) }))}
        onChange={grain => onChange({ grain })}
      />
      <Segmented
        label={t('measure')}
        value={view.measure}
        options={measures.map(value => ({ value, label: t(`measures.${value}`) }))}
        onChange={measure => onChange({ measure })}
      />
    </Flex>
  );
}
