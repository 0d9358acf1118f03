import type { Reference } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import type { UseQueryResult } from '@kavel/query';
import { Button, Flex, Notice, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { Plus, Undo2 } from '@kavel/ui/icons';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import type { UnitOutcome } from '../model/unit-outcome';
import { ReferenceNotes } from './reference-notes';
import { ReferencesTable, type ReferencesTableProps } from './references-table';

export interface SalesEvidenceProps extends Omit<ReferencesTableProps, 'references'> {
  outcome: UnitOutcome;
  references: readonly Reference[];
  /** The query of the references. */
  stored: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>;
  /** The actions are absent while the valuation is locked or running. */
  onSettings: (() => void) | undefined;
  onAdd: (() => void) | undefined;
  onOverride: (() => void) | undefined;
  /** Absent when there is nothing to undo. */
  onUndo: (() => void) | undefined;
}

/** The sales that a value rests on, with the appraiser's actions. */
export function SalesEvidence({
  outcome,
  references,
  stored,
  onSettings,
  onAdd,
  onOverride,
  onUndo,
  ...table
}: SalesEvidenceProps) {
  const t = useTexts();
  return (
    <>
      <Flex align="center" gap="2" wrap="wrap">
        <SectionTitle flex="1" minWidth="14rem">
          {t('valuation.references')}{' '}
          {references.length > 0 ? (
            <Text as="span" color="muted" fontWeight="normal">
              {t('valuation.referenceCount', { count: references.length })}
              {table.excluded.length > 0
                ? `, ${t('appraisal.excludedCount', { count: table.excluded.length })}`
                : null}
            </Text>
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
        <>
          <ReferenceNotes references={references} valueDate={outcome.result.valueDate} />
          <SnapshotNote snapshot={outcome.result.origin?.snapshot} />
        </>
      ) : null}
    </>
  );
}

/** Snapshot date of the references' data, independent of later imports; a snapshot id starts with its day. */
function SnapshotNote({ snapshot }: { snapshot: string | undefined }) {
  const t = useTexts();
  const f = useFormats();
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})-/.exec(snapshot ?? '') ?? [];
  if (snapshot === undefined || year === undefined) return null;
  return (
    <Text fontSize="xs" color="muted">
      {t('appraisal.snapshotOf', { date: f.date(`${year}-${month}-${day}`), snapshot })}
    </Text>
  );
}
