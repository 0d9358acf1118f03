import { Box } from '@kavel/ui/core';
import { lazy, Suspense } from 'react';
import { PartBoundary } from '../../../layout/part-boundary';

const Evidence = lazy(() => import('./evidence'));

/** What estimates rest on, before an address is chosen. It follows what the page promises. */
export function EstimateStart() {
  return (
    <PartBoundary fallback={null}>
      <Suspense fallback={<Box height={{ base: '52rem', md: '30rem' }} />}>
        <Evidence />
      </Suspense>
    </PartBoundary>
  );
}
