import { BarChart } from '@kavel/charts';
import type { RentRoll } from '@kavel/contracts/leases';
import { useFormats } from '@kavel/i18n';
import { Card, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { useMemo } from 'react';
import { useRentRollTexts } from '../../../i18n/rent-roll';
import type { LeaseFilter } from '../model/lease-filter';

export interface ExpiryCalendarProps {
  roll: RentRoll;
  /** A year was chosen in the chart. */
  onYear: (year: LeaseFilter['year']) => void;
}

/** Rent by the year in which it can end, to the next break and to the end. */
export function ExpiryCalendar({ roll, onYear }: ExpiryCalendarProps) {
  const t = useRentRollTexts();
  const format = useFormats();
  const { expiry, portfolioId, name, asOf } = roll;
  const chart = useMemo(
    () => ({
      labels: expiry.map(({ year }) => (year === null ? t('charts.indefinite') : String(year))),
      series: [
        { key: 'break', label: t('charts.toBreak'), values: expiry.map(({ toBreak }) => toBreak) },
        { key: 'end', label: t('charts.toExpiry'), values: expiry.map(({ toExpiry }) => toExpiry) },
      ],
    }),
    [expiry, t],
  );
  return (
    <Card p="4" flex="1 1 24rem" minWidth="0">
      <Stack gap="2">
        <SectionTitle>{t('charts.expiry')}</SectionTitle>
        <Text fontSize="sm" color="muted">
          {t('charts.expiryHint')}
        </Text>
        <BarChart
          label={t('charts.expiry')}
          labelHeader={t('charts.year')}
          {...chart}
          format={format.millions}
          onPick={at => onYear(expiry[at]?.year ?? 'indefinite')}
          file={{ object: 'rent-roll', objectId: portfolioId, name: [t('charts.expiry'), name, asOf] }}
        />
      </Stack>
    </Card>
  );
}
