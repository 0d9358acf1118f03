import { isEditable } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useNavigate, useSearchParams } from '@kavel/router';
import { Box, Button, EmptyState, Flex, Notice, PageTitle, Skeleton, Text } from '@kavel/ui/core';
import { ArrowRight, Plus } from '@kavel/ui/icons';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { errorText } from '../../../common/error-text';
import { LockedNotice } from '../../../common/locked-notice';
import { type OpenValuation, stepPath } from '../../../common/open-valuation';
import { QueryError } from '../../../common/query-error';
import { TableCard } from '../../../common/table-card';
import { Centre, Side, Workspace } from '../../../common/workspace';
import { useTexts } from '../../../i18n';
import { CommentMark } from '../../comments';
import { addBucket, bucketByUnit, renameBucket } from '../model/bucket-edits';
import { withoutArea } from '../model/missing-facts';
import { BucketHeading } from './bucket-heading';
import { BucketList, type Scope } from './bucket-list';
import { BucketMenus } from './bucket-menus';
import { BucketOverview } from './bucket-overview';
import { BulkMove } from './bulk-move';
import { UnitTable } from './unit-table';
import { useBucketDraft } from './use-bucket-draft';
import { useUndoableEdits } from './use-undoable-edits';

function useScope(keys: readonly string[]): [Scope, (scope: Scope) => void] {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('bucket');
  const scope: Scope =
    chosen && keys.includes(chosen)
      ? { kind: 'bucket', key: chosen }
      : params.has('incomplete')
        ? { kind: 'incomplete' }
        : { kind: 'all' };
  const setScope = (next: Scope) =>
    setParams(
      next.kind === 'bucket' ? { bucket: next.key } : next.kind === 'incomplete' ? { incomplete: '' } : {},
      {
        replace: true,
      },
    );
  return [scope, setScope];
}

