import { isBagId } from '@kavel/contracts';
import { Skeleton } from '@kavel/ui/core';
import { WhenSeen } from '@kavel/ui/data';
import { lazy } from 'react';
import { CatalogueProvider, ScorePage } from '../../../common/scores';
import { sustainabilityIndex } from '../api/sustainability-index';
import { Frame } from './page-frame';

const IndexDetails = lazy(() => import('./index-details'));

/** The sustainability index of one address: its parts, and below them what they rest on. */
export function IndexOfAddress({ id }: { id: string }) {
  return (
    <CatalogueProvider catalogue={sustainabilityIndex}>
      <ScorePage id={id} />
      {isBagId(id) ? (
        <WhenSeen fallback={<DetailsSkeleton />}>
          <IndexDetails id={id} />
        </WhenSeen>
      ) : null}
    </CatalogueProvider>
  );
}

function DetailsSkeleton() {
  return (
    <Frame>
      <Skeleton height="40rem" />
    </Frame>
  );
}
