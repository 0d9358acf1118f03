import { currentPortfolio } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import { Grid, Stack, useOpened } from '@kavel/ui/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { late } from '../../../common/late';
import { LoadError } from '../../../common/load-error';
import { PageFrame } from '../../../common/page-frame';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { useStable } from '../../../common/use-stable';
import { hubQueries, type PortfolioTable } from '../api/hub-queries';
import type { UnitRow } from '../model/unit-row';
import { CompositionCard } from './composition-card';
import { DrawerFailed, DrawerWaiting } from './drawer-states';
import { HubFigures } from './hub-figures';
import { HubHead } from './hub-head';
import { HubSkeleton } from './hub-skeleton';
import { HubTable } from './hub-table';
import { PortfolioTabs } from './portfolio-tabs';
import { SelectionActions } from './selection-actions';
import type { UnitDrawerProps } from './unit-drawer';
import { UnitMap } from './unit-map';
import { useHubRows } from './use-hub-rows';
import { useHubView } from './use-hub-view';
import { useOpenUnit } from './use-open-unit';
import { useOwnEdits } from './use-own-edits';
import { useUndo } from './use-undo';
import type { Drafts } from './use-unit-draft';
import { type Conflict, useUnitEdits } from './use-unit-edits';
import { useUnitRemoval } from './use-unit-removal';
import { useUnitSelection } from './use-unit-selection';

const UnitDrawer = late<UnitDrawerProps>(
  async () => (await import('./unit-drawer')).UnitDrawer,
  DrawerWaiting,
  DrawerFailed,
);

/** The portfolio's page: figures, unit table and map. */
export function Hub({ portfolioId }: { portfolioId: string }) {
  const query = useQuery(hubQueries.table(portfolioId));
  const known = query.isSuccess;
  useFollowChanges();
  useOpened(query.data?.name);
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

const nothingTicked: ReadonlySet<string> = new Set();

function LoadedHub({ portfolio }: { portfolio: PortfolioTable }) {
  const { id, rows } = portfolio;
  const editable = portfolio.access !== 'read' && portfolio.archivedAt === null;
  const offerUndo = useUndo();
  const hubView = useHubView();
  const selection = useUnitSelection(id, rows);
  const { selectedId, select } = selection;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [ticked, setTicked] = useState(nothingTicked);
  const view = useHubRows(rows, hubView);
  const { shown, pictured } = view;
  const chosen = useMemo(
    () => (ticked.size === 0 ? [] : shown.filter(row => ticked.has(row.id))),
    [shown, ticked],
  );
  const drafts = useRef<Drafts>(new Map()).current;
  const unit = useOpenUnit({ rows, shown, selection });
  const { row } = unit;

  const edits = useUnitEdits({
    portfolioId: id,
    offerUndo,
    onConflict: found => {
      setConflict(found);
      unit.open(found.row);
    },
  });
  const saveCell = useStable(edits.saveCell);
  const saveOwn = useStable(useOwnEdits(id, offerUndo));
  const setSorting = useStable(hubView.setSorting);
  const closeUnit = () => {
    unit.close();
    setConflict(null);
  };
  const removeUnit = useUnitRemoval(id, offerUndo);
  const remove = useStable((removed: UnitRow) => {
    if (removed.objectId === selectedId) select(null);
    return removeUnit(removed);
  });

  return (
    <>
      <HubHead portfolio={portfolio} editable={editable} />
      <HubFigures portfolioId={id} rows={rows} />
      <PortfolioTabs portfolioId={id}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.65fr) minmax(0, 1fr)' }}
          gap="4"
          alignItems="start"
        >
          <HubTable
            portfolio={portfolio}
            hubView={hubView}
            shown={view}
            offerUndo={offerUndo}
            selectedId={selectedId}
            onSelect={select}
            ticked={ticked}
            onTick={setTicked}
            editable={editable}
            onSort={setSorting}
            onSave={saveCell}
            onSaveOwn={saveOwn}
            onOpen={unit.open}
            onRemove={remove}
            selectionBar={
              chosen.length > 0 ? (
                <SelectionActions
                  portfolio={portfolio}
                  chosen={chosen}
                  offerUndo={offerUndo}
                  onSave={edits.saveMany}
                  onClear={() => setTicked(nothingTicked)}
                />
              ) : null
            }
          />
          <Stack gap="4" minWidth="0">
            {row ? (
              <UnitDrawer
                key={`${row.id} ${conflict?.row.id === row.id}`}
                row={row}
                portfolio={portfolio}
                onSaveOwn={saveOwn}
                unit={unit}
                drafts={drafts}
                conflict={conflict?.row.id === row.id ? conflict : null}
                editable={editable}
                onClose={closeUnit}
                onSaved={() => setConflict(null)}
                onOpen={unit.open}
                onRemove={() => {
                  setConflict(null);
                  void remove(row);
                }}
                onSave={edits.saveUnit}
              />
            ) : null}
            <UnitMap rows={pictured} selectedId={selectedId} onSelect={select} onOpen={unit.open} />
            {rows.length > 0 ? (
              <Grid templateColumns="repeat(auto-fit, minmax(14rem, 1fr))" gap="4" alignItems="start">
                <CompositionCard rows={pictured} first="label" />
                <CompositionCard rows={pictured} first="type" />
              </Grid>
            ) : null}
          </Stack>
        </Grid>
      </PortfolioTabs>
    </>
  );
}
