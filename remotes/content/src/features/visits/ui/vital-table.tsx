import { vitalNames } from '@kavel/contracts';
import { type PageFigures, type VisitFigures, type VitalName, vitalLimits } from '@kavel/contracts/content';
import { useFormats } from '@kavel/i18n';
import { Flex, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Segmented } from '@kavel/ui/forms';
import { useVisitTexts } from '../i18n';
import { useVisitFormats } from './use-visit-formats';

interface Row extends PageFigures {
  /** Null: all pages together. */
  route: string | null;
}

export interface VitalTableProps {
  figures: VisitFigures;
  vital: VitalName;
  onChoose: (vital: VitalName) => void;
}

/** One web vital of every page, by the bounds of web.dev. */
export function VitalTable({ figures, vital, onChoose }: VitalTableProps) {
  const t = useVisitTexts();
  const { percentile } = useVisitFormats();
  const { good, poor } = vitalLimits[vital];
  const limit = (value: number) => percentile(vital, { value, beyond: false });
  const rows: Row[] = [{ ...figures.all, route: null }, ...figures.pages];
  return (
    <Stack gap="2">
      <Flex gap="3" wrap="wrap" alignItems="center" justifyContent="space-between">
        <SectionTitle>{t('vitals')}</SectionTitle>
        <Segmented
          label={t('vital')}
          value={vital}
          options={vitalNames.map(value => ({ value, label: value }))}
          onChange={onChoose}
        />
      </Flex>
      <Text fontSize="sm" color="muted">
        {t(`vitalNames.${vital}`)} {t('limits', { good: limit(good), poor: limit(poor) })}
      </Text>
      <DataTable
        key={vital}
        label={`${t('vitals')}: ${vital}`}
        columns={useVitalColumns(vital)}
        rows={rows.filter(({ vitals }) => vitals[vital])}
        rowKey={({ route }) => route ?? ''}
        minWidth="40rem"
        maxHeight="60vh"
        empty={<Text color="muted">{t('noVitals')}</Text>}
      />
    </Stack>
  );
}

function useVitalColumns(vital: VitalName): Column<Row>[] {
  const t = useVisitTexts();
  const format = useFormats();
  const { page, share, percentile } = useVisitFormats();
  const shares = (['good', 'needsImprovement', 'poor'] as const).map(key => ({
    key,
    header: t(`columns.${key}`),
    cell: ({ vitals }: Row) => share(vitals[vital]?.[key]),
    sortBy: ({ vitals }: Row) => vitals[vital]?.[key] ?? null,
    numeric: true,
  }));
  return [
    {
      key: 'page',
      header: t('columns.page'),
      cell: ({ route }) => (route === null ? t('allPages') : page(route)),
      sortBy: ({ route }) => (route === null ? '' : page(route)),
      width: 'minmax(9rem, 3fr)',
    },
    {
      key: 'reports',
      header: t('columns.reports'),
      cell: ({ vitals }) => format.number(vitals[vital]?.reports ?? 0),
      sortBy: ({ vitals }) => vitals[vital]?.reports ?? null,
      numeric: true,
    },
    ...shares,
    {
      key: 'p75',
      header: t('columns.p75'),
      cell: ({ vitals }) => percentile(vital, vitals[vital]?.p75),
      sortBy: ({ vitals }) => vitals[vital]?.p75.value ?? null,
      numeric: true,
    },
  ];
}
