import { Box } from '@kavel/ui/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PartBoundary } from '../../../layout/part-boundary';

const Story = lazy(() => import('./story'));

/** Fetch only when at least this much is in view: the first visit should load the top part only. */
const fetchWhen = { rootMargin: '0px 0px -48px 0px' };
/** Approximate height, so that the page has its full length before the content loads. */
const height = { base: '215rem', md: '145rem' };

/** The rest of the page, loaded on scroll. */
export function BelowTheFold({ objectId }: { objectId: string | null | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    // On a busy page one call reports several changes: out of view at first, then in view.
    const observer = new IntersectionObserver(changes => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
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
