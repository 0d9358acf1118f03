import { bus } from '@kavel/event-bus';
import { useTexts } from '../../../i18n';
import { moveUnits, removeBucket } from '../model/bucket-edits';
import type { BucketDraft } from './use-bucket-draft';

/** Edits that a toast can take back. */
export function useUndoableEdits({ buckets, change }: BucketDraft) {
  const t = useTexts();

  const tell = (title: string, altText: string) =>
    bus.publish('toast', {
      tone: 'info',
      title,
      action: { label: t('common.undo'), altText, onAction: () => change(buckets) },
    });

  return {
    move(unitIds: readonly string[], to: string): void {
      change(moveUnits(buckets, unitIds, to));
      const name = buckets[to]?.name ?? to;
      tell(t('buckets.moved', { count: unitIds.length, name }), t('buckets.movedAlt'));
    },
    remove(key: string): void {
      change(removeBucket(buckets, key));
      tell(t('buckets.removed', { name: buckets[key]?.name ?? key }), t('buckets.removedAlt'));
    },
  };
}
