import type { Reference, ReferenceParams, Unit } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import type { UseQueryResult } from '@kavel/query';
import {
  Button,
  chakra,
  EnergyLabelBadge,
  Flex,
  Notice,
  PageTitle,
  SectionTitle,
  Skeleton,
} from '@kavel/ui/core';
import { Plus, Undo2 } from '@kavel/ui/icons';
import { errorText } from '../../../common/error-text';
import { unitName } from '../../../common/open-valuation';
import { useTexts } from '../../../i18n';
import type { UnitOutcome } from '../model/unit-outcome';
import { ReferenceNotes } from './reference-notes';
import { ReferencesTable, type ReferencesTableProps } from './references-table';
import { UnvaluedNotice } from './unvalued-notice';
import { ValueCard } from './value-card';

export interface UnitDetailProps extends Omit<ReferencesTableProps, 'references'> {
  valuationId: string;
  unit: Unit;
  outcome: UnitOutcome;
  references: readonly Reference[];
  /** The read they come from. */
  stored: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>;
  /** Absent while the valuation is locked or running. */
  /** How the references of the unit's bucket are chosen. */
  params: ReferenceParams;
  onSettings: (() => void) | undefined;
  onAdd: (() => void) | undefined;
  onOverride: (() => void) | undefined;
  onWithdraw: (() => void) | undefined;
  /** Absent when there is nothing to take back. */
  onUndo: (() => void) | undefined;
}

/** One unit: its facts, its value with ranges, and the sales it rests on. */
export function UnitDetail({
  valuationId,
  unit,
  outcome,
  references,
  stored,
  params,
  onSettings,
  onAdd,
  onOverride,
  onWithdraw,
  onUndo,
  ...table
}: UnitDetailProps) {
  const t = useTexts();
  const f = useFormats();
  const { vtwType, oppervlakte, bouwjaar, energielabel } = unit.addressObjectData;
  const facts = [t(`types.${vtwType}`), oppervlakte === null ? null : f.area(oppervlakte), bouwjaar];
  return (
    <>
      <Flex align="baseline" justify="space-between" gap="3" wrap="wrap">
        <PageTitle as="h2">{unitName(unit)}</PageTitle>
        <Flex gap="2" align="center" fontSize="sm" color="muted">
          {facts.filter(fact => fact !== null).join(' · ')}
          {energielabel ? <EnergyLabelBadge label={energielabel} /> : null}
        </Flex>
      </Flex>
      {outcome.kind === 'valued' ? (
        <ValueCard result={outcome.result} onWithdraw={onWithdraw} />
      ) : (
        <UnvaluedNotice
          valuationId={valuationId}
          reason={outcome.reason}
          params={params}
          onSettings={onSettings}
        />
      )}
      <Flex align="center" gap="2" wrap="wrap">
        <SectionTitle flex="1" minWidth="14rem">
          {t('valuation.references')}{' '}
          {references.length > 0 ? (
            <chakra.span color="muted" fontWeight="normal">
              {t('valuation.referenceCount', { count: references.length })}
              {table.excluded.length > 0
                ? `, ${t('appraisal.excludedCount', { count: table.excluded.length })}`
                : null}
            </chakra.span>
          ) : null}
        </SectionTitle>
        {onUndo ? (
          <Button variant="ghost" onClick={onUndo}>
            <Undo2 aria-hidden />
            {t('appraisal.undo')}
          </Button>
        ) : null}
        {onOverride && outcome.kind === 'valued' ? (
          <Button onClick={onOverride}>
            {t(outcome.result.override ? 'appraisal.changeOverride' : 'appraisal.override')}
          </Button>
        ) : null}
        {onSettings ? <Button onClick={onSettings}>{t('valuation.settings')}</Button> : null}
        {onAdd ? (
          <Button onClick={onAdd}>
            <Plus aria-hidden />
            {t('appraisal.add')}
          </Button>
        ) : null}
      </Flex>
      {stored.isPending ? <Skeleton height="16rem" /> : null}
      {stored.isError ? (
        <Notice tone="error" title={t('errors.title')}>
          {errorText(stored.error, t)}{' '}
          <Button onClick={() => void stored.refetch()}>{t('common.retry')}</Button>
        </Notice>
      ) : null}
      {references.length + table.excluded.length > 0 ? (
        <ReferencesTable references={references} {...table} />
      ) : null}
      {outcome.kind === 'valued' ? (
        <ReferenceNotes references={references} valueDate={outcome.result.valueDate} />
      ) : null}
    </>
  );
}
