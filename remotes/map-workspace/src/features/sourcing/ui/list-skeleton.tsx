import { Skeleton, Stack } from '@kavel/ui/core';

/** Room of the ranking, until it is there. */
export function ListSkeleton() {
  return (
    <Stack gap="3" p="3" aria-hidden>
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} height="6" />
      ))}
    </Stack>
  );
}