/** First step: groups units into buckets that are valued alike; starts from a suggestion. */
export function BucketsWorkspace(open: OpenValuation) {
  const { valuation } = open;
  const t = useTexts();
  const f = useFormats();
  const navigate = useNavigate();
  const draft = useBucketDraft(open);
  const { buckets } = draft;
  const editable = isEditable(valuation);
  const [scope, setScope] = useScope(Object.keys(buckets));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [confirming, setConfirming] = useState(false);
  const edits = useUndoableEdits(draft);

  const bucketOf = bucketByUnit(buckets);
  const incomplete = withoutArea(valuation.units);
  const shown =
    scope.kind === 'all'
      ? valuation.units
      : scope.kind === 'incomplete'
        ? incomplete
        : valuation.units.filter(({ id }) => bucketOf.get(id) === scope.key);
  const { [scope.kind === 'bucket' ? scope.key : '']: chosenBucket, ...otherBuckets } = buckets;

  const move = (unitIds: readonly string[], to: string) => {
    edits.move(unitIds, to);
    setSelected(new Set());
  };
  const drop = (unitIds: readonly string[], to: string) => {
    const ofThisValuation = unitIds.filter(id => bucketOf.has(id));
    if (editable && ofThisValuation.some(id => bucketOf.get(id) !== to)) move(ofThisValuation, to);
  };
  const split = (unitIds: readonly string[], name: string) => {
    setScope({ kind: 'bucket', key: edits.split(unitIds, name) });
    setSelected(new Set());
  };
  const add = () => {
    const added = addBucket(buckets, t('buckets.newName'));
    draft.change(added.buckets);
    setScope({ kind: 'bucket', key: added.key });
  };
  const next = async () => {
    if (editable && draft.needsSaving) await draft.save.mutateAsync();
    navigate(stepPath(valuation.id, 'valuation'));
  };
  const suggestAgain = () => {
    setConfirming(false);
    setScope({ kind: 'all' });
    void draft.suggestAgain();
  };

  const heading = (
    <Box>
      <PageTitle>{valuation.name}</PageTitle>
      <Text color="muted" fontSize="sm">
        {t('common.units', { count: valuation.units.length })} ·{' '}
        {t('common.inWords', { date: f.date(valuation.valueDate) })}
      </Text>
    </Box>
  );

  if (draft.error) return <QueryError error={draft.error} onRetry={draft.retry} />;
  return (
    <Workspace columns="two">
      <Side title={t('buckets.title')} heading={heading}>
        {draft.loading ? (
          <Skeleton height="16rem" />
        ) : (
          <BucketList
            buckets={buckets}
            unitCount={valuation.units.length}
            incompleteCount={incomplete.length}
            scope={scope}
            onScope={setScope}
            onDrop={drop}
          />
        )}
        {editable ? (
          <Button onClick={add}>
            <Plus aria-hidden />
            {t('buckets.add')}
          </Button>
        ) : null}
      </Side>
      <Centre>
        <Flex gap="3" align="center" wrap="wrap">
          <Text flex="1" minWidth="14rem" fontSize="sm" color="muted" role="status">
            {draft.edited && editable
              ? t('buckets.unsaved')
              : draft.isSaved
                ? t('buckets.saved')
                : t('buckets.suggested')}
          </Text>
          {draft.edited && editable ? (
            <Button variant="ghost" onClick={draft.discard}>
              {t(draft.isSaved ? 'buckets.discard' : 'buckets.discardToSuggestion')}
            </Button>
          ) : null}
          {editable ? (
            <Button onClick={() => (draft.isSaved || draft.edited ? setConfirming(true) : suggestAgain())}>
              {t('buckets.again')}
            </Button>
          ) : null}
          <Button
            variant="solid"
            title={t('buckets.nextHint')}
            disabled={draft.loading || draft.save.isPending}
            onClick={() => void next().catch(() => undefined)}
          >
            {draft.save.isPending ? t('buckets.saving') : t('common.next')}
            <ArrowRight aria-hidden />
          </Button>
        </Flex>
        <LockedNotice valuation={valuation} />
        {draft.save.isError ? (
          <Notice tone="error" title={t('errors.title')}>
            {errorText(draft.save.error, t)}
          </Notice>
        ) : null}
        {incomplete.length > 0 ? (
          <Notice tone="warning" title={t('valuation.attention')}>
            {t('buckets.missing', { count: incomplete.length })}{' '}
            {scope.kind === 'incomplete' ? t('buckets.completeHint') : null}
          </Notice>
        ) : null}
        {editable && chosenBucket && scope.kind === 'bucket' ? (
          <BucketHeading
            key={scope.key}
            bucket={chosenBucket}
            onRename={name => draft.change(renameBucket(buckets, scope.key, name))}
            onRemove={() => {
              edits.remove(scope.key);
              setScope({ kind: 'all' });
            }}
          >
            {open.buckets[scope.key] ? (
              <CommentMark valuationId={valuation.id} anchor={`bucket:${scope.key}`} on={chosenBucket.name} />
            ) : null}
            <BucketMenus
              bucket={chosenBucket}
              others={otherBuckets}
              units={shown}
              onMerge={into => {
                edits.merge(scope.key, into);
                setScope({ kind: 'bucket', key: into });
              }}
              onSplit={split}
            />
          </BucketHeading>
        ) : null}
        {editable ? (
          <BulkMove
            count={selected.size}
            buckets={buckets}
            onMove={to => move([...selected], to)}
            onSplit={() => split([...selected], t('buckets.newName'))}
          />
        ) : null}
        <TableCard>
          {draft.loading ? (
            <Skeleton height="20rem" />
          ) : (
            <UnitTable
              valuationId={valuation.id}
              label={chosenBucket?.name ?? t('buckets.all')}
              locked={!editable}
              units={shown}
              buckets={buckets}
              bucketOf={bucketOf}
              selected={selected}
              onSelected={setSelected}
              onMove={move}
              empty={<EmptyState title={t('buckets.emptyTitle')} description={t('buckets.emptyBucket')} />}
            />
          )}
        </TableCard>
        {draft.isSaved ? <BucketOverview valuationId={valuation.id} /> : null}
      </Centre>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('buckets.againTitle')}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button onClick={() => setConfirming(false)}>{t('common.cancel')}</Button>
            <Button variant="danger" onClick={suggestAgain}>
              {t('buckets.againConfirm')}
            </Button>
          </>
        }
      >
        <Text fontSize="sm">{t('buckets.againText')}</Text>
      </Dialog>
    </Workspace>
  );
}
