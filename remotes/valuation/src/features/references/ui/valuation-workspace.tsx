import { valuationQueries } from '@kavel/api-client';
import { isEditable, type Reference, type ValuationResult } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Box, Flex, LinkButton, PageTitle, Skeleton, Text } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { ArrowRight } from '@kavel/ui/icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EarlierStep, hasBuckets } from '../../../common/earlier-step';
import { LockedNotice } from '../../../common/locked-notice';
import { type OpenValuation, stepPath } from '../../../common/open-valuation';
import { QueryError } from '../../../common/query-error';
import { Centre, Detail, Side, Workspace } from '../../../common/workspace';
import { useTexts } from '../../../i18n';
import { bucketByUnit } from '../../buckets';
import { referencesOfUnit } from '../api/appraisal-calls';
import { bucketTotals } from '../model/bucket-totals';
import { pendingUnits } from '../model/pending-units';
import { byUnit, outcomeOf } from '../model/unit-outcome';
import { AllUnitsTable } from './all-units-table';
import { SettingsConflictDialog, useAppraiser } from './appraiser';
import { BucketPanel } from './bucket-panel';
import { Drivers } from './drivers';
import { ReferenceMap } from './reference-map';
import { RunProgress } from './run-progress';
import { SettingsDialog } from './settings-dialog';
import { UnitDetail } from './unit-detail';
import { useBucketSettings } from './use-bucket-settings';
import { useBucketValuing } from './use-bucket-valuing';
import { useChosenUnit } from './use-chosen-unit';
import { useDecisions } from './use-decisions';
import { useTakeAnswer } from './use-take-answer';
import { useValuationRun } from './use-valuation-run';

const noReferences: readonly Reference[] = [];

type View = 'unit' | 'units';

function useView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const setView = (view: View) =>
    setParams(
      now => {
        if (view === 'units') now.set('view', view);
        else now.delete('view');
        return now;
      },
      { replace: true },
    );
  return [params.get('view') === 'units' ? 'units' : 'unit', setView];
}

/**
 * Second step: the value of each unit and its evidence. Loads the stored results before it values the pending units.
 */
export function ValuationWorkspace(open: OpenValuation) {
  const results = useQuery(valuationQueries.results(open.valuation.id));

  if (!hasBuckets(open)) return <EarlierStep {...open} />;
  if (results.data) return <Values {...open} results={results.data} readAt={results.dataUpdatedAt} />;
  if (results.isError) return <QueryError error={results.error} onRetry={() => void results.refetch()} />;
  return (
    <Box p="5">
      <Skeleton height="calc(100dvh - 6rem)" />
    </Box>
  );
}

interface ValuesProps extends OpenValuation {
  results: readonly ValuationResult[];
  /** Time at which the results were read, in milliseconds. */
  readAt: number;
}

