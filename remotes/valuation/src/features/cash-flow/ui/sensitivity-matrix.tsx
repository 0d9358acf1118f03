import type { CashFlow } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, SectionTitle, Text } from '@kavel/ui/core';
import { nearest } from '../../../common/heat';
import { HeatTable } from '../../../common/heat-table';
import { useTexts } from '../../../i18n';

/** Value by discount rate and exit yield; darker is higher, the current pair is outlined. */
export function SensitivityMatrix({ cashFlow }: { cashFlow: CashFlow }) {
  const t = useTexts();
  const f = useFormats();
  const { discountRates, exitYields, values } = cashFlow.sensitivity;
  const parameterValue = (key: string) =>
    cashFlow.parameters.find(parameter => parameter.key === key)?.value ?? 0;
  return (
    <Box minWidth="0">
      <SectionTitle>{t('dcf.sensitivity')}</SectionTitle>
      <Text fontSize="sm" color="muted" mb="2">
        {t('dcf.sensitivityText')}
      </Text>
      <HeatTable
        label={t('dcf.sensitivity')}
        corner={t('dcf.keys.discountRate')}
        rows={discountRates.map(f.percent)}
        columns={exitYields.map(f.percent)}
        values={values}
        current={{
          row: nearest(discountRates, parameterValue('discountRate')),
          column: nearest(exitYields, parameterValue('exitYield')),
          text: t('dcf.current'),
        }}
      />
    </Box>
  );
}
