import { portfolioQueries } from '@kavel/api-client';
import { type PortfolioDetail, streetAddress, type Unit } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { Card, EmptyState, Flex, Grid, LinkButton, Stack } from '@kavel/ui/core';
import { useEffect, useMemo, useState } from 'react';
import { LoadError } from '../../../common/load-error';
import { PageFrame, PageHead } from '../../../common/page-frame';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { toastError, toastWithUndo } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { ValuePortfolioButton } from '../../portfolio-valuations';
import { currentPortfolio, PortfolioSwitcher } from '../../portfolios';
import { useUnitCalls } from '../api/unit-calls';
import { composition } from '../model/totals';
import { unitRows } from '../model/unit-row';
import { AddressSearch } from './address-search';
import { HubFigures } from './hub-figures';
import { HubSkeleton } from './hub-skeleton';
import { LabelShares, TypeShares } from './shares';

import { TypeFilter, useTypeFilter } from './type-filter';
import { UnitDrawer } from './unit-drawer';
import { UnitMap } from './unit-map';
import { UnitTable } from './unit-table';
import { useAddAddress } from './use-add-address';
import { useUnitSelection } from './use-unit-selection';

/** A portfolio at work: its figures, its units in a table and on a map. */
export function Hub({ portfolioId }: { portfolioId: string }) {
  const query = useQuery(portfolioQueries.detail(portfolioId));
  const known = query.isSuccess;
  useFollowChanges();
  useEffect(() => {
    if (known) currentPortfolio.remember(portfolioId);
  }, [known, portfolioId]);

  return (
    <PageFrame>
      {query.data ? (
        <LoadedHub portfolio={query.data} />
      ) : query.isError ? (
        <LoadError error={query.error} onRetry={() => void query.refetch()} subject="portfolio" />
      ) : (
        <HubSkeleton portfolioId={portfolioId} />
      )}
    </PageFrame>
  );
}

function LoadedHub({ portfolio }: { portfolio: PortfolioDetail }) {
  const t = useTexts();
  const { id, units } = portfolio;
  const calls = useUnitCalls(id);
  const { selectedId, select } = useUnitSelection(id, units);
  const { adding, add, problem, clearProblem } = useAddAddress({ portfolioId: id, units, onPresent: select });
  const [openId, setOpenId] = useState<string | null>(null);
  const parts = useMemo(() => composition(units), [units]);
  const { type, choose } = useTypeFilter(parts);
  const shown = useMemo(
    () => (type ? units.filter(unit => unit.addressObjectData.vtwType === type) : units),
    [units, type],
  );
  const rows = useMemo(() => unitRows(shown, adding), [shown, adding]);
  const open = units.find(unit => unit.id === openId);

  const openUnit = (unit: Unit) => {
    select(unit.objectId);
    setOpenId(unit.id);
  };

  const bringBack = (unit: Unit, address: string) =>
    calls.add(unit.objectId).catch((error: unknown) => toastError(t('units.addFailed', { address }), error));

  const remove = async (unit: Unit) => {
    const address = streetAddress(unit.addressObjectData);
    if (unit.objectId === selectedId) select(null);
    try {
      await calls.remove(unit);
      toastWithUndo(t('units.removed', { address }), t('units.removedUndoHow'), () => {
        void bringBack(unit, address);
      });
    } catch (error) {
      toastError(t('units.removeFailed', { address }), error);
    }
  };

  return (
    <>
      <PageHead
        title={portfolio.name}
        beside={<PortfolioSwitcher currentId={id} pathOf={other => `/${other}/hub`} />}
        actions={
          <>
            <LinkButton to={`/${id}/valuation`}>{t('hub.valuations')}</LinkButton>
            <LinkButton to={`/${id}/bulk-upload`}>{t('hub.addAddresses')}</LinkButton>
            <ValuePortfolioButton portfolio={portfolio} />
          </>
        }
      />
      <HubFigures portfolioId={id} units={units} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.65fr) minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <Card minWidth="0">
          <Flex p="3" borderBottomWidth="1px" borderColor="line">
            <AddressSearch
              onPick={suggestion => void add(suggestion)}
              problem={problem}
              onType={clearProblem}
            />
          </Flex>
          <TypeFilter parts={parts} total={units.length} type={type} onChoose={choose} />
          {rows.length === 0 ? (
            <EmptyState
              title={t('hub.emptyTitle')}
              description={t('hub.emptyDescription')}
              action={<LinkButton to={`/${id}/bulk-upload`}>{t('hub.pasteList')}</LinkButton>}
            />
          ) : (
            <UnitTable
              rows={rows}
              selectedId={selectedId}
              onSelect={select}
              onOpen={openUnit}
              onRemove={unit => void remove(unit)}
            />
          )}
        </Card>
        <Stack gap="4" minWidth="0">
          <UnitMap units={shown} selectedId={selectedId} onSelect={select} onOpen={openUnit} />
          {units.length > 0 ? (
            <Grid templateColumns="repeat(auto-fit, minmax(14rem, 1fr))" gap="4" alignItems="start">
              <LabelShares units={units} />
              <TypeShares parts={parts} />
            </Grid>
          ) : null}
        </Stack>
      </Grid>
      {open ? (
        <UnitDrawer
          key={open.id}
          portfolioId={id}
          unit={open}
          onClose={() => setOpenId(null)}
          onRemove={() => {
            setOpenId(null);
            void remove(open);
          }}
        />
      ) : null}
    </>
  );
}