function Values({ valuation, buckets, results: stored, readAt }: ValuesProps) {
  const t = useTexts();
  const f = useFormats();
  const [view, setView] = useView();
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const state = useValuationRun(valuation.id);
  const { run, start } = state;
  const { take, unvalued } = useTakeAnswer(valuation.id, run?.unvalued);
  const bucketValuing = useBucketValuing(valuation.id, take);
  const settings = useBucketSettings(valuation.id, bucketValuing.valueBucket);

  const results = useMemo(() => byUnit(stored), [stored]);
  const units = useMemo(() => new Map(valuation.units.map(unit => [unit.id, unit])), [valuation.units]);
  const bucketOf = useMemo(() => bucketByUnit(buckets), [buckets]);
  const firstUnitId = Object.values(buckets).find(({ unitIds }) => unitIds.length > 0)?.unitIds[0] ?? null;
  const { unit, choose } = useChosenUnit(valuation, firstUnitId);
  const references = useQuery({
    ...referencesOfUnit(valuation.id, unit?.id ?? ''),
    enabled: unit !== undefined,
  });
  const bucket = (unit && bucketOf.get(unit.id)) ?? null;
  const outcome = unit && outcomeOf(unit, results, unvalued);
  const own = (unit && references.data?.references[unit.id]) ?? noReferences;
  const { valueDate } = valuation;
  const pending = state.isIn(readAt)
    ? pendingUnits({ valueDate, units: valuation.units, buckets, results, unvalued })
    : [];
  const editable = isEditable(valuation);
  const working = run?.state === 'running' || state.starting || bucketValuing.valuing;

  const begun = useRef(false);
  useEffect(() => {
    // A run stopped by a user is only resumed by a user.
    const isOpen = run === null || run?.state === 'done';
    if (begun.current || !editable || pending.length === 0 || !isOpen) return;
    begun.current = true;
    start();
  });

  const decisions = useDecisions(valuation.id, unit?.id ?? '', take);
  const appraiser = useAppraiser({
    unit,
    valueDate,
    references: own,
    result: outcome?.kind === 'valued' ? outcome.result : undefined,
    decisions,
  });
  const mayDecide = editable && !working && bucket !== null && references.data !== undefined;

  const chooseUnit = (unitId: string, options?: { closeTable: boolean }) => {
    setChosenId(null);
    choose(unitId, options);
  };

  const heading = (
    <Box px={{ lg: '1' }}>
      <PageTitle>{valuation.name}</PageTitle>
      <Text color="muted" fontSize="sm">
        {t('common.units', { count: valuation.units.length })} ·{' '}
        {t('common.inWords', { date: f.date(valueDate) })}
      </Text>
    </Box>
  );

  return (
    <Workspace columns={view === 'unit' ? 'three' : 'two'}>
      <Side title={t('common.panel')} heading={heading}>
        <BucketPanel
          valuationId={valuation.id}
          totals={bucketTotals(buckets, results)}
          units={units}
          results={results}
          bucket={bucket}
          unitId={unit?.id ?? null}
          onUnit={unitId => chooseUnit(unitId)}
        />
      </Side>
      <Centre>
        <Flex gap="3" align="center" justify="space-between" wrap="wrap">
          <Segmented
            label={t('valuation.view')}
            value={view}
            onChange={setView}
            options={[
              { value: 'unit', label: t('valuation.unitView') },
              { value: 'units', label: t('valuation.tableView') },
            ]}
          />
          <LinkButton variant="solid" to={stepPath(valuation.id, 'calculation')}>
            {t('valuation.toCalculation')}
            <ArrowRight aria-hidden />
          </LinkButton>
        </Flex>
        <LockedNotice valuation={valuation} />
        <RunProgress
          state={state}
          bucketValuing={bucketValuing}
          buckets={buckets}
          pendingCount={pending.length}
          editable={editable}
        />
        {view === 'units' ? (
          <AllUnitsTable
            units={valuation.units}
            buckets={buckets}
            bucketOf={bucketOf}
            results={results}
            unvalued={unvalued}
            unitId={unit?.id ?? null}
            onUnit={unitId => chooseUnit(unitId, { closeTable: true })}
          />
        ) : unit && outcome ? (
          <UnitDetail
            valuationId={valuation.id}
            valueDate={valueDate}
            unit={unit}
            outcome={outcome}
            references={own}
            excluded={decisions.choices.excluded}
            pinned={decisions.choices.pinned}
            actions={mayDecide ? appraiser.actions : undefined}
            onAdd={mayDecide ? appraiser.onAdd : undefined}
            onOverride={mayDecide ? appraiser.onOverride : undefined}
            onWithdraw={mayDecide ? appraiser.onWithdraw : undefined}
            onUndo={mayDecide ? decisions.undo : undefined}
            stored={references}
            hoveredId={hoveredId}
            chosenId={chosenId}
            onHover={setHoveredId}
            onChoose={setChosenId}
            params={(bucket && references.data?.settings[bucket]) || {}}
            onSettings={mayDecide ? () => setSettingsOpen(true) : undefined}
          />
        ) : null}
      </Centre>
      {view === 'unit' && unit ? (
        <Detail aria-label={t('common.map')}>
          <Box height={{ base: '20rem', lg: '46%' }} minHeight="16rem" flexShrink="0">
            <ReferenceMap
              unit={unit}
              references={own}
              hoveredId={hoveredId}
              chosenId={chosenId}
              onHover={setHoveredId}
              onChoose={setChosenId}
            />
          </Box>
          {outcome?.kind === 'valued' ? <Drivers result={outcome.result} /> : null}
        </Detail>
      ) : null}
      {settingsOpen && bucket ? (
        <SettingsDialog
          bucketName={buckets[bucket]?.name ?? bucket}
          params={references.data?.settings[bucket] ?? {}}
          onClose={() => setSettingsOpen(false)}
          onSubmit={next => {
            setSettingsOpen(false);
            const base = references.data?.settings[bucket] ?? {};
            settings.save({ bucket, base, next, revision: references.data?.revision ?? 0 });
          }}
        />
      ) : null}
      {appraiser.dialogs}
      <SettingsConflictDialog settings={settings} />
    </Workspace>
  );
}
