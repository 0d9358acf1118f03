import type { AddressBuckets } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Grid, ListButton, Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { BucketEntry } from './bucket-entry';
import { Count } from './count';

/** Scope of the table: all units, incomplete units, or one bucket by key. */
export type Scope = { kind: 'all' } | { kind: 'incomplete' } | { kind: 'bucket'; key: string };

export interface BucketListProps {
  buckets: AddressBuckets;
  unitCount: number;
  incompleteCount: number;
  scope: Scope;
  onScope: (scope: Scope) => void;
  /** Called when units are dropped on a bucket. */
  onDrop: (unitIds: readonly string[], to: string) => void;
}

/** Entries for all units, the incomplete units and each bucket. */
export function BucketList({ buckets, unitCount, incompleteCount, scope, onScope, onDrop }: BucketListProps) {
  const t = useTexts();
  const f = useFormats();
  return (
    <Grid as="ul" listStyle="none" gap="1">
      <li>
        <ListButton aria-current={scope.kind === 'all'} onClick={() => onScope({ kind: 'all' })}>
          <Text as="span" fontWeight="medium">
            {t('buckets.all')}
          </Text>
          <Count>{f.number(unitCount)}</Count>
        </ListButton>
      </li>
      {incompleteCount > 0 || scope.kind === 'incomplete' ? (
        <li>
          <ListButton
            type="button"
            aria-current={scope.kind === 'incomplete'}
            onClick={() => onScope({ kind: 'incomplete' })}
          >
            <Text as="span" fontWeight="medium" color="amber">
              {t('buckets.incomplete')}
            </Text>
            <Count>{f.number(incompleteCount)}</Count>
          </ListButton>
        </li>
      ) : null}
      {Object.entries(buckets).map(([key, bucket]) => (
        <li key={key}>
          <BucketEntry
            bucket={bucket}
            chosen={scope.kind === 'bucket' && scope.key === key}
            onChoose={() => onScope({ kind: 'bucket', key })}
            onDrop={unitIds => onDrop(unitIds, key)}
          />
        </li>
      ))}
    </Grid>
  );
}
