import type { CashFlow } from '@kavel/contracts';
import { useSearchParams } from '@kavel/router';
import { Box, Flex, SectionTitle, Text } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import type { NamedValuation } from '../../../common/chart-file';
import { useTexts } from '../../../i18n';
import { RateHeatMap } from './rate-heat-map';
import { RentHeatMap } from './rent-heat-map';
import { Tornado } from './tornado';

const views = ['rates', 'rents', 'tornado'] as const;

interface SensitivityProps {
  valuation: NamedValuation;
  /** Cash flow of what is shown: all units, or one. */
  shown: CashFlow;
  /** Cash flow of all units. */
  whole: CashFlow;
}

/** What the value does when parameters change. Only what is opened is asked; the choice is in the page address. */
export function Sensitivity({ valuation, shown, whole }: SensitivityProps) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const view = views.find(one => one === params.get('sensitivity')) ?? 'rates';
  const choose = (chosen: (typeof views)[number]) =>
    setParams(
      now => {
        if (chosen === 'rates') now.delete('sensitivity');
        else now.set('sensitivity', chosen);
        return now;
      },
      { replace: true },
    );
  return (
    <Box minWidth="0">
      <Flex gap="3" align="center" wrap="wrap" mb="1">
        <SectionTitle flex="1">{t('dcf.sensitivity')}</SectionTitle>
        <Segmented
          label={t('dcf.sensitivity')}
          value={view}
          onChange={choose}
          options={views.map(value => ({ value, label: t(`sensitivity.short.${value}`) }))}
        />
      </Flex>
      <Text fontSize="sm" color="muted" mb="2">
        {t(`sensitivity.texts.${view}`)}
      </Text>
      {view === 'rates' ? <RateHeatMap valuation={valuation} cashFlow={shown} /> : null}
      {view === 'rents' ? <RentHeatMap valuation={valuation} cashFlow={whole} /> : null}
      {view === 'tornado' ? <Tornado valuation={valuation} /> : null}
    </Box>
  );
}
