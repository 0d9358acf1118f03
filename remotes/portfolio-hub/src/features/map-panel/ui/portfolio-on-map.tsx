import type { WidgetProps } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Card, ErrorState, Flex, LinkButton, Skeleton, Stack, Text } from '@kavel/ui/core';
import { type Column, DataTable, ShortAddress } from '@kavel/ui/data';
import { useMemo } from 'react';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { useMapPanelTexts } from '../../../i18n/map-panel';
import { useServiceTexts } from '../../../i18n/services';
import { HubFigures, hubQueries, shownValueOf, type UnitRow } from '../../units';
import { PortfolioTasks } from './portfolio-tasks';

export interface PortfolioOnMapProps {
  portfolioId: string;
  /** Object selected on the map. */
  objectId: string | null;
  /** Of the work area of the map; null: everything is shown. */
  isInside: WidgetProps<'map-panel'>['isInside'];
  onSelect: (objectId: string) => void;
}

/** The portfolio whose units are on the map. Selecting a table row or a map point selects both. */
export function PortfolioOnMap({ portfolioId, objectId, isInside, onSelect }: PortfolioOnMapProps) {
  const t = useTexts();
  const panel = useMapPanelTexts();
  const services = useServiceTexts();
  const columns = useColumns();
  const table = useQuery(hubQueries.table(portfolioId));
  const { data: portfolio } = table;
  const rows = useMemo(
    () => (isInside ? portfolio?.rows.filter(isInside) : portfolio?.rows),
    [isInside, portfolio],
  );

  if (table.isError) {
    return (
      <ErrorState
        title={t('common.loadFailed')}
        description={t(`errors.${errorKey(table.error)}`)}
        retry={{ label: t('common.retry'), onRetry: () => void table.refetch() }}
      />
    );
  }
  return (
    <>
      <Flex gap="2" wrap="wrap">
        <LinkButton to={`/${portfolioId}/hub`}>{panel('open')}</LinkButton>
        <LinkButton to={`/${portfolioId}/valuation`}>{t('hub.valuations')}</LinkButton>
        <LinkButton to={`/${portfolioId}/services`}>{services('list.title')}</LinkButton>
      </Flex>
      {isInside ? (
        <Text fontSize="sm" color="muted" role="status">
          {panel('inWorkArea')}
        </Text>
      ) : null}
      <HubFigures portfolioId={portfolioId} rows={rows} isPart={Boolean(isInside)} />
      {rows && rows.length > 0 ? <PortfolioTasks portfolioId={portfolioId} rows={rows} /> : null}
      {!portfolio || !rows ? (
        <Stack gap="1">
          {['first', 'second', 'third'].map(row => (
            <Skeleton key={row} height="9" />
          ))}
        </Stack>
      ) : portfolio.rows.length === 0 ? (
        <Text fontSize="sm" color="muted">
          {panel('noUnits')}
        </Text>
      ) : (
        <Card overflow="hidden">
          <DataTable
            label={t('units.table')}
            columns={columns}
            rows={rows}
            rowKey={row => row.objectId}
            selectedKey={objectId}
            onSelect={row => onSelect(row.objectId)}
            maxHeight="20rem"
          />
        </Card>
      )}
    </>
  );
}

function useColumns(): Column<UnitRow>[] {
  const t = useTexts();
  const panel = useMapPanelTexts();
  const hub = useHubTexts();
  const { number } = useFormats();
  return useMemo(
    () => [
      {
        key: 'address',
        header: t('columns.address'),
        width: 'minmax(7rem, 1fr)',
        cell: ({ address, street }) => <ShortAddress address={address} street={street} />,
        sortBy: row => row.order,
      },
      {
        key: 'rent',
        header: hub('columns.rent'),
        width: '5.5rem',
        numeric: true,
        cell: ({ annualRent }) => (annualRent === null ? '–' : number(annualRent)),
        sortBy: row => row.annualRent,
      },
      {
        key: 'value',
        header: panel('value'),
        width: '5.5rem',
        numeric: true,
        cell: row => {
          const value = shownValueOf(row);
          return value === null ? '–' : number(value);
        },
        sortBy: row => row.value,
      },
    ],
    [t, hub, number],
  );
}
