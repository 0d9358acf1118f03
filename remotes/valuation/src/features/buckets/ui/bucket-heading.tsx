import type { Bucket } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, Button, Flex, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Trash2 } from '@kavel/ui/icons';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n';
import { reasonText } from '../model/reason-text';

export interface BucketHeadingProps {
  bucket: Bucket;
  onRename: (name: string) => void;
  onRemove: () => void;
  /** Further actions on the bucket. */
  children: ReactNode;
}

/** Name of the selected bucket, editable in place, and the reason of the grouping. */
export function BucketHeading({ bucket, onRename, onRemove, children }: BucketHeadingProps) {
  const t = useTexts();
  const f = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? bucket.name;

  const finish = () => {
    if (!name.trim()) return;
    setTyped(null);
    if (name.trim() !== bucket.name) onRename(name);
  };

  return (
    <Box>
      <Flex gap="3" align="end" wrap="wrap">
        <Box width="22rem" maxWidth="full">
          <Field label={t('buckets.name')} error={name.trim() ? null : t('buckets.nameNeeded')}>
            <Input
              value={name}
              maxLength={80}
              onChange={event => setTyped(event.target.value)}
              onBlur={finish}
              onKeyDown={event => {
                if (event.key === 'Enter') finish();
                if (event.key === 'Escape') setTyped(null);
              }}
            />
          </Field>
        </Box>
        {children}
        {bucket.unitIds.length === 0 ? (
          <Button variant="danger" onClick={onRemove}>
            <Trash2 aria-hidden />
            {t('buckets.remove')}
          </Button>
        ) : null}
      </Flex>
      {bucket.reason ? (
        <Text mt="1" fontSize="sm" color="muted">
          {t('buckets.reason', { parts: reasonText(bucket.reason, t, f) })}
        </Text>
      ) : null}
    </Box>
  );
}
