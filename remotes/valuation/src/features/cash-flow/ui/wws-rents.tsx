import { valuationQueries } from '@kavel/api-client';
import type { WwsDwellingRent } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Card, SectionTitle, Skeleton, Text, type TextProps } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { useState } from 'react';
import { QueryError } from '../../../common/query-error';
import { TableCard } from '../../../common/table-card';
import { useKeptFocus } from '../../../common/use-kept-focus';
import { useTexts } from '../../../i18n';
import { WwsPointsDialog } from './wws-points-dialog';

const Above = (props: TextProps) => <Text as="span" color="amber" {...props} />;

/** Points, segment and maximum rent of each dwelling, fetched on request; each row opens its arithmetic. */
export function WwsRents({ valuationId }: { valuationId: string }) {
  const t = useTexts();
  const f = useFormats();
  const [wanted, setWanted] = useState(false);
  const card = useKeptFocus<HTMLElement>(wanted);
  const [chosen, setChosen] = useState<WwsDwellingRent | null>(null);
  const rents = useQuery({ ...valuationQueries.wwsRents(valuationId), enabled: wanted });

  const columns: Column<WwsDwellingRent>[] = [
    {
      key: 'address',
      header: t('common.address'),
      width: 'minmax(14rem, 2fr)',
      sortBy: row => row.address,
      cell: row => row.address,
    },
    {
      key: 'points',
      header: t('wws.points'),
      width: '5rem',
      numeric: true,
      sortBy: row => row.points,
      cell: row => f.number(row.points),
    },
    {
      key: 'segment',
      header: t('wws.segment'),
      width: '7.5rem',
      sortBy: row => row.segment ?? null,
      cell: row => (
        <Text as="span" color={row.segment == null ? 'muted' : undefined}>
          {t(`wws.segments.${row.segment ?? 'unknown'}`)}
        </Text>
      ),
    },
    {
      key: 'maxRent',
      header: t('wws.maxRent'),
      width: '10.5rem',
      numeric: true,
      sortBy: row => row.maxRent,
      cell: row => f.number(row.maxRent),
    },
    {
      key: 'contractRent',
      header: t('wws.contractRent'),
      width: '8.5rem',
      numeric: true,
      sortBy: row => row.contractRent,
      cell: row => (row.contractRent === null ? '–' : f.number(row.contractRent)),
    },
    {
      key: 'room',
      header: t('wws.room'),
      width: '8rem',
      numeric: true,
      sortBy: row => (row.contractRent === null ? null : row.maxRent - row.contractRent),
      cell: row => {
        if (row.contractRent === null) return '–';
        const room = row.maxRent - row.contractRent;
        return room < 0 ? <Above>{f.number(room)}</Above> : f.number(room);
      },
    },
  ];

  const content = () => {
    if (!wanted) return <Button onClick={() => setWanted(true)}>{t('wws.show')}</Button>;
    if (rents.isError) return <QueryError error={rents.error} onRetry={() => void rents.refetch()} />;
    if (!rents.data) return <Skeleton height="12rem" />;
    const { dwellings, withoutArea } = rents.data;
    if (dwellings.length === 0) return <Text fontSize="sm">{t('wws.none')}</Text>;
    return (
      <>
        <TableCard maxHeight="24rem">
          <DataTable
            label={t('wws.title')}
            columns={columns}
            rows={dwellings}
            rowKey={row => row.unitId}
            onSelect={setChosen}
          />
        </TableCard>
        {withoutArea > 0 ? (
          <Text mt="2" fontSize="xs" color="muted">
            {t('wws.withoutArea', { count: withoutArea })}
          </Text>
        ) : null}
      </>
    );
  };

  return (
    <Card ref={card} tabIndex={-1} p="4">
      <SectionTitle mb="1">{t('wws.title')}</SectionTitle>
      <Text fontSize="sm" color="muted" mb="3">
        {t('wws.intro')}
      </Text>
      {content()}
      {chosen && rents.data ? (
        <WwsPointsDialog
          dwelling={chosen}
          source={rents.data.source}
          year={rents.data.year}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </Card>
  );
}
