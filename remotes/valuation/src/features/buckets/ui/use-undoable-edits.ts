import { bus } from '@kavel/event-bus';
import { useTexts } from '../../../i18n';
import { mergeBuckets, moveUnits, removeBucket, splitOff } from '../model/bucket-edits';
import type { BucketDraft } from './use-bucket-draft';

/** Edits that can be undone from a toast. */
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
    merge(from: string, into: string): void {
      change(mergeBuckets(buckets, from, into));
      tell(
        t('buckets.merged', { from: buckets[from]?.name ?? from, into: buckets[into]?.name ?? into }),
        t('buckets.mergedAlt'),
      );
    },
    /** Returns the key of the new bucket. */
    split(unitIds: readonly string[], name: string): string {
      const { buckets: split, key } = splitOff(buckets, unitIds, name);
      change(split);
      tell(t('buckets.moved', { count: unitIds.length, name }), t('buckets.movedAlt'));
      return key;
    },
    remove(key: string): void {
      change(removeBucket(buckets, key));
      tell(t('buckets.removed', { name: buckets[key]?.name ?? key }), t('buckets.removedAlt'));
    },
  };
}
