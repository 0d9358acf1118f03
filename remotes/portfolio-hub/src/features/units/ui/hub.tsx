import { currentPortfolio } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import { Card, EmptyState, Flex, Grid, LinkButton, Stack, Text, useOpened } from '@kavel/ui/core';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { LoadError } from '../../../common/load-error';
import { PageFrame } from '../../../common/page-frame';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { toastError } from '../../../common/toast';
import { useStable } from '../../../common/use-stable';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { hubQueries, type PortfolioTable } from '../api/hub-queries';
import { useUnitCalls } from '../api/unit-calls';
import { typeCounts } from '../model/totals';
import { filterUnits } from '../model/unit-filter';
import { type UnitRow, withPending } from '../model/unit-row';
import { sortUnits } from '../model/unit-sort';
import { AddressSearch } from './address-search';
import { BulkEditDialog } from './bulk-edit-dialog';
import { CompositionCard } from './composition-card';
import { HubFigures } from './hub-figures';
import { HubHead } from './hub-head';
import { HubSkeleton } from './hub-skeleton';
import { PortfolioTabs } from './portfolio-tabs';
import { SelectionBar } from './selection-bar';
import { TableTools } from './table-tools';
import { UnitDrawer } from './unit-drawer';
import { UnitMap } from './unit-map';
import { UnitTable } from './unit-table';
import { useAddAddress } from './use-add-address';
import { useHubView } from './use-hub-view';
import { useUndo } from './use-undo';
import { type Conflict, useUnitEdits } from './use-unit-edits';
import { useUnitSelection } from './use-unit-selection';

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
  const t = useTexts();
  const hub = useHubTexts();
  const { id, rows } = portfolio;
  const editable = portfolio.access !== 'read' && portfolio.archivedAt === null;
  const calls = useUnitCalls(id);
  const offerUndo = useUndo();
  const hubView = useHubView();
  const { selectedId, select } = useUnitSelection(id, rows);
  const { adding, add, addLines, problem, clearProblem } = useAddAddress({
    portfolioId: id,
    rows,
    onPresent: select,
    offerUndo,
  });
  const [openId, setOpenId] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [ticked, setTicked] = useState(nothingTicked);
  const [editingMany, setEditingMany] = useState(false);

  // Controls update at once; the rows follow as a deferred value.
  const filter = useDeferredValue(hubView.filter);
  const sorting = useDeferredValue(hubView.sorting);
  const types = useMemo(() => typeCounts(rows), [rows]);
  const inOrder = useMemo(() => sortUnits(rows, sorting), [rows, sorting]);
  const shown = useMemo(() => filterUnits(inOrder, filter), [inOrder, filter]);
  const lines = useMemo(() => withPending(shown, rows, adding), [shown, rows, adding]);
  // Map and charts render after the table.
  const pictured = useDeferredValue(shown);
  const chosen = useMemo(
    () => (ticked.size === 0 ? [] : shown.filter(row => ticked.has(row.id))),
    [shown, ticked],
  );
  const open = conflict?.row ?? rows.find(row => row.id === openId);

  const edits = useUnitEdits({ portfolioId: id, offerUndo, onConflict: setConflict });
  const saveCell = useStable(edits.saveCell);
  const setSorting = useStable(hubView.setSorting);
  const nothing = useMemo(
    () => (
      <Text p="4" fontSize="sm" color="muted">
        {hub('filter.nothing')}
      </Text>
    ),
    [hub],
  );

  const openUnit = useStable((row: UnitRow) => {
    select(row.objectId);
    setOpenId(row.id);
  });
  const closeUnit = () => {
    setOpenId(null);
    setConflict(null);
  };

  const bringBack = ({ objectId, address }: UnitRow) =>
    calls.add(objectId).catch((error: unknown) => toastError(t('units.addFailed', { address }), error));

  const remove = useStable(async (row: UnitRow) => {
    const { address } = row;
    if (row.objectId === selectedId) select(null);
    try {
      await calls.remove(row);
      offerUndo(t('units.removed', { address }), t('units.removedUndoHow'), () => {
        void bringBack(row);
      });
    } catch (error) {
      toastError(t('units.removeFailed', { address }), error);
    }
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
          <Card minWidth="0">
            {editable ? (
              <Flex p="3" borderBottomWidth="1px" borderColor="line" _print={{ display: 'none' }}>
                <AddressSearch
                  onPick={suggestion => void add(suggestion)}
                  problem={problem}
                  onType={clearProblem}
                  onPasteLines={lines => void addLines(lines)}
                />
              </Flex>
            ) : null}
            {rows.length === 0 && lines.length === 0 ? (
              <EmptyState
                title={t('hub.emptyTitle')}
                description={t('hub.emptyDescription')}
                action={<LinkButton to={`/${id}/bulk-upload`}>{t('hub.pasteList')}</LinkButton>}
              />
            ) : (
              <>
                <TableTools hubView={hubView} types={types} total={rows.length} shown={shown.length} />
                {chosen.length > 0 ? (
                  <SelectionBar
                    count={chosen.length}
                    onEdit={() => setEditingMany(true)}
                    onClear={() => setTicked(nothingTicked)}
                  />
                ) : null}
                <UnitTable
                  rows={lines}
                  columns={hubView.columns}
                  sorting={hubView.sorting}
                  onSort={setSorting}
                  selectedId={selectedId}
                  onSelect={select}
                  ticked={ticked}
                  onTick={setTicked}
                  editable={editable}
                  onSave={saveCell}
                  onOpen={openUnit}
                  onRemove={remove}
                  empty={nothing}
                />
              </>
            )}
          </Card>
          <Stack gap="4" minWidth="0">
            <UnitMap rows={pictured} selectedId={selectedId} onSelect={select} onOpen={openUnit} />
            {rows.length > 0 ? (
              <Grid templateColumns="repeat(auto-fit, minmax(14rem, 1fr))" gap="4" alignItems="start">
                <CompositionCard rows={pictured} first="label" />
                <CompositionCard rows={pictured} first="type" />
              </Grid>
            ) : null}
          </Stack>
        </Grid>
      </PortfolioTabs>
      {open ? (
        <UnitDrawer
          key={open.id}
          row={open}
          conflict={conflict}
          editable={editable}
          onClose={closeUnit}
          onRemove={() => {
            closeUnit();
            void remove(open);
          }}
          onSave={edits.saveUnit}
        />
      ) : null}
      {editingMany ? (
        <BulkEditDialog
          count={chosen.length}
          onClose={() => setEditingMany(false)}
          onSave={update => edits.saveMany(chosen, update)}
        />
      ) : null}
    </>
  );
}
