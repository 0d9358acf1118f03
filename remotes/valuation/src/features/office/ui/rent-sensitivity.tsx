import { roundedTo, roundingStep } from '@kavel/contracts';
import type { OfficeValuation } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { Box, SectionTitle, Text } from '@kavel/ui/core';
import { nearest } from '../../../common/heat';
import { HeatTable } from '../../../common/heat-table';
import { useTexts } from '../../../i18n';

type ByRent = NonNullable<OfficeValuation['byRent']>;

export interface RentSensitivityProps {
  byRent: ByRent;
  sensitivity: NonNullable<ByRent['sensitivity']>;
}

/** The value at other rents and yields. */
export function RentSensitivity({ byRent, sensitivity }: RentSensitivityProps) {
  const t = useTexts();
  const f = useFormats();
  const { annualRents, netYields, values } = sensitivity;
  const { annualRent, netYield, rentFromMarket } = byRent;
  const step = rentFromMarket ? roundingStep({ value: annualRent }) : 1;
  return (
    <Box minWidth="0">
      <SectionTitle>{t('office.sensitivity')}</SectionTitle>
      <Text fontSize="sm" color="muted" mb="2">
        {t('office.sensitivityIntro')}
      </Text>
      <HeatTable
        label={t('office.sensitivity')}
        corner={t('office.rentOrYield')}
        rows={annualRents.map(rent => f.money(roundedTo(rent, step)))}
        columns={netYields.map(f.percent)}
        values={values}
        current={{
          row: nearest(annualRents, annualRent),
          column: nearest(netYields, netYield),
          text: t('office.current'),
        }}
      />
    </Box>
  );
}
