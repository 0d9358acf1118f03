import { valuationQueries } from '@kavel/api-client';
import { shownUnitValue, shownValue, totalOfValues, type Unit, type ValuationResult } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Figure, Flex, Grid, ListButton, SectionTitle, Text } from '@kavel/ui/core';
import { type Column, DataTable, ShortAddress } from '@kavel/ui/data';
import { unitName } from '../../../common/open-valuation';
import { useTexts } from '../../../i18n';
import type { BucketTotal } from '../model/bucket-totals';

export interface BucketPanelProps {
  valuationId: string;
  totals: readonly BucketTotal[];
  units: ReadonlyMap<string, Unit>;
  results: ReadonlyMap<string, ValuationResult>;
  bucket: string | null;
  unitId: string | null;
  onUnit: (unitId: string) => void;
}

/** Buckets with their values, the units of the selected bucket, and the total. */
export function BucketPanel({
  valuationId,
  totals,
  units,
  results,
  bucket,
  unitId,
  onUnit,
}: BucketPanelProps) {
  const t = useTexts();
  const f = useFormats();
  const summary = useQuery({ ...valuationQueries.summary(valuationId), enabled: results.size > 0 });
  const chosen = totals.find(({ key }) => key === bucket);
  const rows = (chosen?.unitIds ?? []).flatMap(id => units.get(id) ?? []);
  const total = shownValue(totalOfValues([...results.values()]));
  const over = summary.data?.yieldBasis?.hi.units;
  const percent = (value: number | null | undefined) => (typeof value === 'number' ? f.percent(value) : '–');

  const columns: Column<Unit>[] = [
    {
      key: 'address',
      header: t('common.address'),
      width: 'minmax(0, 1fr)',
      sortBy: unitName,
      cell: unit => <ShortAddress address={unitName(unit)} street={unit.addressObjectData.straat} />,
    },
    {
      key: 'value',
      header: t('summary.valueEuro'),
      width: '8.5rem',
      numeric: true,
      sortBy: unit => results.get(unit.id)?.value ?? null,
      cell: unit => {
        const result = results.get(unit.id);
        return result === undefined ? '–' : f.number(shownUnitValue(result));
      },
    },
  ];

  return (
    <>
      <Grid
        as="ul"
        listStyle="none"
        gap="1"
        maxHeight={{ lg: 'max(18rem, calc(100dvh - 34rem))' }}
        overflowY="auto"
        flexShrink="0"
      >
        {totals.map(({ key, name, unitIds, valued, ...range }) => (
          <li key={key}>
            <ListButton
              type="button"
              aria-current={key === bucket}
              disabled={unitIds.length === 0}
              onClick={() => unitIds[0] && onUnit(unitIds[0])}
            >
              <Text as="span" gridColumn="1 / -1" fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </Text>
              <Text as="span" color="muted">
                {t('common.units', { count: unitIds.length })}
              </Text>
              <Figure>{valued > 0 ? f.money(shownValue(range)) : '–'}</Figure>
            </ListButton>
          </li>
        ))}
      </Grid>
      <Box borderTopWidth="1px" borderColor="line" pt="3" px="1">
        <Flex justify="space-between" align="baseline" gap="2">
          <Text as="span" color="muted" fontSize="sm">
            {t('common.value')}
          </Text>
          <Figure fontSize="lg" fontWeight="bold">
            {f.money(total)}
          </Figure>
        </Flex>
        <Flex justify="space-between" gap="2" color="muted" fontSize="sm">
          <span>{t('valuation.yields')}</span>
          <Figure>
            {percent(summary.data?.barKkHi)} / {percent(summary.data?.nar)}
          </Figure>
        </Flex>
        {summary.data && over !== undefined ? (
          <Text color="muted" fontSize="xs" textAlign="end">
            {over === 0
              ? t('summary.noRent')
              : t('summary.over', { known: f.number(over), total: f.number(summary.data.unitCount) })}
          </Text>
        ) : null}
      </Box>
      {chosen ? (
        <Box minHeight="0" mx={{ lg: '-2' }}>
          <SectionTitle px="2" pb="1" fontSize="sm">
            {t('valuation.unitsIn', { bucket: chosen.name })}
          </SectionTitle>
          <DataTable
            label={t('valuation.unitsIn', { bucket: chosen.name })}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            selectedKey={unitId}
            onSelect={({ id }) => onUnit(id)}
            maxHeight="22rem"
          />
        </Box>
      ) : null}
    </>
  );
}
