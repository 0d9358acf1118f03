import { Card, Grid, Skeleton } from '@kavel/ui/core';
import { PageHead } from '../../../common/page-frame';
import { HubFigures } from './hub-figures';

/** Skeleton of the page in its final size. */
export function HubSkeleton({ portfolioId }: { portfolioId: string }) {
  return (
    <>
      <PageHead title={<Skeleton as="span" display="block" height="6" width="14rem" />} />
      <HubFigures portfolioId={portfolioId} rows={undefined} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.65fr) minmax(0, 1fr)' }} gap="4">
        <Card p="3">
          <Skeleton height="28rem" />
        </Card>
        <Skeleton height="25rem" />
      </Grid>
    </>
  );
}
