import { Box } from '@kavel/ui/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PartBoundary } from '../../../layout/part-boundary';

const Story = lazy(() => import('./story'));

/** So much of it must be in view before it is fetched: the first visit is for what is above. */
const fetchWhen = { rootMargin: '0px 0px -48px 0px' };
/** About its height, so that the page has its length before it is there. */
const height = { base: '168rem', md: '100rem' };

/** The rest of the page, fetched by those who scroll. */
export function BelowTheFold({ objectId }: { objectId: string | null | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setWanted(true);
      observer.disconnect();
    }, fetchWhen);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const room = <Box height={height} />;
  return (
    <div ref={place}>
      {wanted ? (
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
