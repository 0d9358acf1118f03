import type { AddressBuckets } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { chakra } from '@kavel/ui/core';
import { ListEntry } from '../../../common/list-entry';
import { useTexts } from '../../../i18n';
import { reasonText } from '../model/reason-text';

/** What the table shows: everything, what is incomplete, or one bucket by its key. */
export type Scope = { kind: 'all' } | { kind: 'incomplete' } | { kind: 'bucket'; key: string };

const Count = chakra('span', { base: { color: 'muted', fontVariantNumeric: 'tabular-nums' } });

export interface BucketListProps {
  buckets: AddressBuckets;
  unitCount: number;
  incompleteCount: number;
  scope: Scope;
  onScope: (scope: Scope) => void;
}

/** The buckets with how many units they hold and why those are together. */
export function BucketList({ buckets, unitCount, incompleteCount, scope, onScope }: BucketListProps) {
  const t = useTexts();
  const f = useFormats();
  return (
    <chakra.ul listStyle="none" display="grid" gap="1">
      <li>
        <ListEntry type="button" aria-current={scope.kind === 'all'} onClick={() => onScope({ kind: 'all' })}>
          <chakra.span fontWeight="medium">{t('buckets.all')}</chakra.span>
          <Count>{f.number(unitCount)}</Count>
        </ListEntry>
      </li>
      {incompleteCount > 0 || scope.kind === 'incomplete' ? (
        <li>
          <ListEntry
            type="button"
            aria-current={scope.kind === 'incomplete'}
            onClick={() => onScope({ kind: 'incomplete' })}
          >
            <chakra.span fontWeight="medium" color="amber">
              {t('buckets.incomplete')}
            </chakra.span>
            <Count>{f.number(incompleteCount)}</Count>
          </ListEntry>
        </li>
      ) : null}
      {Object.entries(buckets).map(([key, bucket]) => (
        <li key={key}>
          <ListEntry
            type="button"
            aria-current={scope.kind === 'bucket' && scope.key === key}
            onClick={() => onScope({ kind: 'bucket', key })}
          >
            <chakra.span fontWeight="semibold" overflowWrap="anywhere">
              {bucket.name}
            </chakra.span>
            <Count>{f.number(bucket.unitIds.length)}</Count>
            <chakra.span gridColumn="1 / -1" fontSize="xs" color="muted">
              {reasonText(bucket.reason, t, f)}
            </chakra.span>
          </ListEntry>
        </li>
      ))}
    </chakra.ul>
  );
}
