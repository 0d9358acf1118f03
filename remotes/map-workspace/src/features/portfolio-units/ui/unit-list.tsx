import { ApiError, portfolioQueries } from '@kavel/api-client';
import { streetAddress, type Unit } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import {
  Box,
  EmptyState,
  EnergyLabelBadge,
  ErrorState,
  Flex,
  type FlexProps,
  Skeleton,
  Stack,
  TextLink,
} from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n';
import { useInWorkArea } from '../../work-areas';

const Summary = (props: FlexProps) => (
  <Flex justifyContent="space-between" fontSize="sm" color="muted" {...props} />
);

export interface UnitListProps {
  portfolioId: string;
  selectedId: string | null;
  onSelect: (objectId: string) => void;
}

const none: readonly Unit[] = [];
const placeOfUnit = ({ addressObjectData }: Unit) => addressObjectData;

/** The units that stand on the map, in a list in step with it. */
export function UnitList({ portfolioId, selectedId, onSelect }: UnitListProps) {
  const t = useTexts();
  const { number } = useFormats();
  const portfolio = useQuery(portfolioQueries.detail(portfolioId));
  const inside = useInWorkArea(portfolio.data?.units ?? none, placeOfUnit);

  const columns = useMemo<Column<Unit>[]>(
    () => [
      {
        key: 'address',
        header: t('portfolio.address'),
        width: 'minmax(7rem, 1fr)',
        cell: unit => streetAddress(unit.addressObjectData),
        sortBy: unit => streetAddress(unit.addressObjectData),
      },
      {
        key: 'area',
        header: t('portfolio.area'),
        width: '4.25rem',
        numeric: true,
        cell: ({ addressObjectData: { oppervlakte } }) => (oppervlakte === null ? '–' : number(oppervlakte)),
        sortBy: unit => unit.addressObjectData.oppervlakte,
      },
      {
        key: 'label',
        header: t('portfolio.label'),
        width: '5.5rem',
        cell: unit => <EnergyLabelBadge label={unit.addressObjectData.energielabel} />,
        sortBy: unit => unit.addressObjectData.energielabel,
      },
    ],
    [t, number],
  );

  if (portfolio.isPending) {
    return (
      <Stack gap="1">
        {['first', 'second', 'third', 'fourth'].map(row => (
          <Skeleton key={row} height="9" />
        ))}
      </Stack>
    );
  }
  if (portfolio.error instanceof ApiError && portfolio.error.code === 'not-found') {
    return <EmptyState title={t('panels.portfolio')} description={t('portfolio.notFound')} />;
  }
  if (portfolio.isError) {
    return (
      <ErrorState
        title={t('panels.portfolio')}
        description={t('portfolio.failed')}
        retry={{ label: t('retry'), onRetry: () => void portfolio.refetch() }}
      />
    );
  }
  const { name, units } = portfolio.data;
  if (units.length === 0) {
    return <EmptyState title={t('portfolio.noUnits')} description={t('portfolio.noUnitsHelp')} />;
  }
  return (
    <>
      <Summary>
        <span>{t('portfolio.count', { count: inside.length, n: number(inside.length) })}</span>
        <TextLink to={`/${portfolioId}/hub`}>{t('portfolio.open')}</TextLink>
      </Summary>
      <Box mx="-4" minHeight="0" borderTopWidth="1px" borderColor="line">
        <DataTable
          label={t('portfolio.units', { name })}
          columns={columns}
          rows={inside}
          rowKey={unit => unit.objectId}
          selectedKey={selectedId}
          onSelect={unit => onSelect(unit.objectId)}
          maxHeight="max(16rem, calc(100dvh - 20rem))"
        />
      </Box>
    </>
  );
}
