import { useFormats } from '@kavel/i18n';
import { Box, Flex, Pill, Text } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n';
import { useAreaCount } from './use-area-count';

export interface AreaListProps {
  shown: number;
  all: number;
  /** The class that is shown alone; null for all. */
  only: string | null;
  onAll: () => void;
  /** The table. */
  children: ReactNode;
}

/** A table of areas; above it the number of areas in it, when a class is shown alone. */
export function AreaList({ shown, all, only, onAll, children }: AreaListProps) {
  const t = useTexts();
  const { number } = useFormats();
  const areaCount = useAreaCount();
  return (
    <Flex direction="column" height="full" minHeight="0">
      {only === null ? null : (
        <Flex gap="2" alignItems="center" justifyContent="space-between" px="3" py="1.5">
          <Text as="output" fontSize="sm" color="muted">
            {t('listed', { n: number(shown), areas: areaCount(all) })}
          </Text>
          <Pill removable aria-label={t('allAreas')} onClick={onAll}>
            {only}
            <X aria-hidden />
          </Pill>
        </Flex>
      )}
      <Box flex="1 1 0" minHeight="0">
        {children}
      </Box>
    </Flex>
  );
}
