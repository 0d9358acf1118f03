import { Card, Flex, SectionTitle, Skeleton, Stack, useBreakpoint } from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { FailedPart } from '../../../common/late';
import type { UnitDrawerProps } from './unit-drawer';

type Shown = Pick<UnitDrawerProps, 'row'>;

/** The place beside the table while the code of the details is loaded; a sheet over the table has none to keep. */
export function DrawerWaiting({ row }: Shown) {
  if (!useBreakpoint('lg')) return null;
  return (
    <Place address={row.address}>
      <Stack gap="4" px="4" py="3">
        <Skeleton height="5" width="60%" />
        <Skeleton height="18rem" />
      </Stack>
    </Place>
  );
}

/** Says that the details could not be loaded. */
export function DrawerFailed({ row, onRetry }: Shown & { onRetry: () => void }) {
  return (
    <Place address={row.address}>
      <FailedPart onRetry={onRetry} />
    </Place>
  );
}

function Place({ address, children }: { address: string; children: ReactNode }) {
  return (
    <Card
      display="flex"
      flexDirection="column"
      minWidth="0"
      minHeight={{ lg: 'max(28rem, calc(100dvh - 13rem))' }}
      _print={{ display: 'none' }}
    >
      <Flex alignItems="center" minHeight="12" px="4" borderBottomWidth="1px" borderColor="line">
        <SectionTitle truncate>{address}</SectionTitle>
      </Flex>
      {children}
    </Card>
  );
}
