import { LineChart } from '@kavel/charts';
import type { RentRoll } from '@kavel/contracts/leases';
import { useFormats } from '@kavel/i18n';
import { Card, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { useMemo } from 'react';
import { useRentRollTexts } from '../../../i18n/rent-roll';

/** Share of units and of m² without a lease, month by month; months of which nothing is known are left out. */
export function VacancyChart({ roll }: { roll: RentRoll }) {
  const t = useRentRollTexts();
  const format = useFormats();
  const { vacancy, portfolioId, name, asOf } = roll;
  const chart = useMemo(() => {
    const known = vacancy.filter(({ units }) => units > 0);
    return {
      labels: known.map(({ month }) => format.month(month)),
      series: [
        {
          key: 'units',
          label: t('charts.units'),
          values: known.map(({ units, vacantUnits }) => vacantUnits / units),
        },
        {
          key: 'area',
          label: t('charts.area'),
          values: known.map(({ area, vacantArea }) => (area === 0 ? null : vacantArea / area)),
        },
      ],
      more: [{ label: t('charts.counted'), values: known.map(({ units }) => format.number(units)) }],
    };
  }, [vacancy, format, t]);
  return (
    <Card p="4" flex="1 1 24rem" minWidth="0">
      <Stack gap="2">
        <SectionTitle>{t('charts.vacancy')}</SectionTitle>
        <Text fontSize="sm" color="muted">
          {t('charts.vacancyHint')}
        </Text>
        <LineChart
          label={t('charts.vacancy')}
          labelHeader={t('charts.month')}
          {...chart}
          format={format.percent}
          file={{ object: 'rent-roll', objectId: portfolioId, name: [t('charts.vacancy'), name, asOf] }}
        />
      </Stack>
    </Card>
  );
}
