import type { AddressBuckets } from '@kavel/contracts';
import { Box, Button, Flex, Text } from '@kavel/ui/core';
import { Select } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../../i18n';

/** Option value for "new bucket"; never a valid bucket key. */
const newBucket = '+';

/**
 * Moves the selected units to an existing or new bucket. Always rendered, so that the layout does not jump when a
 * checkbox is ticked.
 */
export function BulkMove({
  count,
  buckets,
  onMove,
  onSplit,
}: {
  count: number;
  buckets: AddressBuckets;
  onMove: (to: string) => void;
  onSplit: () => void;
}) {
  const t = useTexts();
  const keys = Object.keys(buckets);
  const [chosen, setChosen] = useState('');
  const to = chosen in buckets || chosen === newBucket ? chosen : (keys[0] ?? '');
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <Text fontSize="sm" role="status" minWidth="6rem">
        {t('buckets.selected', { count })}
      </Text>
      <Box width="16rem" maxWidth="full" flex={{ base: '1', lg: 'none' }}>
        <Select
          aria-label={t('buckets.moveTo')}
          value={to}
          disabled={count === 0}
          onChange={event => setChosen(event.target.value)}
        >
          {keys.map(key => (
            <option key={key} value={key}>
              {t('buckets.moveTo')}: {buckets[key]?.name}
            </option>
          ))}
          <option value={newBucket}>{t('buckets.moveToNew')}</option>
        </Select>
      </Box>
      <Button disabled={count === 0 || !to} onClick={() => (to === newBucket ? onSplit() : onMove(to))}>
        {t('buckets.move')}
      </Button>
    </Flex>
  );
}
