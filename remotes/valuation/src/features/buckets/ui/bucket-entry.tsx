import type { Bucket } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { ListButton, Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { reasonText } from '../model/reason-text';
import { Count } from './count';
import { useDropOfUnits } from './use-drop-of-units';

export interface BucketEntryProps {
  bucket: Bucket;
  chosen: boolean;
  onChoose: () => void;
  onDrop: (unitIds: readonly string[]) => void;
}

/** List entry of a bucket with its unit count and reason; a drop target for units. */
export function BucketEntry({ bucket, chosen, onChoose, onDrop }: BucketEntryProps) {
  const t = useTexts();
  const f = useFormats();
  const drop = useDropOfUnits(onDrop);
  return (
    <ListButton aria-current={chosen} onClick={onChoose} {...drop}>
      <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
        {bucket.name}
      </Text>
      <Count>{f.number(bucket.unitIds.length)}</Count>
      <Text as="span" gridColumn="1 / -1" fontSize="xs" color="muted">
        {reasonText(bucket.reason, t, f)}
      </Text>
    </ListButton>
  );
}
