import { Box, useSeen } from '@kavel/ui/core';
import { lazy, Suspense } from 'react';
import { PartBoundary } from '../../../layout/part-boundary';

const Story = lazy(() => import('./story'));

/** Fetch only when at least this much is in view: the first visit should load the top part only. */
const fetchWhen = '0px 0px -48px 0px';
/** Approximate height, so that the page has its full length before the content loads. */
const height = { base: '215rem', md: '145rem' };

/** The rest of the page, loaded on scroll. */
export function BelowTheFold({ objectId }: { objectId: string | null | undefined }) {
  const [place, isSeen] = useSeen<HTMLDivElement>(fetchWhen);
  const room = <Box height={height} />;
  return (
    <div ref={place}>
      {isSeen ? (
        <PartBoundary fallback={null}>
          <Suspense fallback={room}>
            <Story objectId={objectId} />
          </Suspense>
        </PartBoundary>
      ) : (
        room
      )}
    </div>
  );
}
